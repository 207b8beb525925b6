// What a game has become since it was taken from a kept file.
#pragma once

#include "notation/record.h"

namespace tessera {

/// Tag of a window's own file: the kept file, in the same folder, that its game came from.
inline constexpr std::string_view keptAsTag = "KeptAs";
/// Tag of words that a person finds a game by, with commas between.
inline constexpr std::string_view keywordsTag = "Keywords";

enum class KeptGame : std::uint8_t {
    Whole,  ///< the file holds all of the game
    GoesOn, ///< the game begins with all that the file holds, and goes on or has ended since
    Other,  ///< each holds something that the other one does not
};

/// Compares moves and results; an end that was taken back without another move loses nothing that
/// is worth a file of its own.
[[nodiscard]] KeptGame compareKept(const Record& file, const Record& game);
/// The game, described as the file is by now: title, names, keywords and what stands beside the
/// moves may have been changed there.
[[nodiscard]] Record goneOn(const Record& file, const Record& game);

} // namespace tessera
