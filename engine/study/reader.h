// Reads study files. What a study claims is not looked at here: see check.h.
#pragma once

#include "result.h"
#include "study.h"

#include <filesystem>
#include <functional>

namespace tessera {

/// Finds a ruleset by its id. A study names no files.
using RulesetById = std::function<Result<RulesetPtr>(const std::string& id)>;

/// Those that come with the program, then the user's own. Errors: UnknownRuleset, and those of a
/// user's own file.
[[nodiscard]] Result<RulesetPtr> findRulesetById(const std::string& id);

/// Reads a study. Errors have line and column, inside the position too.
[[nodiscard]] Result<Study> readStudy(std::string_view text, std::string_view fileName,
                                      const RulesetById& find = findRulesetById);
/// The same from a file of up to maxStudyBytes.
[[nodiscard]] Result<Study> readStudyFile(const std::filesystem::path& path,
                                          const RulesetById& find = findRulesetById);

/// The files of studies/, built into the program, sorted by id. Each of them reads and holds: the
/// build and the tests check it.
struct BuiltinStudy {
    std::string_view id;
    std::string_view fileName;
    std::string_view text;
};
[[nodiscard]] std::span<const BuiltinStudy> builtinStudies();

} // namespace tessera
