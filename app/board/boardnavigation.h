// Where a key takes the inner focus of a board.
#pragma once

#include "boardgeometry.h"

#include <QKeyEvent>

namespace tessera {

/// The square a key goes to from `from`, the way the eye sees the boards: arrows inside a board,
/// Alt+arrows from board to board, Home and End along the row, Ctrl+Home and Ctrl+End to the first
/// and last corner, Page Up and Page Down from board to board upwards. At an edge it stays.
/// Nothing: the key means nothing here, such as an axis of one square.
[[nodiscard]] std::optional<Square> squareAfterKey(const BoardGeometry& geometry, Square from,
                                                   int key, Qt::KeyboardModifiers modifiers);

} // namespace tessera
