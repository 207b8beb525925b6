// What a legal move does. Only the sources of this folder and of proof/ include it.
#pragma once

#include "explanation.h"

namespace tessera {

/// `view` has the moving side to move. `keys`: of the game up to here, empty when not known.
[[nodiscard]] Consequence consequenceOf(const Position& view, const Move& move,
                                        std::span<const std::uint64_t> keys);

} // namespace tessera
