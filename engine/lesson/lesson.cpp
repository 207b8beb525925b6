#include "lesson.h"

#include <algorithm>
#include <unordered_set>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 6> courses{"zero",      "dimensions", "lite",
                                                  "tesschess", "full",       "own"};
constexpr std::array<std::string_view, 9> kinds{"explain", "show",    "try",  "find",   "count",
                                                "choose",  "inspect", "play", "compare"};
constexpr std::array<std::string_view, 3> arrangements{"nested", "cubes", "boards"};
constexpr std::array<std::string_view, 4> playGoals{"mate", "promote", "capture", "moves"};

const std::vector<std::string> noHints{};

/// Keeps each text once, in the order they come.
class TextList {
public:
    void add(const std::string& text) {
        if (!text.empty() && m_known.insert(text).second)
            m_all.push_back(text);
    }
    void addOf(const LessonStep& step) {
        add(step.title);
        add(step.text);
        if (const auto* show = std::get_if<ShowStep>(&step.body))
            for (const ShowFrame& frame : show->frames)
                add(frame.text);
        if (const auto* compare = std::get_if<CompareStep>(&step.body))
            for (const CompareStep::Frame& frame : compare->frames)
                add(frame.text);
        if (const auto* choose = std::get_if<ChooseStep>(&step.body)) {
            for (const ChooseStep::Choice& choice : choose->choices) {
                add(choice.text);
                add(choice.reason);
            }
        }
        for (const std::string& hint : step.hints())
            add(hint);
        add(step.done);
    }
    std::vector<std::string> take() { return std::move(m_all); }

private:
    std::vector<std::string> m_all;
    std::unordered_set<std::string> m_known;
};

} // namespace

std::string_view LessonStep::kind() const {
    return kinds[body.index()];
}

bool LessonStep::asks() const {
    return !std::holds_alternative<ExplainStep>(body) && !std::holds_alternative<ShowStep>(body) &&
           !std::holds_alternative<CompareStep>(body);
}

const std::vector<std::string>& LessonStep::hints() const {
    if (const auto* step = std::get_if<TryStep>(&body))
        return step->hints;
    if (const auto* step = std::get_if<FindStep>(&body))
        return step->hints;
    if (const auto* step = std::get_if<CountStep>(&body))
        return step->hints;
    return noHints;
}

std::vector<std::string> Lesson::texts() const {
    TextList list;
    list.add(title);
    list.add(goal);
    for (const LessonStep& step : steps)
        list.addOf(step);
    return list.take();
}

std::span<const std::string_view> lessonCourses() {
    return courses;
}
std::span<const std::string_view> stepKindWords() {
    return kinds;
}
std::span<const std::string_view> arrangementWords() {
    return arrangements;
}
std::span<const std::string_view> playGoalWords() {
    return playGoals;
}

} // namespace tessera
