// What the computer thinks of a game as a whole: draws and giving up.
#pragma once

#include "position/game.h"
#include "search/search.h"

#include <QString>

#include <span>

namespace tessera {

/// What the computer thought of a position when it was to move there, from its own side.
struct Judged {
    std::size_t ply = 0;
    int value = 0; ///< hundredths of a pawn; mates are worth more than anything else
};

/// A score as one number.
[[nodiscard]] int valueOf(const SearchScore& score);

/// How a side sees a draw that is offered to it.
enum class DrawView : std::uint8_t { Opening, Better, Gaining, Level, Worse };

/// `now` and `before` are from the side that is asked; `before` are its own moves, in order.
[[nodiscard]] DrawView viewOfDraw(const Game& game, int now, std::span<const Judged> before);
[[nodiscard]] bool acceptsDraw(DrawView view);
/// Why a draw is accepted or declined, as a sentence.
[[nodiscard]] QString drawReason(DrawView view);

/// Whether a side offers a draw after its move: it has been level for long, and nothing happens.
[[nodiscard]] bool offersDraw(const Game& game, std::span<const Judged> own);
/// Whether a side gives up: it has been lost beyond doubt for several moves. The weakest levels
/// play on to the mate, for their opponents learn to give it.
[[nodiscard]] bool resigns(const Position& position, std::span<const Judged> own, int level);

} // namespace tessera
