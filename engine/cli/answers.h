// What the answers of several commands share: the position asked about, and its words.
#pragma once

#include "commands.h"
#include "notation/words.h"
#include "ruleset/user_rulesets.h"

namespace tessera::cli {

/// A square's name, and the capital letter of the piece on it.
[[nodiscard]] std::string nameOf(const Position& position, Square square);
[[nodiscard]] std::string letterAt(const Position& position, Square square);

/// Loads ruleset and position and hands the position on.
template<class Use>
Outcome withPosition(const Arguments& arguments, Use&& use) {
    const Result<RulesetPtr> ruleset = findRuleset(arguments.plain.front());
    if (!ruleset)
        return ruleset.error();
    const Result<Position> position = positionFrom(*ruleset, arguments);
    if (!position)
        return position.error();
    return use(*position);
}

} // namespace tessera::cli
