// Lesson files.
#include "fuzz.h"

#include "lesson/check.h"
#include "lesson/evaluate.h"
#include "lesson/reader.h"

#include <algorithm>

using namespace tessera;

namespace {

/// Nothing but the rulesets of the program: a fuzzer opens no files.
Result<RulesetPtr> find(const std::string& id) {
    if (RulesetPtr ruleset = builtinRuleset(id))
        return ruleset;
    return Error{ErrorCode::UnknownRuleset, {}, id, {}};
}

/// A forced mate may take long to refute, and goals of many moves have many ways.
bool isQuick(const LessonStep& step) {
    const auto* asked = std::get_if<TryStep>(&step.body);
    return !asked || (asked->goals.size() == 1 && asked->goals.front().mateIn <= 1);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::asText(data, size);
    const Result<Lesson> lesson = readLesson(text, "fuzz.toml", find);
    if (!lesson) {
        fuzz::checkError(lesson.error(), text);
        return 0;
    }
    for (const LessonStep& step : lesson->steps) {
        fuzz::checkPosition(step.position);
        fuzz::checkPosition(step.after);
    }
    if (std::ranges::all_of(lesson->steps, isQuick))
        (void)checkLesson(*lesson);
    return 0;
}
