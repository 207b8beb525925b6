// Reads study files. What a study claims is not looked at here: see check.h.
#pragma once

#include "ruleset/user_rulesets.h"
#include "study.h"

namespace tessera {

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
