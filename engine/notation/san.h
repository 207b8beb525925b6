// Ordinary algebraic notation (SAN), for rulesets on one board of files and ranks.
#pragma once

#include "position/position.h"

#include <string>
#include <string_view>

namespace tessera {

/// A legal move in this position: Nbd2, exd5, O-O, e8=Q+.
[[nodiscard]] std::string writeSan(const Position& position, const Move& move);
/// Reads a move that names exactly one legal move; `x`, `=`, `+` and `#` may be missing or wrong,
/// castling may be written with zeros, and more of the origin may be given than needed.
/// Errors: BadMove (not a move at all, or found more than one: expected lists them), BadSquare,
/// IllegalMove, MissingPromotion; with the column.
[[nodiscard]] Result<Move> readSan(const Position& position, std::string_view text);

} // namespace tessera
