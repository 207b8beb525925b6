// A position as a board shows it.
#pragma once

#include "board/boardscene.h"
#include "position/position.h"

namespace tessera {

/// The pieces, and no mark yet.
[[nodiscard]] BoardScene positionScene(const Position& position);

} // namespace tessera
