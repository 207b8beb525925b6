// Squares, pieces and moves in words.
#pragma once

#include "position/position.h"

#include <QStringList>

#include <vector>

namespace tessera {

/// Name of a square on screen.
[[nodiscard]] QString squareText(const Position& position, Square square);
/// "White bishop", as a title.
[[nodiscard]] QString pieceTitle(const Position& position, const Piece& piece);
/// "Bishop takes knight on d4 [1,1]?"
[[nodiscard]] QString captureQuestion(const Position& position, const Move& move);
/// One text a move, with its number where a reader needs it: "3. Rb1@00-b2@00", "Qd4@11-d3@11".
/// Not more than `most`. Moves that are not legal end it.
[[nodiscard]] QStringList numberedMoves(const Position& from, const std::vector<Move>& moves,
                                        std::size_t most);

} // namespace tessera
