// Reads a ruleset from TOML text. The schema is in engine/README.md.
#pragma once

#include "result.h"
#include "ruleset.h"

#include <string_view>

namespace tessera {

/// Largest ruleset file, in bytes.
inline constexpr std::size_t maxRulesetBytes = 256 * 1024;

/// Reads and validates the data of a ruleset, all but its start position.
/// `fileName` is only used in errors. Errors carry file, line and column.
[[nodiscard]] Result<Ruleset> readRuleset(std::string_view text, std::string_view fileName);

} // namespace tessera
