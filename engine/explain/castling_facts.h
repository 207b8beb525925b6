// Castling condition by condition. Only the sources of this folder and of proof/ include it.
#pragma once

#include "explanation.h"

namespace tessera {

/// The castling that a king's move from one square to another would be: of the squares of a rule,
/// or of its length from another square. Nothing when it is neither.
[[nodiscard]] std::optional<CastlingFacts> castlingFacts(const Position& view, const Position& real,
                                                         Square from, Square to);

/// The first condition that fails, or Legal. The safety of other royal pieces comes after these.
[[nodiscard]] Reason castlingReason(const CastlingFacts& facts, bool onTurn);

} // namespace tessera
