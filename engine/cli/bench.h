// One number that a refactor must not change.
#pragma once

#include "result.h"

#include <cstdint>

namespace tessera::cli {

/// Nodes of fixed-depth searches and a seeded game in every built-in ruleset, folded together with
/// the positions' keys. The same on every machine; `nodes` counts the search nodes alone.
struct BenchResult {
    std::uint64_t signature = 0;
    std::uint64_t nodes = 0;
};
[[nodiscard]] BenchResult bench();

} // namespace tessera::cli
