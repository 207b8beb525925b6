// Where a command takes the inner focus of a board.
#pragma once

#include "boardgeometry.h"
#include "boardscene.h"
#include "command.h"

namespace tessera {

/// The square a command goes to from `from`, the way the eye sees the boards: inside a board, from
/// board to board, to the ends of the row, to the first and last corner. At an edge it stays.
/// Nothing: it is no such command, or goes along an axis of one square.
[[nodiscard]] std::optional<Square> squareAfter(const BoardGeometry& geometry, Square from,
                                                Command command);
/// The axis that a command goes along; nothing: it goes to a corner, or nowhere.
[[nodiscard]] std::optional<Axis> walkedAxis(const BoardGeometry& geometry, Command command);
/// The axis that a command would go along, when that axis has one square only.
[[nodiscard]] std::optional<Axis> missingAxis(const BoardGeometry& geometry, Command command);

/// The next square with a piece of either side that has this letter, in the order of the squares
/// and round again at the end; from itself to itself when it is the only one.
[[nodiscard]] std::optional<Square> nextPiece(const BoardScene& scene, Square from, char letter,
                                              bool backwards);

} // namespace tessera
