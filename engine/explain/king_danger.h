// What a move leaves of the safety of its own royal pieces. Only the sources of this folder and of
// proof/ include it.
#pragma once

#include "explanation.h"

namespace tessera {

/// Every royal piece of the side to move that is attacked before the move or after it. The move is
/// one that only their safety can forbid.
[[nodiscard]] std::vector<KingDanger> kingDangers(const Position& view, const Move& move);

/// The cause that counts for the whole move: the moved royal piece's own, then checks that are not
/// answered, then lines that open. Legal when no royal piece is left attacked.
[[nodiscard]] Reason causeOf(const std::vector<KingDanger>& dangers);

} // namespace tessera
