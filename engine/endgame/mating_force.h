// What a side can still hope for: whether its men can mate at all.
#pragma once

#include "position/position.h"

namespace tessera {

/// True when no position at all, however it comes about, is checkmate by these men of a side: they
/// are royal pieces alone, or the other side has nothing but one royal piece and these men, placed
/// anywhere on an empty board, cannot attack it and every square around it at once (each attacks at
/// most what it does on the empty board, and no man guards the square it stands on). Pawns count as
/// anything they may become. False proves nothing: with more than three men beside the royal ones,
/// or others on the board that could stand in their own king's way, a mate is taken to be possible.
/// With the 4096 squares of `full` it takes up to a second.
[[nodiscard]] bool cannotMate(const Position& position, Side side);

} // namespace tessera
