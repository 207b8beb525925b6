// Reads lesson files. Whether what a lesson says is true is not looked at here: see check.h.
#pragma once

#include "lesson.h"
#include "ruleset/user_rulesets.h"

namespace tessera {

/// Reads a lesson. Errors have line and column, inside positions and texts too.
[[nodiscard]] Result<Lesson> readLesson(std::string_view text, std::string_view fileName,
                                        const RulesetById& find = findRulesetById);
/// The same from a file of up to maxLessonBytes.
[[nodiscard]] Result<Lesson> readLessonFile(const std::filesystem::path& path,
                                            const RulesetById& find = findRulesetById);

/// The files of lessons/, built into the program, sorted by id. Each of them reads and holds: the
/// build and the tests check it.
struct BuiltinLesson {
    std::string_view id;
    std::string_view fileName;
    std::string_view text;
};
[[nodiscard]] std::span<const BuiltinLesson> builtinLessons();

} // namespace tessera
