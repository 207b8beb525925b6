// Lesson files as people write them: what they say is read, and every fault has its place.
#include "lesson/markup.h"
#include "lesson/reader.h"
#include "support/positions.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

const std::string good = R"(id = "a-lesson"
ruleset = "fide"
course = "own"
order = 3
title = "A lesson"
goal = "You can test a lesson."
minutes = 5
after = ["another-one"]
author = "A. Tester"

[[step]]
kind = "explain"
pieces = "Kg1 Rb1 kg8 pf7 pg7 ph7"
light = ["x"]
turn = ["x", "y"]
arrangement = "cubes"
text = "The rook on {b1} goes {b1>b8|up}. {b1*|All of it}. {x} and {y|the other}."
claim = [{ outcome = "ongoing" }, { move = "b1c2", reason = "wrong-pattern" }]

[[step]]
kind = "try"
text = "Mate."
goal = { piece = "b1", mate = true }
answer = ["b1b8"]
hints = ["The last rank.", "The rook on {b1}.", "It goes to {b8}."]
done = "The king on {g8} has no way out."

[[step]]
kind = "show"
position = "start"
text = "A game begins."

[[step.frame]]
move = "e2e4"
text = "White."
[[step.frame]]
move = "e7e5"
[[step.frame]]
way = "g1f3"
[[step.frame]]
reach = "g1"
afresh = true

[[step]]
kind = "find"
position = "start"
text = "Where can the knight go?"
set = "moves"
of = "g1"
hints = ["It jumps.", "From {g1}.", "To {f3}."]

[[step]]
kind = "count"
text = "How many pawns does Black have?"
set = "pieces"
piece = "P"
side = "black"
answer = 8

[[step]]
kind = "choose"
text = "Who begins?"
[[step.choice]]
text = "White"
right = true
reason = "Always."
[[step.choice]]
text = "Black"
reason = "Never."

[[step]]
kind = "inspect"
text = "Look at the knight on {b8}."
of = "b8"
what = "moves"

[[step]]
kind = "play"
position = "6k1/5ppp/8/8/8/8/8/1R4K1 w - - 0 1"
text = "Mate."
goal = "mate"
within = 5
level = 1
line = ["b1b8"]

[[step]]
kind = "compare"
text = "{a1} here, {right:Aa1} there."
left = { ruleset = "fide", pieces = "Ke1 ke8 Ra1", of = "a1" }
right = { ruleset = "raumschach", pieces = "KAc1 kEc5 RAa1", of = "Aa1" }
pairs = [["a1", "Aa1"]]
frame = [{ left = "a5", right = "Aa5", text = "Up." }]
)";

std::string changed(const std::string& from, const std::string& to) {
    std::string text = good;
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
        qFatal("no %s", from.c_str());
    return text.replace(at, from.size(), to);
}

int lineOf(const std::string& words) {
    return 1 + int(std::count(good.begin(), good.begin() + std::ptrdiff_t(good.find(words)), '\n'));
}

template<class Body>
const Body& bodyOf(const Lesson& lesson, std::size_t step) {
    return std::get<Body>(lesson.steps.at(step).body);
}

} // namespace

