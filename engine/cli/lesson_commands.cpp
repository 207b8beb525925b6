#include "lesson_commands.h"

#include "json.h"
#include "lesson/check.h"
#include "lesson/evaluate.h"
#include "lesson/reader.h"
#include "notation/fen4d.h"
#include "notation/lan.h"
#include "notation/square_name.h"

namespace tessera::cli {

namespace {

void writeMoves(JsonWriter& json, Position at, const std::vector<Move>& moves) {
    json.beginArray();
    for (const Move& move : moves) {
        json.value(writePlainMove(at, move));
        at.make(move);
    }
    json.endArray();
}

void writeSquares(JsonWriter& json, const Position& position, const std::vector<Square>& squares) {
    json.beginArray();
    for (const Square square : squares)
        json.value(squareName(position.ruleset(), position.geometry(), square));
    json.endArray();
}

void writeStep(JsonWriter& json, const LessonStep& step) {
    json.beginObject().key("kind").value(step.kind());
    json.key("position").value(writeFen(step.position));
    if (const auto* asked = std::get_if<TryStep>(&step.body)) {
        json.key("answer");
        writeMoves(json, step.position, asked->answer);
        json.key("first-moves").beginArray();
        for (const Move& move : movesThatMeet(step.position, goalOf(*asked, 0)))
            json.value(writePlainMove(step.position, move));
        json.endArray();
    }
    if (std::holds_alternative<FindStep>(step.body) ||
        std::holds_alternative<CountStep>(step.body)) {
        json.key("squares");
        writeSquares(json, step.position, squaresToFind(step));
    }
    if (const auto* play = std::get_if<PlayStep>(&step.body)) {
        json.key("line");
        writeMoves(json, step.position, play->line);
    }
    json.endObject();
}

} // namespace

Outcome checkLessonFile(const Arguments& arguments, std::ostream& out) {
    const Result<Lesson> lesson = readLessonFile(arguments.plain.front());
    if (!lesson)
        return lesson.error();
    if (auto error = checkLesson(*lesson))
        return *error;
    JsonWriter json;
    json.beginObject().key("valid").value(true).key("id").value(lesson->id);
    json.key("ruleset").value(lesson->ruleset->data().id);
    json.key("course").value(lesson->course).key("order").value(lesson->order);
    json.key("texts").value(lesson->texts().size()).key("steps").beginArray();
    for (const LessonStep& step : lesson->steps)
        writeStep(json, step);
    out << json.endArray().endObject().text() << '\n';
    return {};
}

Outcome lessonTexts(const Arguments& arguments, std::ostream& out) {
    const Result<Lesson> lesson = readLessonFile(arguments.plain.front());
    if (!lesson)
        return lesson.error();
    JsonWriter json;
    json.beginObject().key("id").value(lesson->id).key("texts").beginArray();
    for (const std::string& text : lesson->texts())
        json.value(text);
    out << json.endArray().endObject().text() << '\n';
    return {};
}

} // namespace tessera::cli
