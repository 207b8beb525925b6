// Moves for the ear.
#pragma once

#include "position/position.h"
#include "spokenstyle.h"

namespace tessera {

/// A legal move that is about to be played in `before`, without its side: "Ra1@00xa1@01", "rook
/// takes bishop, a1 to a1, W plus 1, now on Z 0, W 1", "knight, bravo one to charlie three, on Z
/// zero, W zero". No full stop at its end.
[[nodiscard]] QString spokenMove(const Position& before, const Move& move, SpokenStyle style);
/// The same with who plays it, as a sentence: "White: rook takes bishop, ...".
[[nodiscard]] QString spokenPly(const Position& before, const Move& move, SpokenStyle style);
/// "white rook, b3, Z 0, W 1"; an empty square: "empty, b3, Z 0, W 1".
[[nodiscard]] QString spokenOccupant(const Position& position, Square square, SpokenStyle style);

} // namespace tessera
