// Squares, pieces and moves in words.
#pragma once

#include "position/position.h"

#include <QString>

namespace tessera {

/// Name of a square on screen.
[[nodiscard]] QString squareText(const Position& position, Square square);
/// "White bishop", as a title.
[[nodiscard]] QString pieceTitle(const Position& position, const Piece& piece);
/// "Bishop takes knight on d4 [1,1]?"
[[nodiscard]] QString captureQuestion(const Position& position, const Move& move);

} // namespace tessera
