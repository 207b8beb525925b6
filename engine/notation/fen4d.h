// FEN4D positions (ordinary FEN for rulesets that say so). See engine/README.md.
#pragma once

#include "position/position.h"

#include <string>
#include <string_view>

namespace tessera {

/// Reads a position; errors carry the column.
[[nodiscard]] Result<Position> readFen(const RulesetPtr& ruleset, std::string_view text);
[[nodiscard]] std::string writeFen(const Position& position);

} // namespace tessera
