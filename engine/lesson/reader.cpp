#include "reader.h"

#include "ruleset/axis_names.h"
#include "step_reader.h"
#include "text_file.h"

#include <algorithm>
#include <bit>

namespace tessera {

namespace {

constexpr std::size_t mostSteps = 60;
constexpr std::size_t mostAfter = 8;
constexpr std::size_t compareKind = 8;

void readHead(Faults& faults, const TableReader& root, Lesson& lesson) {
    lesson.id = readFileId(faults, root, "id", true);
    lesson.title = root.requiredText("title", mostTitleBytes);
    lesson.goal = root.requiredText("goal", mostShortTextBytes, TextKind::Prose);
    lesson.order = root.requiredInteger("order", 1, 99);
    lesson.minutes = root.requiredInteger("minutes", 1, 60);
    lesson.author = root.requiredText("author", mostTitleBytes);
    if (const TomlValue* course = root.required("course", TomlType::String)) {
        const std::vector<std::string_view> words(lessonCourses().begin(), lessonCourses().end());
        if (const auto word = readWord(faults, *course, "course", words))
            lesson.course = words[*word];
    }
    const TomlValue* after = root.optional("after", TomlType::Array);
    lesson.after = root.texts("after", mostAfter, mostTitleBytes);
    for (std::size_t i = 0; after && i < lesson.after.size(); ++i)
        if (!isFileId(lesson.after[i]) || lesson.after[i] == lesson.id)
            faults.add(ErrorCode::BadValue, after->items[i], {}, "after: ids of other lessons");
}

/// How the picture beside the board stands.
void readLook(const StepContext& context) {
    const TableReader& table = context.table;
    const Geometry& geometry = context.step.position.geometry();
    context.step.light = readAxes(context.faults, table, "light", geometry);
    context.step.turn = readAxes(context.faults, table, "turn", geometry);
    if (table.has("turn") && std::popcount(context.step.turn) != 2)
        context.faults.add(ErrorCode::BadValue, *table.table().find("turn"), {},
                           "step.turn: two axes");
    context.step.overview = table.flag("overview");
    if (const TomlValue* value = table.optional("arrangement", TomlType::String)) {
        const std::vector<std::string_view> words(arrangementWords().begin(),
                                                  arrangementWords().end());
        if (const auto word = readWord(context.faults, *value, "step.arrangement", words))
            context.step.arrangement = static_cast<StepArrangement>(*word + 1);
    }
}

/// Steps are read one after another: each may go on from the last.
class StepsReader {
public:
    StepsReader(Faults& faults, Lesson& lesson, const RulesetById& find)
        : m_faults(faults), m_lesson(lesson), m_find(find) {}

    void read(const TomlValue& value) {
        const TomlValue* kind = value.find("kind");
        if (!kind) {
            m_faults.add(ErrorCode::MissingKey, value, {}, "step.kind");
            return;
        }
        const auto word = readWord(m_faults, *kind, "step.kind",
                                   {stepKindWords().begin(), stepKindWords().end()});
        if (!word)
            return;
        std::vector<std::string_view> keys = bodyKeys(*word);
        keys.insert(keys.end(),
                    {"kind", "title", "text", "arrangement", "light", "turn", "overview", "claim"});
        if (*word != compareKind)
            for (const std::string_view key : placedKeys())
                keys.push_back(key);
        const TableReader table(m_faults, value, "step", keys);
        const auto position = startOf(table, *word);
        if (!position)
            return;
        LessonStep step{.position = *position, .after = *position};
        step.places.step = {m_faults.fileName(), value.line, value.column, 0};
        step.continues = *word != compareKind && !table.has("position") && !table.has("pieces");
        const StepContext context{m_faults, table, m_find, step};
        step.title = table.optionalText("title", mostTitleBytes);
        if (*word != compareKind)
            step.text = readMarkedText(m_faults, table, "text", mostTextBytes, true, step.position);
        readLook(context);
        if (!m_faults.any())
            readBody(context, *word);
        if (!m_faults.any())
            readClaims(context);
        if (!m_faults.any())
            step.done =
                readMarkedText(m_faults, table, "done", mostShortTextBytes, false, step.after);
        m_lesson.steps.push_back(std::move(step));
    }

private:
    /// Where the step begins. A comparison has its own boards; until they are read it stands on the
    /// ruleset's start.
    std::optional<Position> startOf(const TableReader& table, std::size_t kind) {
        if (kind == compareKind)
            return Position(m_lesson.ruleset);
        const auto placed = readPlaced(m_faults, table, m_lesson.ruleset);
        if (placed || m_faults.any())
            return placed;
        // After a game or a comparison nobody knows what stands on the board.
        const auto* last = m_lesson.steps.empty() ? nullptr : &m_lesson.steps.back();
        if (last && !std::holds_alternative<PlayStep>(last->body) &&
            !std::holds_alternative<CompareStep>(last->body))
            return last->after;
        m_faults.add(ErrorCode::MissingKey, table.table(), {}, "step.position");
        return std::nullopt;
    }

    Faults& m_faults;
    Lesson& m_lesson;
    const RulesetById& m_find;
};

} // namespace

Result<Lesson> readLesson(std::string_view text, std::string_view fileName,
                          const RulesetById& find) {
    if (text.size() > maxLessonBytes)
        return Error{ErrorCode::TooLarge, Place{std::string(fileName), 0, 0, 0},
                     std::to_string(text.size()), std::to_string(maxLessonBytes)};
    const Result<TomlValue> document = readToml(text, fileName);
    if (!document)
        return document.error();
    Faults faults(fileName, text);
    const TableReader root(faults, *document, {},
                           {"id", "ruleset", "course", "order", "title", "goal", "minutes", "after",
                            "author", "step"});
    Lesson lesson;
    const std::string id = readFileId(faults, root, "ruleset", true);
    readHead(faults, root, lesson);
    const TomlValue* list = root.required("step", TomlType::Array);
    if (!faults.any())
        lesson.ruleset = readRuleset(faults, root, id, find);
    if (list && (list->items.empty() || list->items.size() > mostSteps))
        faults.add(ErrorCode::OutOfRange, *list, std::to_string(list->items.size()),
                   "step: 1 to " + std::to_string(mostSteps) + " items");
    if (faults.any())
        return faults.first();
    StepsReader steps(faults, lesson, find);
    for (const TomlValue* value : root.tables("step", mostSteps)) {
        steps.read(*value);
        if (faults.any())
            return faults.first();
    }
    if (faults.any())
        return faults.first();
    return lesson;
}

Result<Lesson> readLessonFile(const std::filesystem::path& path, const RulesetById& find) {
    const Result<std::string> text = readTextFile(path, maxLessonBytes);
    if (!text)
        return text.error();
    return readLesson(*text, path.string(), find);
}

} // namespace tessera
