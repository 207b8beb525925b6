// Every step of every lesson as a learner meets it: what it is about is in view, and the keyboard
// stands on no answer.
#include "boardgaze.h"
#include "boardstage.h"
#include "game/positionscene.h"
#include "lesson/evaluate.h"
#include "lesson/reader.h"
#include "lessonlook.h"

#include <QtTest/QTest>

#include <algorithm>
#include <string>

using namespace tessera;
using namespace tessera::test;

namespace {

bool contains(const std::vector<Square>& squares, Square square) {
    return std::ranges::find(squares, square) != squares.end();
}

/// Where pressing a key would do, or nearly do, what the step asks for.
std::vector<Square> answersOf(const LessonStep& step) {
    std::vector<Square> squares;
    if (const auto* task = std::get_if<TryStep>(&step.body)) {
        for (std::size_t i = 0; i < task->answer.size(); i += 2) {
            squares.push_back(task->answer[i].to);
            if (task->goals.front().piece == noSquare)
                squares.push_back(task->answer[i].from);
        }
    } else if (std::holds_alternative<FindStep>(step.body) ||
               std::holds_alternative<CountStep>(step.body)) {
        squares = squaresToFind(step);
    } else if (const auto* look = std::get_if<InspectStep>(&step.body)) {
        squares.push_back(look->of);
    }
    return squares;
}

} // namespace

class TestLessonLook : public QObject, private BoardStage {
    Q_OBJECT

private:
    std::vector<Lesson> m_lessons;

    /// Runs for every step, with its place in words.
    template<class Check>
    void forEveryStep(Check check) const {
        for (const Lesson& lesson : m_lessons) {
            for (std::size_t i = 0; i < lesson.steps.size(); ++i)
                check(lesson, i, (lesson.id + ", step " + std::to_string(i + 1)).c_str());
        }
    }

private slots:
    void initTestCase() {
        QVERIFY(openWindow());
        for (const BuiltinLesson& builtin : builtinLessons()) {
            const Result<Lesson> lesson = readLesson(builtin.text, builtin.fileName);
            QVERIFY(lesson.ok());
            m_lessons.push_back(*lesson);
        }
    }

    // 64 boards are too small to be read all at once.
    void whatAStepIsAboutIsToBeInView() {
        forEveryStep([](const Lesson& lesson, std::size_t number, const char* where) {
            const LessonStep& step = lesson.steps[number];
            const BoardInterest look = lookOfStep(lesson, number);
            const auto wanted = [&](Square square) {
                QVERIFY2(contains(look.core, square), where);
            };
            if (step.overview || std::holds_alternative<CompareStep>(step.body)) {
                QVERIFY2(look.core.empty(), where);
                return;
            }
            if (const auto* task = std::get_if<TryStep>(&step.body)) {
                for (const Move& move : task->answer) {
                    wanted(move.from);
                    wanted(move.to);
                }
                for (const MoveGoal& goal : task->goals) {
                    for (const auto* squares : {&goal.protects, &goal.attacks, &goal.pins})
                        std::ranges::for_each(*squares, wanted);
                }
                // Which kings are attacked, before and after, and by what.
                for (const Position* position : {&step.position, &step.after}) {
                    for (const tessera::Check& check : position->checks()) {
                        wanted(check.king);
                        wanted(check.by);
                    }
                }
            } else if (const auto* find = std::get_if<FindStep>(&step.body)) {
                // Finding an address is the task.
                if (find->asked.kind != AskedKind::Named)
                    std::ranges::for_each(squaresToFind(step), wanted);
            } else if (const auto* show = std::get_if<ShowStep>(&step.body)) {
                for (std::size_t i = 0; i < show->frames.size(); ++i)
                    QVERIFY2(!lookOfFrame(step, i).core.empty(), where);
            }
        });
    }

    void aCheckIsSeenBeforeWhatAnswersIt() {
        const auto lesson = std::ranges::find(m_lessons, "full-many-kings", &Lesson::id);
        QVERIFY(lesson != m_lessons.end());
        const LessonStep& step = lesson->steps.back();
        addBoard(positionScene(step.position));
        m_view->setSize(QSizeF(300, 260));
        BoardGaze gaze;
        gaze.setView(m_view);
        gaze.look(lookOfStep(*lesson, lesson->steps.size() - 1), BoardGaze::Begins);
        QCoreApplication::processEvents();
        QVERIFY(areReadable(m_view->geometry(), {step.position.checks().front().king}));
        gaze.setView(nullptr);
        removeBoard();
    }

    // The right ones alone in view would answer the question.
    void piecesToChooseFromAreSeen() {
        for (const auto& [id, number] :
             {std::pair("full-pawns-that-never-move", 1), std::pair("full-forks-of-kings", 2)}) {
            const auto lesson = std::ranges::find(m_lessons, id, &Lesson::id);
            QVERIFY(lesson != m_lessons.end());
            const LessonStep& step = lesson->steps[static_cast<std::size_t>(number)];
            addBoard(positionScene(step.position));
            BoardGaze gaze;
            gaze.setView(m_view);
            gaze.look(lookOfStep(*lesson, static_cast<std::size_t>(number)), BoardGaze::Begins);
            QCoreApplication::processEvents();
            const auto& asked = std::get<FindStep>(step.body).asked;
            const Side side = asked.kind == AskedKind::Targets ? Side::Black : Side::White;
            for (int i = 0; i < step.position.geometry().squareCount(); ++i) {
                const auto piece = step.position.pieceAt(static_cast<Square>(i));
                if (piece && piece->side == side)
                    QVERIFY(areReadable(m_view->geometry(), {static_cast<Square>(i)}));
            }
            gaze.setView(nullptr);
            removeBoard();
        }
    }

    // Wherever it was left by the step before.
    void theKeyboardBeginsAtNoAnswer() {
        forEveryStep([this](const Lesson& lesson, std::size_t number, const char* where) {
            const LessonStep& step = lesson.steps[number];
            const std::vector<Square> answers = answersOf(step);
            if (answers.empty())
                return;
            addBoard(positionScene(step.position));
            BoardGaze gaze;
            gaze.setView(m_view);
            for (const Square left : answers) {
                m_view->setFocusSquare(left);
                gaze.look(lookOfStep(lesson, number), BoardGaze::Begins);
                QCoreApplication::processEvents();
                QVERIFY2(!contains(answers, static_cast<Square>(m_view->focusSquare())), where);
            }
            gaze.setView(nullptr);
            removeBoard();
        });
    }

    // In a window of ordinary size: all boards, or a part of them in which it can be read.
    void whatAStepIsAboutIsSeen() {
        for (const QSizeF size : {QSizeF(800, 740), QSizeF(680, 680)}) {
            forEveryStep([&](const Lesson& lesson, std::size_t number, const char* where) {
                const LessonStep& step = lesson.steps[number];
                if (std::holds_alternative<CompareStep>(step.body))
                    return;
                addBoard(positionScene(step.position));
                m_view->setSize(size);
                BoardGaze gaze;
                gaze.setView(m_view);
                const BoardInterest look = lookOfStep(lesson, number);
                gaze.look(look, BoardGaze::Begins);
                QCoreApplication::processEvents();
                QVERIFY2(m_view->showsEverything() || areReadable(m_view->geometry(), look.core),
                         where);
                gaze.setView(nullptr);
                removeBoard();
            });
        }
    }
};

QTEST_MAIN(TestLessonLook)
#include "tst_lessonlook.moc"
