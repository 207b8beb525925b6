// Moves and tries in words.
#pragma once

#include "position/position.h"
#include "spokenstyle.h"

#include <QString>

namespace tessera {

/// Name of a square on screen.
[[nodiscard]] QString squareText(const Position& position, Square square);
/// "White bishop", as a title.
[[nodiscard]] QString pieceTitle(const Position& position, const Piece& piece);
/// "Bishop takes knight on d4 [1,1]?"
[[nodiscard]] QString captureQuestion(const Position& position, const Move& move);
/// Why a piece cannot go there, as far as the list of legal moves tells. `aloud`: for the ear, in
/// this style; nothing: for the eye.
[[nodiscard]] QString refusalText(const Position& position, Square from, Square to,
                                  std::optional<SpokenStyle> aloud = std::nullopt);

} // namespace tessera