class TestLessonReader : public QObject {
    Q_OBJECT

private slots:
    void aGoodLesson() {
        const Result<Lesson> lesson = readLesson(good, "lesson.toml");
        QVERIFY2(lesson.ok(), lesson ? "" : qPrintable(toText(lesson.error())));
        QCOMPARE(lesson->id, "a-lesson");
        QCOMPARE(lesson->course, "own");
        QCOMPARE(lesson->order, 3);
        QCOMPARE(lesson->minutes, 5);
        QCOMPARE(lesson->after, std::vector<std::string>{"another-one"});
        QCOMPARE(lesson->steps.size(), 9U);
        const LessonStep& first = lesson->steps[0];
        QCOMPARE(first.light, axisBit(Axis::X));
        QCOMPARE(first.turn, AxisSet(axisBit(Axis::X) | axisBit(Axis::Y)));
        QCOMPARE(first.arrangement, StepArrangement::Cubes);
        QCOMPARE(first.claims.size(), 2U);
        QVERIFY(!first.asks() && !first.continues);

        const auto& asked = bodyOf<TryStep>(*lesson, 1);
        QVERIFY(lesson->steps[1].continues && lesson->steps[1].asks());
        QCOMPARE(asked.goals.size(), 1U);
        QVERIFY(asked.goals[0].mate);
        QCOMPARE(lesson->steps[1].hints().size(), hintCount);
        QCOMPARE(lesson->steps[1].after.outcome(), OutcomeKind::Checkmate);

        const auto& show = bodyOf<ShowStep>(*lesson, 2);
        QCOMPARE(show.frames.size(), 4U);
        QCOMPARE(show.frames[2].way.size(), 2U);
        QCOMPARE(toText(show.frames[3].before), toText(startOf("fide")));
        QVERIFY(toText(show.frames[1].after) != toText(show.frames[1].before));

        QCOMPARE(bodyOf<FindStep>(*lesson, 3).asked.kind, AskedKind::Moves);
        QCOMPARE(bodyOf<CountStep>(*lesson, 4).answer, 8);
        QVERIFY(bodyOf<ChooseStep>(*lesson, 5).choices[0].right);
        QVERIFY(bodyOf<InspectStep>(*lesson, 6).what == InspectStep::What::Moves);
        QCOMPARE(bodyOf<PlayStep>(*lesson, 7).line.size(), 1U);
        const auto& compare = bodyOf<CompareStep>(*lesson, 8);
        QCOMPARE(compare.boards[1].position.ruleset().id, "raumschach");
        QCOMPARE(compare.frames[0].ways[1].size(), 5U);
        QCOMPARE(compare.pairs.size(), 1U);
        // A way that only one of the boards has.
        const auto alone = readLesson(changed("left = \"a5\", ", ""), "alone.toml");
        QVERIFY(alone);
        const auto& frame = bodyOf<CompareStep>(*alone, 8).frames[0];
        QVERIFY(frame.ways[0].empty());
        QCOMPARE(frame.ways[1].size(), 5U);
    }

    void textsToTranslate() {
        const Result<Lesson> lesson = readLesson(good, "lesson.toml");
        const std::vector<std::string> texts = lesson->texts();
        const auto has = [&](const char* text) {
            return std::ranges::find(texts, std::string(text)) != texts.end();
        };
        for (const char* text : {"A lesson", "You can test a lesson.", "White.", "Always.",
                                 "It goes to {b8}.", "The king on {g8} has no way out.", "Up."})
            QVERIFY2(has(text), text);
        // "Mate." is said by two steps.
        QCOMPARE(std::ranges::count(texts, std::string("Mate.")), 1);
    }

    void marks() {
        const Position board = positionOf("fide", Placed{"Kg1 Rb1 kg8"});
        const auto runs = readMarkup(board, "From {b1} {b1>b3|up} on {y}. {b1*|All}.");
        QVERIFY(runs.ok());
        QCOMPARE(plainText(*runs), "From b1 up on Y. All.");
        QCOMPARE(runs->size(), 9U);
        QVERIFY(!(*runs)[0].link);
        const auto& way = (*runs)[3].link;
        QVERIFY(way && way->kind == TextLink::Kind::Way);
        QCOMPARE(way->lit, (std::vector{squareOf(board, "b1"), squareOf(board, "b2"),
                                        squareOf(board, "b3")}));
        QVERIFY((*runs)[5].link->axis == Axis::Y);
        QCOMPARE((*runs)[7].link->lit.size(), 13U);
    }

