// Rulesets of the user's own: TOML files in one folder, each named <id>.toml.
#pragma once

#include "compiled_ruleset.h"

#include <functional>
#include <optional>
#include <vector>

namespace tessera {

/// Where a user's own rulesets lie: rulesets/ in the program's folder below the user's data folder
/// (XDG_DATA_HOME, or ~/.local/share). Nothing when neither it nor HOME is set.
[[nodiscard]] std::optional<std::filesystem::path> userRulesetFolder();

/// The ruleset files of a folder, sorted by name; empty when the folder is missing.
[[nodiscard]] std::vector<std::filesystem::path> rulesetFiles(const std::filesystem::path& folder);

/// A ruleset by the id of one that comes with the program, the name of a file in the user's folder
/// without its ending, or a file's path, looked for in this order. Errors: UnknownRuleset, and
/// those of loadRulesetFile.
[[nodiscard]] Result<RulesetPtr> findRuleset(const std::string& idOrFile);

/// Finds a ruleset by its id: what studies and lessons name. They name no files.
using RulesetById = std::function<Result<RulesetPtr>(const std::string& id)>;

/// Those that come with the program, then the user's own. Errors: UnknownRuleset, and those of a
/// user's own file.
[[nodiscard]] Result<RulesetPtr> findRulesetById(const std::string& id);

} // namespace tessera
