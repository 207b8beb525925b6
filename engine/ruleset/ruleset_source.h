// A ruleset together with where its parts stand in its file.
#pragma once

#include "reader.h"

namespace tessera {

struct RulesetSource {
    Ruleset ruleset;
    std::size_t startQuote = 0; ///< byte offset of the opening quote of the start position
};

/// What readRuleset does, with the place of the start position, which is checked later by others.
[[nodiscard]] Result<RulesetSource> readRulesetSource(std::string_view text,
                                                      std::string_view fileName);

/// Place in the file of the `column`-th byte (from 1) of the start position.
[[nodiscard]] Place placeInStart(const RulesetSource& source, std::string_view text,
                                 std::string_view fileName, int column);

} // namespace tessera