    void wrongMarks_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        const auto row = [](const char* name, const char* text, int column) {
            QTest::newRow(name) << QString::fromLatin1(text) << column;
        };
        row("not closed", "On {b1 and on", 4);
        row("not opened", "On b1} and on", 6);
        row("one in another", "On {b1 {b2}}", 4);
        row("nothing in it", "On {} and on", 5);
        row("no square", "On {b9}", 5);
        row("no axis of a flat board", "Along {w}", 8);
        row("a way without words", "Go {b1>b3}", 5);
        row("a way that a rook cannot go", "Go {b1>c2|so}", 5);
        row("a way that is none", "Go {a1>b3|so}", 5);
        row("reach of nothing", "All of {a5*|it}", 9);
        row("words that are none", "On {b1| }", 7);
        row("something after the square", "On {b1b2|it}", 5);
        row("another board", "On {right:b1}", 5);
    }
    void wrongMarks() {
        QFETCH(QString, text);
        QFETCH(int, column);
        const Position board = positionOf("fide", Placed{"Kg1 Rb1 kg8"});
        const auto runs = readMarkup(board, text.toStdString());
        QVERIFY(!runs.ok());
        QCOMPARE(runs.error().place.column, column);
    }

    void faults_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const char* from, const char* to, ErrorCode code,
                            int below = 0) {
            const int line = lineOf(from) + (from[0] == '\n' ? 1 : 0) + below;
            QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to) << int(code)
                                << line;
        };
        using enum ErrorCode;
        row("no TOML", "order = 3", "order =", TomlSyntax);
        row("unknown key", "order = 3", "ordre = 3", UnknownKey);
        row("an id that is a path", "a-lesson", "../a", BadValue);
        row("no such ruleset", "\"fide\"", "\"fides\"", UnknownRuleset);
        row("no such course", "\"own\"", "\"mine\"", BadValue);
        row("order out of range", "order = 3", "order = 100", OutOfRange);
        row("minutes out of range", "minutes = 5", "minutes = 0", OutOfRange);
        row("after itself", "another-one", "a-lesson", BadValue);
        row("no author", "author = \"A. Tester\"\n", "", MissingKey, -8);
        row("no such kind", "\"explain\"", "\"tell\"", BadValue);
        row("no kind", "kind = \"explain\"\n", "", MissingKey, -1);
        row("no text", "text = \"Mate.\"\n", "", MissingKey, -2);
        row("a key of another kind", "arrangement = \"cubes\"", "set = \"moves\"", UnknownKey);
        row("unknown piece", "pieces = \"Kg1", "pieces = \"Kg1 Zb2", UnknownLetter);
        row("unknown square", "pieces = \"Kg1", "pieces = \"Kg9", BadSquare);
        row("two on a square", "Rb1 kg8", "Rg1 kg8", BadValue);
        row("no king", "pieces = \"Kg1 ", "pieces = \"", RoyalCount);
        row("castling without pieces", "position = \"start\"\ntext = \"Where",
            "position = \"start\"\ncastling = [\"h1\"]\ntext = \"Where", BadValue, 1);
        row("castling of a rook that is not home", "kg8 pf7 pg7 ph7\"\n",
            "kg8 pf7 pg7 ph7\"\ncastling = [\"b1\"]\n", BadCastling);
        row("pieces and position", "light = [\"x\"]", "position = \"start\"", BadValue, -1);
        row("the first step has no position", "pieces = \"Kg1 Rb1 kg8 pf7 pg7 ph7\"\n", "",
            MissingKey, -2);
        row("no such axis", "light = [\"x\"]", "light = [\"w\"]", BadValue);
        row("turning in three axes", "turn = [\"x\", \"y\"]", "turn = [\"x\"]", BadValue);
        row("no such arrangement", "\"cubes\"", "\"cube\"", BadValue);
        row("a mark that is none", "{b1>b8|up}", "{b1>c8|up}", BadValue);
        row("a claim of two things", "{ outcome = \"ongoing\" }",
            "{ outcome = \"ongoing\", shows = \"check\" }", BadValue);
        row("a reason that is none", "\"wrong-pattern\"", "\"wrong\"", BadValue);
        row("a goal that asks nothing", "{ piece = \"b1\", mate = true }", "{}", BadValue);
        row("a goal of another name", "mate = true }", "mat = true }", UnknownKey);
        row("the opposite of a goal", "mate = true }", "mate = false }", BadValue);
        row("an illegal answer", "[\"b1b8\"]\nhints", "[\"b1c8\"]\nhints", IllegalMove);
        row("no answer", "answer = [\"b1b8\"]\n", "", MissingKey, -4);
        row("two hints", "\"The last rank.\", ", "", OutOfRange);
        row("a hint with a wrong mark", "{b8}.\"]", "{b0}.\"]", BadSquare);
        row("what is said with a wrong mark", "{g8} has", "{g} has", BadValue);
        row("a frame of nothing", "way = \"g1f3\"\n", "", BadValue, -1);
        row("a frame of an illegal move", "\"e7e5\"", "\"e7e4\"", IllegalMove);
        row("a way that is none", "\"g1f3\"", "\"g1g3\"", BadValue);
        row("a set that is none", "\"moves\"\nof = \"g1\"", "\"goes\"\nof = \"g1\"", BadValue);
        row("a set of an empty square", "of = \"g1\"", "of = \"g4\"", BadValue);
        row("a set without its square", "of = \"g1\"\n", "", MissingKey, -5);
        row("a set with a key of another", "piece = \"P\"", "axes = [\"x\"]", BadValue);
        row("a set without its side", "side = \"black\"\n", "", MissingKey, -5);
        row("no number", "answer = 8", "answer = \"8\"", WrongType);
        row("a choice without reason", "reason = \"Never.\"\n", "", MissingKey, -2);
        row("nothing to look at", "what = \"moves\"", "what = \"king\"", BadValue);
        row("a level too high", "level = 1", "level = 11", OutOfRange);
        row("a goal of play", "goal = \"mate\"", "goal = \"win\"", BadValue);
        row("a game that is too long", "within = 5", "within = 61", OutOfRange);
        row("a board without position", "pieces = \"Ke1 ke8 Ra1\", ", "", MissingKey);
        row("a way the compared piece cannot go", "left = \"a5\"", "left = \"b5\"", BadValue);
        row("a frame without a way", "left = \"a5\", right = \"Aa5\", ", "", MissingKey);
        row("a pair of one", "[[\"a1\", \"Aa1\"]]", "[[\"a1\"]]", OutOfRange);
        row("a pair that is not there", "[[\"a1\", \"Aa1\"]]", "[[\"a1\", \"Fa1\"]]", BadSquare);
    }
    void faults() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, code);
        QFETCH(int, line);
        const Result<Lesson> lesson =
            readLesson(changed(from.toStdString(), to.toStdString()), "lesson.toml");
        QVERIFY(!lesson.ok());
        const Error& error = lesson.error();
        QVERIFY2(int(error.code) == code && error.place.line == line, qPrintable(toText(error)));
        QCOMPARE(error.place.file, "lesson.toml");
        QVERIFY(error.place.column > 0);
    }

    /// Nobody knows how a game against the computer has ended.
    void nothingGoesOnFromAGame() {
        std::string text = good.substr(0, good.find("\n[[step]]\nkind = \"compare\""));
        text += "\n[[step]]\nkind = \"explain\"\ntext = \"And now?\"\n";
        const Result<Lesson> lesson = readLesson(text, "lesson.toml");
        QVERIFY(!lesson.ok());
        QCOMPARE(lesson.error().code, ErrorCode::MissingKey);
        QCOMPARE(lesson.error().expected, "step.position");
    }

    /// The place of a fault in a position is inside its text, also over several lines.
    void thePlaceInsidePieces() {
        const auto lesson =
            readLesson(changed("\"Kg1 Rb1 kg8 pf7 pg7 ph7\"", "\"\"\"\nKg1 Rb1\nkg8 pf9\"\"\""),
                       "lesson.toml");
        QVERIFY(!lesson.ok());
        QCOMPARE(lesson.error().place.line, lineOf("pieces = \"Kg1") + 2);
        QCOMPARE(lesson.error().place.column, 6);
    }
    void thePlaceInsideAText() {
        const auto lesson = readLesson(changed("on {b1} goes", "on {b9} goes"), "lesson.toml");
        QVERIFY(!lesson.ok());
        QCOMPARE(lesson.error().code, ErrorCode::BadSquare);
        QCOMPARE(lesson.error().place.column,
                 int(std::string("text = \"The rook on {").size()) + 1);
    }

    void tooLarge() {
        const auto lesson = readLesson(good + std::string(maxLessonBytes, '#'), "lesson.toml");
        QVERIFY(!lesson.ok());
        QCOMPARE(lesson.error().code, ErrorCode::TooLarge);
    }
};

QTEST_APPLESS_MAIN(TestLessonReader)
#include "tst_lesson_reader.moc"
