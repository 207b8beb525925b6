// Who plays a game: a person or the computer, for each side. It is kept in the game's record.
#pragma once

#include "match.h"

#include <QtGlobal>

#include <string>

namespace tessera {

/// A tag of our own: the square of the piece that one player does without (see odds.h).
inline constexpr std::string_view oddsTag = "Odds";

struct Players {
    std::optional<int> white; ///< the computer, of this level (see search.h); nothing: a person
    std::optional<int> black;
    quint64 seed = 0; ///< of the computer's choices in this game
    /// Of persons, as UTF-8; empty: not named, or the computer.
    std::string whiteName{};
    std::string blackName{};

    /// The computer's level; nothing: a person plays this side.
    [[nodiscard]] std::optional<int> level(Side side) const {
        return side == Side::White ? white : black;
    }
    [[nodiscard]] bool computerPlays() const { return white || black; }
    [[nodiscard]] bool onlyComputers() const { return white && black; }
    [[nodiscard]] const std::string& name(Side side) const {
        return side == Side::White ? whiteName : blackName;
    }
    /// The same with the other colours.
    [[nodiscard]] Players swapped() const { return {black, white, seed, blackName, whiteName}; }
    /// The person who plays against the computer; nothing: there are two of them, or none.
    [[nodiscard]] std::optional<Side> person() const;

    friend bool operator==(const Players&, const Players&) = default;
};

/// Two persons, unless the tags that writePlayers writes say otherwise.
[[nodiscard]] Players playersOf(const Match& match);
/// Names the players in the record: PGN's WhiteType ("human" or "program") and White ("Computer,
/// level 3"), and tags of our own for the levels and the seed. Persons without a name keep the one
/// that stands there.
void writePlayers(Match& match, const Players& players);

} // namespace tessera
