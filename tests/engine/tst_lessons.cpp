// The lessons of the program, each file of them: they read, what they say is true, every one can be
// done by its own answers, and what is promised of the collection is there.
#include "lesson/check.h"
#include "lesson/evaluate.h"
#include "lesson/reader.h"
#include "support/positions.h"

#include <QtCore/QDir>
#include <QtTest/QTest>

#include <map>
#include <set>

using namespace tessera;
using namespace tessera::test;

namespace {

QDir folder() {
    return QDir(QStringLiteral(TESSERA_TEST_DATA "/../../lessons"));
}

Lesson lessonOf(const QString& file) {
    Result<Lesson> lesson = readLessonFile(folder().filePath(file).toStdString());
    if (!lesson)
        qFatal("%s", qPrintable(toText(lesson.error())));
    return *std::move(lesson);
}

std::vector<Lesson> all() {
    std::vector<Lesson> lessons;
    for (const QString& file : folder().entryList({QStringLiteral("*.toml")}))
        lessons.push_back(lessonOf(file));
    return lessons;
}

/// Whether a step can be solved by what it says itself.
bool solves(const LessonStep& step) {
    if (std::holds_alternative<TryStep>(step.body)) {
        TryState state = beginTry(step);
        for (std::size_t i = 0; i <= movesToMake(std::get<TryStep>(step.body)); ++i) {
            const Move move = answerMove(step, state);
            const MoveVerdict verdict =
                judgeMove(step, state, move.from, move.to,
                          move.isPromotion() ? std::optional(move.promotion) : std::nullopt);
            if (!verdict.right() || verdict.solved)
                return verdict.solved;
            state = *verdict.next;
        }
        return false;
    }
    if (std::holds_alternative<FindStep>(step.body))
        return judgeSquares(step, squaresToFind(step)).right();
    if (const auto* count = std::get_if<CountStep>(&step.body))
        return judgeCount(step, count->answer);
    if (const auto* choose = std::get_if<ChooseStep>(&step.body)) {
        std::size_t right = 0;
        for (std::size_t i = 0; i < choose->choices.size(); ++i)
            right += judgeChoice(step, i) ? 1U : 0U;
        return right == 1;
    }
    if (const auto* inspect = std::get_if<InspectStep>(&step.body))
        return judgeInspection(step, inspect->of, inspect->what);
    if (const auto* play = std::get_if<PlayStep>(&step.body)) {
        Game game(step.position);
        for (const Move& move : play->line)
            game.play(move);
        return judgePlay(step, game) == PlayStatus::Reached;
    }
    return true;
}

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void eachHolds_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : folder().entryList({QStringLiteral("*.toml")}))
            QTest::newRow(qPrintable(file)) << file;
    }
    void eachHolds() {
        QFETCH(QString, file);
        const Lesson lesson = lessonOf(file);
        QCOMPARE(QString::fromStdString(lesson.id) + QStringLiteral(".toml"), file);
        const auto error = checkLesson(lesson);
        QVERIFY2(!error, error ? qPrintable(toText(*error)) : "");
        QVERIFY2(lesson.id.starts_with(lesson.course + '-'), "ids begin with the course");
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            QVERIFY2(solves(lesson.steps[i]), qPrintable(QStringLiteral("step %1").arg(i + 1)));
        QVERIFY2(std::ranges::any_of(lesson.steps, &LessonStep::asks), "there is something to do");
    }

    /// The program carries each file, byte for byte.
    void eachIsBuiltIn() {
        const QStringList files = folder().entryList({QStringLiteral("*.toml")});
        QCOMPARE(builtinLessons().size(), std::size_t(files.size()));
        for (const BuiltinLesson& lesson : builtinLessons()) {
            const QString name =
                QString::fromUtf8(lesson.fileName.data(), qsizetype(lesson.fileName.size()));
            QFile file(folder().filePath(name));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
            QVERIFY(file.readAll() ==
                    QByteArray(lesson.text.data(), qsizetype(lesson.text.size())));
        }
    }

    void eachHasItsPlaceInItsCourse() {
        std::map<std::string, std::set<int>> orders;
        for (const Lesson& lesson : all())
            QVERIFY2(orders[lesson.course].insert(lesson.order).second, lesson.id.c_str());
        for (const auto& [course, places] : orders)
            QCOMPARE(*places.rbegin(), int(places.size()));
    }

    /// Advice names lessons that exist and never leads in a circle.
    void adviceIsThere() {
        std::map<std::string, std::vector<std::string>> advice;
        for (const Lesson& lesson : all())
            advice[lesson.id] = lesson.after;
        for (const auto& [id, named] : advice)
            for (const std::string& other : named)
                QVERIFY2(advice.contains(other), (id + " names " + other).c_str());
        // Taken away one by one, those that need nothing that is left.
        while (!advice.empty()) {
            const auto free = std::ranges::find_if(advice, [&](const auto& entry) {
                return std::ranges::none_of(
                    entry.second, [&](const std::string& id) { return advice.contains(id); });
            });
            QVERIFY2(free != advice.end(), "lessons that come after each other");
            advice.erase(free);
        }
    }

    /// As many as were promised, in every course, and most of them with more than one task.
    void thereAreEnough() {
        std::map<std::string, int> perCourse;
        int total = 0;
        int withTasks = 0;
        for (const Lesson& lesson : all()) {
            ++total;
            ++perCourse[lesson.course];
            const auto tasks = std::ranges::count_if(lesson.steps, [](const LessonStep& step) {
                return std::holds_alternative<TryStep>(step.body) ||
                       std::holds_alternative<FindStep>(step.body);
            });
            withTasks += tasks >= 2 ? 1 : 0;
        }
        QVERIFY(total >= 40);
        QVERIFY(withTasks >= 25);
        for (const auto& [course, least] :
             {std::pair("zero", 6), {"dimensions", 7}, {"lite", 18}, {"tesschess", 8}, {"full", 7}})
            QVERIFY2(perCourse[course] >= least, course);
    }

    /// Every kind of step and of set comes up, and so do both views: each lesson in more than two
    /// dimensions lights something up in the tesseract.
    void everyMeansIsUsed() {
        std::set<std::string_view> kinds;
        for (const Lesson& lesson : all()) {
            bool seen = lesson.course == "zero";
            for (const LessonStep& step : lesson.steps) {
                kinds.insert(step.kind());
                seen = seen || step.light != 0 || step.turn != 0 ||
                       step.arrangement != StepArrangement::AsItIs;
            }
            QVERIFY2(seen, lesson.id.c_str());
        }
        QCOMPARE(kinds.size(), stepKindWords().size());
    }

    /// One piece's moves in three and in four dimensions, side by side, for every piece.
    void everyPieceIsCompared() {
        std::set<std::string> pieces;
        for (const Lesson& lesson : all())
            for (const LessonStep& step : lesson.steps)
                if (const auto* compare = std::get_if<CompareStep>(&step.body)) {
                    const Position& left = compare->boards[0].position;
                    pieces.insert(
                        left.ruleset().pieces[left.pieceAt(compare->boards[0].of)->kind].name);
                }
        for (const char* name : {"king", "queen", "rook", "bishop", "knight", "pawn"})
            QVERIFY2(pieces.contains(name), name);
    }

    /// What the README's table says of them is said of each.
    void eachStandsInTheTable() {
        QFile file(folder().filePath(QStringLiteral("README.md")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray table = file.readAll();
        for (const Lesson& lesson : all())
            QVERIFY2(table.contains(("| `" + lesson.id + "` |").c_str()), lesson.id.c_str());
    }
};

QTEST_APPLESS_MAIN(TestLessons)
#include "tst_lessons.moc"
