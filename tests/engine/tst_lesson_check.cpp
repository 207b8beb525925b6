// No lesson passes that says something untrue, and what a learner does is judged as the rules have
// it. Every kind of broken lesson gives its error at its place.
#include "lesson/check.h"
#include "lesson/evaluate.h"
#include "lesson/reader.h"
#include "support/positions.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

const std::string head = R"(id = "a-lesson"
ruleset = "fide"
course = "own"
order = 1
title = "A lesson"
goal = "Testing."
minutes = 1
author = "A. Tester"

[[step]]
text = "Do it."
)"; // the step's own keys begin in line 12

Result<Lesson> read(const std::string& step) {
    return readLesson(head + step, "lesson.toml");
}

std::optional<Error> errorOf(const std::string& step) {
    const Result<Lesson> lesson = read(step);
    if (!lesson)
        return lesson.error();
    return checkLesson(*lesson);
}

LessonStep stepOf(const std::string& step) {
    Result<Lesson> lesson = read(step);
    if (!lesson)
        qFatal("%s", qPrintable(toText(lesson.error())));
    return lesson->steps.at(0);
}

QString names(const Position& position, const std::vector<Square>& squares) {
    QStringList list;
    for (const Square square : squares)
        list << QString::fromStdString(squareName(position.ruleset(), position.geometry(), square));
    return list.join(' ');
}

QString part(const MoveVerdict& verdict) {
    if (verdict.unmet.empty())
        return {};
    const auto word = goalPartWords()[std::size_t(verdict.unmet.front().part)];
    return QString::fromUtf8(word.data(), qsizetype(word.size()));
}

MoveVerdict judged(const LessonStep& step, const TryState& state, const char* from,
                   const char* to) {
    return judgeMove(step, state, squareOf(state.at, QString::fromLatin1(from)),
                     squareOf(state.at, QString::fromLatin1(to)));
}

const std::string mateStep = R"(kind = "try"
pieces = "Kg1 Rb1 kg8 pf7 pg7 ph7"
goal = { mate = true }
answer = ["b1b8"]
hints = ["The last rank.", "The rook on {b1}.", "It goes to {b8}."]
)";
const std::string findStep = R"(kind = "find"
pieces = "Kg1 Rb1 kg8 pb4"
set = "moves"
of = "b1"
hints = ["Straight.", "From {b1}.", "To {b4}."]
)";
const std::string countStep = R"(kind = "count"
pieces = "Kg1 Rb1 kg8 pb4"
set = "attackers"
of = "b4"
answer = 1
)";
const std::string chooseStep = R"(kind = "choose"
pieces = "Kg1 kg8"
[[step.choice]]
text = "Yes"
right = true
reason = "So."
[[step.choice]]
text = "No"
reason = "Not so."
)";
const std::string playStep = R"(kind = "play"
pieces = "Kg1 Rb1 kg8 pf7 pg7 ph7"
goal = "mate"
within = 3
level = 1
line = ["b1b8"]
)";
const std::string inspectStep = R"(kind = "inspect"
pieces = "Kg1 Rb1 kg8 pb4"
of = "b4"
what = "attackers"
)";
const std::string explainStep = R"(kind = "explain"
pieces = "Kg1 Rb1 kg8 pf7 pg7 ph7"
claim = [
    { outcome = "ongoing" },
    { move = "b1b8", reason = "legal" },
    { move = "g1g3", reason = "wrong-pattern" },
    { set = "moves", of = "b1", count = 12 },
]
)";
const std::string compareStep = R"(kind = "compare"
left = { ruleset = "fide", pieces = "Ke1 ke8 Ra1", of = "a1" }
right = { ruleset = "lite", pieces = "Kc1@00 kc4@11 Ra1@00", of = "a1@00" }
)";
const std::string twoMoves = R"(kind = "try"
pieces = "Kg1 Pa2 kg8 ph7"
goal = [{ piece = "a2", to = ["a4"] }, { to = ["a5"] }]
answer = ["a2a4", "h7h6", "a4a5"]
hints = ["Forward.", "The pawn on {a2}.", "To {a4}."]
)";
const std::string mateInTwo = R"(kind = "try"
pieces = "Kf6 Ra1 kh8"
goal = { mate-in = 2 }
answer = ["f6f7", "h8h7", "a1h1"]
hints = ["Fence him in.", "The king on {f6}.", "To {f7}."]
)";

} // namespace

