// What advisers may spend on a position.
#pragma once

#include "search/search.h"

namespace tessera {

/// Each adviser has a memory of its own, and several can be at work.
[[nodiscard]] inline SearchOptions adviserOptions(int lines = 1) {
    SearchOptions options;
    options.memoryBytes = std::size_t{16} << 20U;
    options.lines = lines;
    return options;
}

/// As many positions as told; 0: as many as there is time for.
[[nodiscard]] inline SearchLimits limitsOf(int nodes, std::chrono::milliseconds time) {
    SearchLimits limits;
    if (nodes > 0)
        limits.nodes = static_cast<std::uint64_t>(nodes);
    else
        limits.time = time;
    return limits;
}

} // namespace tessera
