// A position as a board shows it.
#pragma once

#include "board/boardscene.h"
#include "position/position.h"

namespace tessera {

/// The pieces, and no mark yet.
[[nodiscard]] BoardScene positionScene(const Position& position);
/// The same after a move, which is marked, and so are kings in check.
[[nodiscard]] BoardScene sceneAfter(const Position& position, const Move& last);

} // namespace tessera