class TestLessonCheck : public QObject {
    Q_OBJECT

private slots:
    void goodSteps_data() {
        QTest::addColumn<QString>("step");
        for (const auto& [name, step] : {std::pair("mate", &mateStep),
                                         {"find", &findStep},
                                         {"count", &countStep},
                                         {"choose", &chooseStep},
                                         {"play", &playStep},
                                         {"inspect", &inspectStep},
                                         {"explain", &explainStep},
                                         {"compare", &compareStep},
                                         {"two moves", &twoMoves},
                                         {"mate in two", &mateInTwo}})
            QTest::newRow(name) << QString::fromStdString(*step);
    }
    void goodSteps() {
        QFETCH(QString, step);
        const auto error = errorOf(step.toStdString());
        QVERIFY2(!error, error ? qPrintable(toText(*error)) : "");
    }

    void broken_data() {
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const std::string& step, const char* from,
                            const char* to, int line) {
            QTest::newRow(name) << QString::fromStdString(step) << QString::fromLatin1(from)
                                << QString::fromLatin1(to) << line;
        };
        row("a goal that no move fulfils", mateStep, "ph7", "", 14);
        row("an answer that is none", mateStep, "answer = [\"b1b8\"]", "answer = [\"b1b7\"]", 15);
        row("an answer that goes on", twoMoves, "\"a4a5\"]", "\"a4a5\", \"h6h5\", \"a5a6\"]", 15);
        row("an answer that ends early", twoMoves, ", \"h7h6\", \"a4a5\"]", "]", 15);
        row("nothing to do for the second goal", twoMoves, "[\"a5\"]", "[\"a7\"]", 14);
        row("a first hint that says it all", mateStep, "The last rank.", "Go to {b8}.", 16);
        row("a second hint without the piece", mateStep, "The rook on {b1}.", "The rook.", 16);
        row("a third hint that leads elsewhere", mateStep, "It goes to {b8}.", "To {b7}.", 16);
        row("nothing to find", findStep, "set = \"moves\"", "set = \"checks\"", 14);
        row("a find hint without the piece", findStep, "From {b1}.", "From there.", 16);
        row("a find hint that leads elsewhere", findStep, "To {b4}.", "To {b5}.", 16);
        row("a number that is not so", countStep, "answer = 1", "answer = 2", 16);
        row("two right choices", chooseStep, "text = \"No\"\n", "text = \"No\"\nright = true\n",
            14);
        row("no right choice", chooseStep, "right = true\n", "", 14);
        row("the same choice twice", chooseStep, "text = \"No\"", "text = \"Yes\"", 14);
        row("a mate in fewer moves than there are", mateInTwo, "mate-in = 2", "mate-in = 1", 14);
        row("a game that does not reach its goal", playStep, "[\"b1b8\"]", "[\"b1b7\"]", 17);
        row("a game that takes too long", playStep, "within = 3\nlevel = 1\nline = [\"b1b8\"]",
            "within = 1\nlevel = 1\nline = [\"b1b7\", \"h7h6\", \"b7b8\"]", 17);
        row("a goal that is there already", playStep, "goal = \"mate\"",
            "goal = \"capture\"\npiece = \"Q\"", 14);
        row("nothing that attacks", inspectStep, "of = \"b4\"", "of = \"d4\"", 14);
        row("nothing to look at", inspectStep, "of = \"b4\"\nwhat = \"attackers\"",
            "of = \"d4\"\nwhat = \"moves\"", 14);
        row("an outcome that is not so", explainStep, "\"ongoing\"", "\"stalemate\"", 15);
        row("a reason that is not so", explainStep, "\"legal\"", "\"path-blocked\"", 16);
        row("a number of squares that is not so", explainStep, "count = 12", "count = 11", 18);
        row("a fact that is not so", explainStep, "{ outcome = \"ongoing\" }",
            "{ shows = \"check\" }", 15);
        row("two pieces that differ", compareStep, "Ra1@00", "Ba1@00", 14);
    }
    void broken() {
        QFETCH(QString, step);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, line);
        QVERIFY(step.contains(from));
        step.replace(step.indexOf(from), from.size(), to);
        const auto error = errorOf(step.toStdString());
        QVERIFY(error.has_value());
        QCOMPARE(error->code, ErrorCode::ClaimFails);
        QVERIFY2(error->place.line == line && error->place.column > 0, qPrintable(toText(*error)));
        QCOMPARE(error->place.file, "lesson.toml");
        QVERIFY(!error->found.empty() && !error->expected.empty());
    }

    /// Where several moves are right nobody knows what the next step stands on.
    void whatGoesOnHasOneWay() {
        const std::string two = R"(kind = "try"
pieces = "Kg1 Pa2 kg8"
goal = { piece = "a2" }
answer = ["a2a4"]
hints = ["Forward.", "The pawn on {a2}.", "To {a4}."]
[[step]]
kind = "explain"
text = "And then?"
)";
        const auto error = errorOf(two);
        QVERIFY(error.has_value());
        QCOMPARE(error->place.line, 14);
        std::string one = two;
        one.replace(one.find("piece = \"a2\""), 12, "to = [\"a4\"]");
        QVERIFY(!errorOf(one));
    }

    void movesAreJudged_data() {
        QTest::addColumn<QString>("pieces");
        QTest::addColumn<QString>("goal");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("unmet");
        const auto row = [](const char* name, const char* pieces, const char* goal,
                            const char* from, const char* to, const char* unmet) {
            QTest::newRow(name) << QString::fromLatin1(pieces) << QString::fromLatin1(goal)
                                << QString::fromLatin1(from) << QString::fromLatin1(to)
                                << QString::fromLatin1(unmet);
        };
        const char* rook = "Kg1 Rb1 kg8 pb4 pf7 pg7 ph7";
        row("another piece", rook, "piece = \"b1\"", "g1", "g2", "piece");
        row("another square", rook, "to = [\"b3\", \"b4\"]", "b1", "b2", "to");
        row("one of the squares", rook, "to = [\"b3\", \"b4\"]", "b1", "b4", "");
        row("along the other axis", rook, "changes = [\"x\"]", "b1", "b2", "changes");
        row("along the axis", rook, "changes = [\"x\"]", "b1", "a1", "");
        row("no capture", rook, "capture = true", "b1", "b2", "capture");
        row("a capture", rook, "capture = true", "b1", "b4", "");
        row("no check", rook, "check = true", "b1", "b4", "check");
        row("check", "Kg1 Rb1 kg8", "check = true", "b1", "b8", "");
        row("no mate", "Kg1 Rb1 kg8", "mate = true", "b1", "b8", "mate");
        row("a promotion", "Kg1 Pa7 kh4", "promote = true", "a7", "a8", "");
        row("a step instead", "Kg1 Pa7 kg3", "promote = true", "g1", "f1", "promote");
        row("right before a pawn", rook, "safe = true", "b1", "b3", "");
        row("out of reach", "Kg1 Rb1 kg8 pb4", "safe = true", "b1", "a1", "");
        row("a king out of reach", "Kg1 Rb1 kg8 pb4", "safe = true", "g1", "g2", "");
        row("attacked by a pawn", "Kg1 Rc1 kg8 pb4", "safe = true", "c1", "c3", "safe");
        row("protects", "Kg1 Rb1 Nd4 kg8", "protects = [\"d4\"]", "b1", "b4", "");
        row("protects nothing", "Kg1 Rb1 Nd4 kg8", "protects = [\"d4\"]", "b1", "b3", "protects");
        row("attacks both", "Kg1 Nb1 kg8 qa5 re4", "attacks = [\"a5\", \"e4\"]", "b1", "c3",
            "attacks");
        row("a fork", "Kh1 Nd2 kg8 qb6 rd6", "attacks = [\"b6\", \"d6\"]", "d2", "c4", "");
        row("pins", "Kg1 Rb1 kg8 ng5", "pins = [\"g5\"]", "b1", "b8", "pins");
        row("steps away", "Kg1 Rh8 kb8 rg8", "escape = \"step\"", "g1", "h1", "");
        row("takes instead", "Kg1 Rh8 kb8 rg8", "escape = \"step\"", "h8", "g8", "escape");
        row("takes", "Kg1 Rh8 kb8 rg8", "escape = \"take\"", "h8", "g8", "");
        row("blocks", "Kg1 Ra3 kb8 rg8", "escape = \"block\"", "a3", "g3", "");
        row("uncovers", "Ka1 Rb1 Bb4 kb8", "shows = [\"discovered-check\"]", "b4", "c5", "");
        row("uncovers nothing", "Ka1 Rb1 Bb4 kb8", "shows = [\"discovered-check\"]", "a1", "a2",
            "shows");
        row("stalemates", "Kf6 Pf7 kf8", "stalemate = true", "f6", "e6", "stalemate");
        row("a dead end", "Ke5 Pf7 kf8", "stalemate = true", "e5", "e6", "stalemate");
        row("no move left", "Ke5 Pe7 ke8", "stalemate = true", "e5", "e6", "");
    }
    void movesAreJudged() {
        QFETCH(QString, pieces);
        QFETCH(QString, goal);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, unmet);
        const LessonStep step =
            stepOf("kind = \"try\"\npieces = \"" + pieces.toStdString() + "\"\ngoal = { " +
                   goal.toStdString() + " }\nanswer = [\"" + from.toStdString() + to.toStdString() +
                   (goal.startsWith("promote") && unmet.isEmpty() ? "q" : "") +
                   "\"]\nhints = [\"1\", \"2\", \"3\"]\n");
        const MoveVerdict verdict = judged(step, beginTry(step), qPrintable(from), qPrintable(to));
        QVERIFY(verdict.legal());
        QCOMPARE(part(verdict), unmet);
        QCOMPARE(verdict.right(), unmet.isEmpty());
    }

    /// The coach's own reason answers a move that is not legal.
    void illegalMovesHaveTheirReason() {
        const LessonStep step = stepOf(mateStep);
        const MoveVerdict verdict = judged(step, beginTry(step), "b1", "c2");
        QVERIFY(!verdict.legal() && !verdict.right() && !verdict.solved);
        QCOMPARE(verdict.explanation.reason, Reason::WrongPattern);
    }

    void aMateThatIsNoneHasAReply() {
        const LessonStep step = stepOf(mateStep);
        const MoveVerdict verdict = judged(step, beginTry(step), "b1", "b7");
        QVERIFY(!verdict.right());
        QVERIFY(verdict.unmet.front().reply.has_value());
    }

    void severalMoves() {
        const LessonStep step = stepOf(twoMoves);
        const MoveVerdict first = judged(step, beginTry(step), "a2", "a4");
        QVERIFY(first.right() && !first.solved);
        QCOMPARE(writePlainMove(step.position, *first.reply), "h7h6");
        QCOMPARE(first.next->goal, 1U);
        const MoveVerdict second = judged(step, *first.next, "a4", "a5");
        QVERIFY(second.solved);
        QCOMPARE(toText(second.next->at), toText(step.after));
    }

    /// Whoever mates another way is answered by what holds out longest, and can go on.
    void aForcedMate() {
        const LessonStep step = stepOf(mateInTwo);
        QCOMPARE(movesToMake(std::get<TryStep>(step.body)), 2U);
        TryState state = beginTry(step);
        MoveVerdict verdict;
        for (int i = 0; i < 2; ++i) {
            const Move move = answerMove(step, state);
            verdict = judgeMove(step, state, move.from, move.to);
            QVERIFY(verdict.right());
            state = *verdict.next;
        }
        QVERIFY(verdict.solved);
        QCOMPARE(state.at.outcome(), OutcomeKind::Checkmate);
        const MoveVerdict wrong = judged(step, beginTry(step), "a1", "a2");
        QCOMPARE(part(wrong), QStringLiteral("mate-in"));
    }

    void squaresAreJudged() {
        const LessonStep step = stepOf(findStep);
        const Position& at = step.position;
        QCOMPARE(names(at, squaresToFind(step)), QStringLiteral("a1 c1 d1 e1 f1 b2 b3 b4"));
        const auto square = [&](const char* name) {
            return squareOf(at, QString::fromLatin1(name));
        };
        const SquaresVerdict verdict = judgeSquares(
            step, {square("b4"), square("b5"), square("a1"), square("a1"), square("b2")});
        QVERIFY(!verdict.right());
        QCOMPARE(names(at, verdict.missing), QStringLiteral("c1 d1 e1 f1 b3"));
        QCOMPARE(names(at, verdict.extra), QStringLiteral("b5"));
        QVERIFY(judgeSquares(step, squaresToFind(step)).right());
    }

    void sets_data() {
        QTest::addColumn<QString>("pieces");
        QTest::addColumn<QString>("set");
        QTest::addColumn<QString>("squares");
        const auto row = [](const char* name, const char* pieces, const char* set,
                            const char* squares) {
            QTest::newRow(name) << QString::fromLatin1(pieces) << QString::fromLatin1(set)
                                << QString::fromLatin1(squares);
        };
        row("moves", "Ka1@00 Nb2@00 kd4@11", "set = \"moves\"\nof = \"b2@00\"",
            "d1@00 d3@00 a4@00 c4@00 b1@00");
        row("copies", "Ka1@00 kd4@11", "set = \"copies\"\nof = \"b2@00\"\naxes = [\"z\", \"w\"]",
            "b2@10 b2@01 b2@11");
        row("neighbors", "Ka1@00 kd4@11",
            "set = \"neighbors\"\nof = \"b2@00\"\naxes = [\"x\", \"w\"]", "a2@00 c2@00 b2@01");
        row("differ", "Ka1@00 Bb2@00 kd4@11",
            "set = \"attacks\"\nof = \"b2@00\"\ndiffer = [\"z\", \"w\"]", "b2@11");
        row("targets", "Ka1@00 Qb2@00 kd4@10 nd2@00 nb3@10 Pb3@00",
            "set = \"targets\"\nof = \"b2@00\"", "d2@00 b3@10");
        row("between", "Ka1@00 Rb1@00 kd4@11", "set = \"between\"\nof = \"b1@00\"\nto = \"b4@00\"",
            "b2@00 b3@00");
        row("stuck", "Ka1@00 Pb2@00 Pc2@00 kd4@11 nb3@00", "set = \"stuck\"", "b2@00");
        row("attackers", "Ka1@00 Rb2@00 kd4@11 qb2@01", "set = \"attackers\"\nof = \"b2@00\"",
            "b2@01");
        row("protectors", "Ka1@00 Rb2@00 kd4@11",
            "set = \"attackers\"\nof = \"b2@00\"\nside = \"white\"", "a1@00");
        row("pieces", "Ka1@00 Rb2@00 Rb2@01 kd4@11",
            "set = \"pieces\"\nside = \"white\"\npiece = \"R\"", "b2@00 b2@01");
        row("hanging", "Ka1@00 Rd2@00 kd4@11 qd2@01", "set = \"hanging\"\nside = \"white\"",
            "d2@00");
        row("checkers", "Ka1@00 kd4@11 qa1@01", "set = \"checkers\"", "a1@01");
        row("escapes", "Ka1@00 kd4@11 ra1@01 rd1@00", "set = \"escapes\"",
            "a2@00 b2@00 a1@10 b1@10 a2@10 b2@10 a1@01 b2@01 b1@11 a2@11 b2@11");
        row("arrivals", "Ka1@00 Rd2@00 kd4@11 qd2@01", "set = \"arrivals\"\nof = \"d2@01\"",
            "d2@00");
    }
    void sets() {
        QFETCH(QString, pieces);
        QFETCH(QString, set);
        QFETCH(QString, squares);
        std::string text = head + "kind = \"find\"\npieces = \"" + pieces.toStdString() + "\"\n" +
                           set.toStdString() + "\nhints = [\"1\", \"2\", \"3\"]\n";
        text.replace(text.find("\"fide\""), 6, "\"lite\"");
        const Result<Lesson> lesson = readLesson(text, "lesson.toml");
        QVERIFY2(lesson.ok(), lesson ? "" : qPrintable(toText(lesson.error())));
        const LessonStep& step = lesson->steps[0];
        QStringList expected = squares.split(' ');
        QStringList found = names(step.position, squaresToFind(step)).split(' ');
        if (set.startsWith("set = \"moves\"")) { // a knight has more than stand here
            for (const QString& name : expected)
                if (name != "b1@00")
                    QVERIFY2(found.contains(name), qPrintable(name));
            return;
        }
        expected.sort();
        found.sort();
        QCOMPARE(found, expected);
    }

    void otherAnswers() {
        const LessonStep count = stepOf(countStep);
        QVERIFY(judgeCount(count, 1) && !judgeCount(count, 0) && !judgeCount(count, -1));
        const LessonStep choose = stepOf(chooseStep);
        QVERIFY(judgeChoice(choose, 0) && !judgeChoice(choose, 1) && !judgeChoice(choose, 9));
        const LessonStep inspect = stepOf(inspectStep);
        const Square b4 = squareOf(inspect.position, QStringLiteral("b4"));
        QVERIFY(judgeInspection(inspect, b4, InspectStep::What::Attackers));
        QVERIFY(!judgeInspection(inspect, b4, InspectStep::What::Moves));
        const LessonStep play = stepOf(playStep);
        Game game(play.position);
        QCOMPARE(judgePlay(play, game), PlayStatus::Going);
        for (const char* move : {"b1b7", "h7h6", "b7b6", "h6h5"})
            game.play(moveOf(game.current(), QString::fromLatin1(move)));
        QCOMPARE(judgePlay(play, game), PlayStatus::Going);
        game.play(moveOf(game.current(), QStringLiteral("b6b5")));
        QCOMPARE(judgePlay(play, game), PlayStatus::Failed);
        game.goTo(0);
        game.play(moveOf(game.current(), QStringLiteral("b1b8")));
        QCOMPARE(judgePlay(play, game), PlayStatus::Reached);
    }
};

QTEST_APPLESS_MAIN(TestLessonCheck)
#include "tst_lesson_check.moc"
