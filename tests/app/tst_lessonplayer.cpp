// Lessons from the list to their end: every one by its own solutions and by its hints, wrong tries,
// progress that outlives the program, review.
#include "appfixtures.h"
#include "coach/coach.h"
#include "coach/inspector.h"
#include "learn.h"
#include "lesson/evaluate.h"
#include "lesson/reader.h"
#include "lessonlook.h"
#include "lessonplayer.h"
#include "lessonshelf.h"
#include "squarereason.h"
#include "verdict.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

const QDate monday(2026, 11, 30);

/// A learner at a table: lessons, boards, and a date that can be moved.
struct Table {
    explicit Table(const QString& folder)
        : learn(std::make_unique<LessonStore>(folder), [this] { return today; }) {
        session.setConfirmCaptures(false);
        coach.setSession(&session);
        inspector.setSession(&session);
        player.setLearn(&learn);
        player.setSession(&session);
        player.setInspector(&inspector);
        learn.refresh();
    }

    QDate today = monday;
    Learn learn;
    GameSession session;
    Coach coach;
    Inspector inspector;
    LessonPlayer player;

    /// Plays a move of either side as a person would.
    void move(const Move& move) {
        session.activate(move.from);
        session.activate(move.to);
        if (session.promotionPending())
            session.choosePromotion(QString(
                QLatin1Char(session.match().position().ruleset().pieces[move.promotion].letter)));
    }
    /// Solves the step that is open as its file says; false: nothing can be done.
    bool solve();
    bool solveTry();
    bool solvePlay();
    bool helpThrough();
};

bool Table::solveTry() {
    const LessonStep& step = *player.current();
    for (int moves = 0; moves < 20 && !player.isSolved(); ++moves) {
        const auto before = player.tryState()->played.size();
        move(answerMove(step, *player.tryState()));
        if (!QTest::qWaitFor([&] {
                return player.isSolved() ||
                       (player.tryState()->played.size() > before && !player.ownPresses());
            }))
            return false;
    }
    return player.isSolved();
}

// The computer need not play into the file's line: what counts is that a game can be ended.
bool Table::solvePlay() {
    for (int moves = 0; moves < mostPlayMoves; ++moves) {
        if (!QTest::qWaitFor([&] { return !player.isWorking(); }, 20000))
            return false;
        const auto& line = std::get<PlayStep>(player.current()->body).line;
        const Game& game = session.match().game();
        const bool follows =
            game.ply() < line.size() &&
            std::equal(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(game.ply()),
                       game.moves().begin());
        if (!follows)
            return true;
        move(line[game.ply()]);
        if (!QTest::qWaitFor([&] {
                return player.isSolved() || player.isWorking() ||
                       player.outcome() == LessonPlayer::Wrong;
            }))
            return false;
        if (player.isSolved())
            return true;
    }
    return true;
}

bool Table::solve() {
    const LessonStep& step = *player.current();
    switch (player.kind()) {
    case LessonPlayer::Try:
        return solveTry();
    case LessonPlayer::Find:
        for (const Square square : squaresToFind(step))
            player.press(square);
        player.check();
        break;
    case LessonPlayer::Count:
        player.answerCount(std::get<CountStep>(step.body).answer);
        break;
    case LessonPlayer::Choose:
        for (std::size_t i = 0; i < std::get<ChooseStep>(step.body).choices.size(); ++i) {
            if (judgeChoice(step, i))
                player.choose(static_cast<int>(i));
        }
        break;
    case LessonPlayer::Inspect: {
        const auto& task = std::get<InspectStep>(step.body);
        if (task.what == InspectStep::What::Moves)
            player.press(task.of);
        else
            inspector.watch(task.of);
        return QTest::qWaitFor([&] { return player.isSolved(); });
    }
    case LessonPlayer::Play:
        return solvePlay();
    case LessonPlayer::Explain:
    case LessonPlayer::Show:
    case LessonPlayer::Compare:
        for (int i = 1; i < player.frames(); ++i)
            player.goToFrame(i);
        break;
    }
    return player.isSolved();
}

bool Table::helpThrough() {
    for (int presses = 0; presses < 60 && !player.isSolved(); ++presses) {
        if (player.helpText().isEmpty())
            return player.kind() == LessonPlayer::Play;
        player.help();
        if (!QTest::qWaitFor([&] {
                return player.isSolved() || player.kind() != LessonPlayer::Try ||
                       !player.ownPresses();
            }))
            return false;
        // What it leads to comes later.
        QCoreApplication::processEvents();
    }
    return QTest::qWaitFor([&] { return player.isSolved(); });
}

QStringList builtinKeys() {
    QTemporaryDir folder;
    Learn learn(std::make_unique<LessonStore>(folder.path()), [] { return monday; });
    learn.refresh();
    QStringList keys;
    for (const ShelfLesson& shelf : learn.lessons().all()) {
        if (!shelf.mine)
            keys.append(shelf.key);
    }
    return keys;
}

void everyLesson() {
    QTest::addColumn<QString>("key");
    const QStringList keys = builtinKeys();
    for (const QString& key : keys)
        QTest::newRow(qPrintable(key)) << key;
}

/// Opens a lesson at its first step of a kind.
bool openAt(Table& table, LessonPlayer::Kind kind) {
    for (const ShelfLesson& shelf : table.learn.lessons().all()) {
        const auto& steps = shelf.lesson->steps;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (steps[i].body.index() != static_cast<std::size_t>(kind))
                continue;
            table.player.start(shelf.key);
            table.player.goToStep(static_cast<int>(i));
            return table.player.kind() == kind;
        }
    }
    return false;
}

} // namespace

class TestLessonPlayer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyLessonEndsByItsOwnSolutions_data() { everyLesson(); }
    void everyLessonEndsByItsOwnSolutions() {
        QFETCH(QString, key);
        QTemporaryDir folder;
        Table table(folder.path());
        QVERIFY(table.player.start(key));
        bool played = false;
        while (!table.player.isFinished()) {
            const int step = table.player.step();
            QVERIFY2(table.solve(), qPrintable(QStringLiteral("step %1").arg(step + 1)));
            played = played || !table.player.isSolved();
            while (!table.player.isFinished() && table.player.step() == step)
                table.player.goOn();
        }
        if (!played)
            QCOMPARE(table.player.stars(), mostStars);
        QCOMPARE(table.learn.list()->doneTotal(), 1);
        QVERIFY(table.learn.lastKey().isEmpty());
    }

    void everyLessonEndsByItsHints_data() { everyLesson(); }
    void everyLessonEndsByItsHints() {
        QFETCH(QString, key);
        QTemporaryDir folder;
        Table table(folder.path());
        QVERIFY(table.player.start(key));
        int asking = 0;
        while (!table.player.isFinished()) {
            const int step = table.player.step();
            asking += table.player.asks() ? 1 : 0;
            QVERIFY2(table.helpThrough(), qPrintable(QStringLiteral("step %1").arg(step + 1)));
            while (!table.player.isFinished() && table.player.step() == step)
                table.player.goOn();
        }
        if (asking > 0)
            QCOMPARE(table.player.stars(), 1);
        // All of it comes back tomorrow.
        QCOMPARE(table.learn.dueCount(), 0);
        table.today = monday.addDays(1);
        QCOMPARE(table.learn.dueCount(), asking);
    }

    void everyTextOfEveryStepReads_data() { everyLesson(); }
    void everyTextOfEveryStepReads() {
        QFETCH(QString, key);
        QTemporaryDir folder;
        Table table(folder.path());
        QVERIFY(table.player.start(key));
        while (!table.player.isFinished()) {
            QVERIFY(!table.player.text().isEmpty() || table.player.frames() > 0 ||
                    !table.player.stepTitle().isEmpty());
            QVERIFY(!table.player.text().plain.contains(QLatin1Char('{')));
            for (int i = 0; i < table.player.text().linkCount(); ++i) {
                table.player.light(table.player.text(), i);
                QVERIFY(table.player.isSketched() || !table.player.rightSketch().empty());
                table.player.unlight();
            }
            table.player.goOn();
        }
    }

    void anIllegalTryIsAnsweredByTheCoach() {
        QTemporaryDir folder;
        Table table(folder.path());
        QVERIFY(openAt(table, LessonPlayer::Try));
        const TryState& state = *table.player.tryState();
        const Square from = answerMove(*table.player.current(), state).from;
        Square to = 0;
        while (state.at.pieceAt(to) || explain(state.at, from, to).reason == Reason::Legal)
            ++to;
        table.session.activate(from);
        table.session.activate(to);
        QTRY_COMPARE(table.player.outcome(), LessonPlayer::Wrong);
        QCOMPARE(table.player.feedback().plain,
                 verdictOf(state.at, explain(state.at, from, to)).text());
        QVERIFY(!table.player.isSolved());
    }

    void aMoveThatMissesTheGoalSaysWhatItMisses() {
        QTemporaryDir folder;
        Table table(folder.path());
        QVERIFY(openAt(table, LessonPlayer::Try));
        const LessonStep& step = *table.player.current();
        const TryState state = *table.player.tryState();
        std::optional<Move> miss;
        for (const Move& move : state.at.legalMoves()) {
            if (!judgeMove(step, state, move.from, move.to).right())
                miss = move;
        }
        QVERIFY(miss);
        table.move(*miss);
        QTRY_VERIFY(table.player.isRefused());
        QVERIFY(!table.player.feedback().isEmpty());
        QVERIFY(table.player.ownPresses());
        table.player.takeBack();
        QVERIFY(!table.player.ownPresses());
        QCOMPARE(table.session.ply(), 0);
        // The way to the answer is open as before.
        QVERIFY(table.solve());
    }

    void squaresAreJudgedByMissingAndExtraOnes() {
        QTemporaryDir folder;
        Table table(folder.path());
        QVERIFY(openAt(table, LessonPlayer::Find));
        const std::vector<Square> right = squaresToFind(*table.player.current());
        Square extra = 0;
        while (std::ranges::find(right, extra) != right.end())
            ++extra;
        table.player.press(right.front());
        table.player.press(extra);
        QCOMPARE(table.player.marks(), 2);
        table.player.check();
        QCOMPARE(table.player.outcome(), LessonPlayer::Wrong);
        const BoardScene scene = table.player.scene();
        QVERIFY(scene.marks[extra] & static_cast<std::uint32_t>(Mark::Refused));
        QVERIFY(!(scene.marks[right.front()] & static_cast<std::uint32_t>(Mark::Refused)));
        table.player.press(extra);
        QCOMPARE(table.player.marks(), 1);
        for (std::size_t i = 1; i < right.size(); ++i)
            table.player.press(right[i]);
        table.player.check();
        QVERIFY(table.player.isSolved());
    }

    void retryResetsThePositionAndKeepsTheHints() {
        QTemporaryDir folder;
        Table table(folder.path());
        QVERIFY(openAt(table, LessonPlayer::Try));
        table.player.help();
        QCOMPARE(table.player.hints().size(), 1);
        QVERIFY(table.solve());
        table.player.retry();
        QVERIFY(!table.player.isSolved());
        QCOMPARE(table.session.ply(), 0);
        QCOMPARE(table.player.hints().size(), 1);
        QVERIFY(table.solve());
    }

    void aHintCostsLessThanAGuess() {
        StepTries hint;
        hint.hints = 1;
        StepTries guess;
        guess.wrong = 1;
        QVERIFY(hint.cost() < guess.cost());
        QCOMPARE(starsFor(4, 0), 3);
        QCOMPARE(starsFor(4, 2), 3);
        QCOMPARE(starsFor(4, 3), 2);
        QCOMPARE(starsFor(4, 9), 1);
    }

    void aLessonLeftInTheMiddleGoesOnThereAfterARestart() {
        QTemporaryDir folder;
        const QString key = builtinKeys().front();
        {
            Table table(folder.path());
            table.player.start(key);
            table.player.goToStep(2);
        }
        Table table(folder.path());
        QCOMPARE(table.learn.lastKey(), key);
        QVERIFY(table.player.start(key));
        QCOMPARE(table.player.step(), 2);
    }

    void damagedProgressIsPutAsideAndTold() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("progress.json"));
        QFile damaged(file);
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("{ \"tessera-lessons\": 1, \"lessons\": ");
        damaged.close();
        Table table(folder.path());
        QVERIFY(table.learn.notice().contains(QStringLiteral("damaged")));
        QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("*.damaged-*")}).size(), 1);
        // And a new file begins.
        const QString key = builtinKeys().front();
        table.player.start(key);
        QVERIFY(QFile::exists(file));
        LessonStore again(folder.path());
        again.load();
        QVERIFY(again.problem().isEmpty() && again.damage().isEmpty());
        QCOMPARE(again.progress().last(), key);
    }

    void progressReadsBackAsItWasWritten() {
        LessonProgress progress;
        LessonRecord record;
        record.stars = 2;
        record.run = LessonRun{3, {StepTries{1, 2, true, false}, StepTries{0, 0, false, true}}};
        progress.setRecord(QStringLiteral("one"), record);
        progress.failed(QStringLiteral("one"), 4, monday);
        progress.setReviewing(false);
        progress.setLast(QStringLiteral("one"));
        const std::optional<LessonProgress> read = LessonProgress::fromJson(progress.toJson());
        QVERIFY(read);
        QVERIFY(*read == progress);
        // What nobody has tried so often is a damaged number.
        const QByteArray many = R"({"tessera-lessons": 1, "lessons": {"one": {"stars": 9, "at": 1,
            "steps": [[2147483647, 2147483647, false, true], [-5, -5, false, false]]}}})";
        const std::optional<LessonProgress> odd = LessonProgress::fromJson(many);
        QVERIFY(odd);
        const LessonRecord found = odd->record(QStringLiteral("one"));
        QCOMPARE(found.stars, mostStars);
        QCOMPARE(found.run->steps[0].cost(), StepTries::mostCost);
        QCOMPARE(found.run->steps[1].cost(), 0);
    }

    void twoWindowsKeepWhatTheOtherHasNoted() {
        QTemporaryDir folder;
        LessonStore one(folder.path());
        LessonStore two(folder.path());
        one.load();
        two.load();
        one.change([](LessonProgress& p) { p.setRecord(QStringLiteral("a"), {3, {}}); });
        two.change([](LessonProgress& p) { p.setRecord(QStringLiteral("b"), {2, {}}); });
        one.load();
        QCOMPARE(one.progress().record(QStringLiteral("a")).stars, 3);
        QCOMPARE(one.progress().record(QStringLiteral("b")).stars, 2);
    }

    void aFailedStepComesBackLaterAndLater() {
        LessonProgress progress;
        progress.failed(QStringLiteral("x"), 1, monday);
        QDate day = monday;
        for (const int wait : reviewDays()) {
            QCOMPARE(progress.reviews().size(), std::size_t{1});
            QCOMPARE(day.daysTo(progress.reviews().front().due), wait);
            day = progress.reviews().front().due;
            progress.knew(QStringLiteral("x"), 1, day);
        }
        QVERIFY(progress.reviews().empty());
    }

    void reviewLeadsThroughWhatIsDue() {
        QTemporaryDir folder;
        Table table(folder.path());
        QVERIFY(!table.player.startReview());
        QVERIFY(openAt(table, LessonPlayer::Find));
        const QString key = table.player.key();
        table.player.goOn(); // left unsolved
        table.today = monday.addDays(1);
        QCOMPARE(table.learn.dueCount(), 1);
        QVERIFY(table.player.startReview());
        QVERIFY(table.player.isReview());
        QCOMPARE(table.player.kind(), LessonPlayer::Find);
        QVERIFY(table.solve());
        table.player.goOn();
        QVERIFY(table.player.isFinished());
        QCOMPARE(table.learn.dueCount(), 0);
        QCOMPARE(table.learn.progress().reviews().front().due, table.today.addDays(3));
        // The lesson itself stays where it was.
        QVERIFY(table.learn.progress().record(key).run);
        table.learn.setReviewing(false);
        table.today = monday.addDays(30);
        QCOMPARE(table.learn.dueCount(), 0);
    }

    void aResetCanBeTakenBack() {
        QTemporaryDir folder;
        Table table(folder.path());
        QVERIFY(openAt(table, LessonPlayer::Find));
        const QString key = table.player.key();
        table.player.goOn();
        const LessonProgress before = table.learn.progress();
        table.player.close();
        table.learn.reset(key);
        QVERIFY(table.learn.progress().record(key) == LessonRecord());
        QVERIFY(table.learn.progress().reviews().empty());
        QVERIFY(table.learn.canUndoReset());
        table.learn.undoReset();
        QVERIFY(table.learn.progress() == before);
    }

    void ownLessonsAreCheckedBeforeTheyBegin() {
        QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            if (file.open(QIODevice::WriteOnly))
                file.write(text);
            return QUrl::fromLocalFile(file.fileName());
        };
        const QByteArray head = "ruleset = \"lite\"\ncourse = \"own\"\norder = 1\n"
                                "title = \"Mine\"\ngoal = \"Something.\"\nminutes = 1\n"
                                "author = \"Me\"\n[[step]]\nkind = \"count\"\n"
                                "pieces = \"Ka1@00 kd4@11\"\ntext = \"How many?\"\n"
                                "set = \"neighbors\"\nof = \"a1@00\"\naxes = [\"x\", \"y\"]\n";
        Table table(folder.filePath(QStringLiteral("progress")));
        const QSignalSpy taken(&table.learn, &Learn::taken);
        // Not to be read: where.
        table.learn.open(write(QStringLiteral("bad.toml"), "id = \"bad\"\nwhat = 1\n"));
        QVERIFY(table.learn.isOpening());
        QTRY_VERIFY(!table.learn.isOpening());
        QVERIFY(taken.empty());
        QVERIFY2(table.learn.notice().contains(QStringLiteral("line 2")),
                 qPrintable(table.learn.notice()));
        table.learn.dismissNotice();
        // Read, but not true.
        table.learn.open(
            write(QStringLiteral("wrong.toml"), "id = \"wrong\"\n" + head + "answer = 3\n"));
        QTRY_COMPARE(taken.size(), 1);
        QVERIFY(table.player.start(taken.at(0).at(0).toString()));
        QVERIFY(table.player.isChecking());
        QTRY_VERIFY(table.learn.notice().contains(QStringLiteral("line")));
        QVERIFY(!table.player.isChecking());
        QVERIFY(!table.player.isOpen());
        table.learn.dismissNotice();
        table.learn.open(
            write(QStringLiteral("right.toml"), "id = \"right\"\n" + head + "answer = 2\n"));
        QTRY_COMPARE(taken.size(), 2);
        const QString right = taken.at(1).at(0).toString();
        // Whoever does not want to wait need not.
        QVERIFY(table.player.start(right));
        table.player.stopChecking();
        QVERIFY(!table.player.isChecking());
        QCoreApplication::processEvents();
        QVERIFY(!table.player.isOpen());
        QVERIFY(table.player.start(right));
        QTRY_VERIFY(table.player.isOpen());
        QVERIFY(!table.player.isChecking());
        QVERIFY(meansLesson(folder.filePath(QStringLiteral("right.toml"))));
    }

    void ownLessonsOfTheFolderComeToTheList() {
        QTemporaryDir folder;
        QVERIFY(QDir().mkpath(ownLessonFolder()));
        const auto write = [&](const QString& name, const QByteArray& title) {
            QFile file(ownLessonFolder() + QLatin1Char('/') + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(
                "id = \"same\"\nruleset = \"lite\"\ncourse = \"own\"\norder = 1\ntitle = \"" +
                title +
                "\"\ngoal = \"Something.\"\nminutes = 1\nauthor = \"Me\"\n"
                "[[step]]\nkind = \"explain\"\npieces = \"Ka1@00 kd4@11\"\ntext = \"Look.\"\n");
        };
        Table table(folder.filePath(QStringLiteral("progress")));
        const int ours = table.learn.list()->count();
        write(QStringLiteral("a.toml"), "<b>Mine</b>");
        const QSignalSpy resets(table.learn.list(), &QAbstractItemModel::modelReset);
        table.learn.refresh();
        QTRY_COMPARE(table.learn.list()->count(), ours + 1);
        // Whoever is at a card stays there.
        QVERIFY(resets.empty());
        const QString title =
            table.learn.list()
                ->data(table.learn.list()->index(ours), LessonListModel::TitleRole)
                .toString();
        QCOMPARE(title, QStringLiteral("<b>Mine</b>"));
        // Progress is kept by id: two of one id would share it.
        write(QStringLiteral("b.toml"), "Other");
        table.learn.refresh();
        QTRY_VERIFY(table.learn.notice().contains(QStringLiteral("b.toml")));
        QCOMPARE(table.learn.list()->count(), ours + 1);
        QVERIFY(QDir(ownLessonFolder()).removeRecursively());
    }

    // A beginner need not know what a draw by repetition is.
    void aGameThatIsNotWonSaysHowItEnded() {
        QTemporaryDir folder;
        Table table(folder.path());
        QVERIFY(table.player.start(QStringLiteral("zero-mate")));
        table.player.goToStep(6);
        QCOMPARE(table.player.kind(), LessonPlayer::Play);
        for (int i = 0; i < 12 && table.player.outcome() != LessonPlayer::Wrong; ++i) {
            const int ply = table.session.ply();
            play(table.session, i % 2 == 0 ? "g1" : "h1", i % 2 == 0 ? "h1" : "g1");
            QTRY_VERIFY(table.player.outcome() == LessonPlayer::Wrong ||
                        (table.session.ply() == ply + 2 && !table.player.isWorking()));
        }
        QCOMPARE(table.player.outcome(), LessonPlayer::Wrong);
        if (table.session.over())
            QVERIFY(table.player.feedback().plain.startsWith(table.session.endSentence()));
        table.player.retry();
        QCOMPARE(table.player.outcome(), LessonPlayer::Nothing);
        QCOMPARE(table.session.ply(), 0);
    }

    // Not "wrong" alone: what stands against it.
    void everyWrongSquareHasAReason_data() { everyLesson(); }
    void everyWrongSquareHasAReason() {
        QFETCH(QString, key);
        QTemporaryDir folder;
        const Table table(folder.path());
        for (const LessonStep& step : table.learn.lessons().find(key)->lesson->steps) {
            const auto* find = std::get_if<FindStep>(&step.body);
            if (find == nullptr)
                continue;
            const std::vector<Square> right = squaresToFind(step);
            for (int i = 0; i < step.position.geometry().squareCount(); ++i) {
                const auto square = static_cast<Square>(i);
                if (std::ranges::find(right, square) != right.end() || square == find->asked.of)
                    continue;
                const QString reason = reasonAgainst(step.position, find->asked, square);
                QVERIFY2(reason.endsWith(u'.') && !reason.contains(u'%') &&
                             !reason.contains(QStringLiteral(" ,")),
                         qPrintable(QStringLiteral("square %1: %2").arg(i).arg(reason)));
            }
        }
    }

    void aWrongSquareIsAnsweredWithTheReason() {
        QTemporaryDir folder;
        Table table(folder.path());
        const auto said = [&](const char* lesson, int step, const char* name) {
            table.player.start(QString::fromLatin1(lesson));
            table.player.goToStep(step);
            table.player.press(square(table.session, name));
            table.player.check();
            return table.player.feedback().plain;
        };
        const auto contains = [](const QString& text, const char* part) {
            return text.contains(QString::fromUtf8(part));
        };
        QVERIFY(contains(said("tesschess-pins-and-blocks", 1, "Bd21"),
                         "Bd21 does not lie between the black rook on Cd11 and the white king on "
                         "Ad11."));
        QVERIFY(contains(said("tesschess-pins-and-blocks", 3, "Aa13"),
                         "The white rook on Aa13 is not pinned"));
        QVERIFY(contains(said("tesschess-queens-net", 1, "Dd44"),
                         "The black king on Dd44 belongs to the other side."));
        QVERIFY(contains(said("tesschess-discovered-check", 2, "Db11"),
                         "From Ca11 to Db11 these coordinates change: X and Z."));
        QVERIFY(contains(said("full-en-passant", 4, "c2@02"),
                         "The piece can go to c2 [0,2], but does not attack it."));
        QVERIFY(contains(said("full-reading-64-boards", 1, "d5@41"), "This is d5 [4,1]."));
        QVERIFY(contains(said("full-reading-64-boards", 3, "c3@62"), "more than one step"));
    }

    // One piece attacks two kings: which of them is saved is not said by naming nothing.
    void oneOfTwoKingsSavedIsNotEnough() {
        QTemporaryDir folder;
        Table table(folder.path());
        QVERIFY(table.player.start(QStringLiteral("full-many-kings")));
        table.player.goToStep(7);
        std::vector<std::pair<BoardInterest, BoardGaze::Cause>> told;
        connect(&table.player, &LessonPlayer::attended, this,
                [&](const BoardInterest& interest, BoardGaze::Cause cause) {
                    told.emplace_back(interest, cause);
                });
        table.session.activate(square(table.session, "e1@30"));
        table.session.activate(square(table.session, "d1@30"));
        QTRY_COMPARE(table.player.outcome(), LessonPlayer::Wrong);
        QVERIFY(table.player.feedback().plain.contains(QStringLiteral(
            "One king is safe now, but the black queen on e4 [3,0] (along Y and Z) still attacks "
            "the king on e1 [0,0].")));
        // The reason is seen wherever the keyboard has taken the view.
        QCOMPARE(told.back().second, BoardGaze::Asked);
        QVERIFY(std::ranges::count(told.back().first.core, square(table.session, "e1@00")) == 1);
    }

    // How many kings are attacked, who gives check: nothing says it before the learner has.
    void noSignOfCheckAnswersAQuestion() {
        const auto checks = [](const BoardScene& scene) {
            return std::ranges::count_if(scene.marks, [](std::uint32_t marks) {
                return (marks & static_cast<std::uint32_t>(Mark::Check)) != 0;
            });
        };
        QTemporaryDir folder;
        Table table(folder.path());
        QVERIFY(table.player.start(QStringLiteral("full-many-kings")));
        table.player.goToStep(6);
        QCOMPARE(table.player.kind(), LessonPlayer::Choose);
        QCOMPARE(checks(table.session.scene()), 2);
        QVERIFY(table.player.hidesChecks() && table.player.sceneShown());
        QCOMPARE(checks(table.player.scene()), 0);
        // A piece can be looked at all the same.
        const QSignalSpy changed(&table.player, &LessonPlayer::changed);
        table.player.press(square(table.session, "e4@30"));
        QTRY_VERIFY(!changed.empty());
        QVERIFY(table.player.scene() == [&] {
            BoardScene scene = table.session.scene();
            for (std::uint32_t& marks : scene.marks)
                marks &= ~static_cast<std::uint32_t>(Mark::Check);
            return scene;
        }());
        QVERIFY(table.session.hasSelection());
        table.player.choose(1);
        QVERIFY(table.player.isSolved());
        QVERIFY(!table.player.hidesChecks() && !table.player.sceneShown());
    }

    void theBoardIsToldWhatIsSpokenOf() {
        QTemporaryDir folder;
        Table table(folder.path());
        std::vector<std::pair<BoardInterest, BoardGaze::Cause>> told;
        connect(&table.player, &LessonPlayer::attended, this,
                [&](const BoardInterest& interest, BoardGaze::Cause cause) {
                    told.emplace_back(interest, cause);
                });
        QVERIFY(openAt(table, LessonPlayer::Show));
        QCOMPARE(told.back().second, BoardGaze::Begins);
        QVERIFY(told.back().first == lookOfFrame(*table.player.current(), 0));
        table.player.goToFrame(1);
        QCOMPARE(told.back().second, BoardGaze::GoesOn);
        QVERIFY(told.back().first == lookOfFrame(*table.player.current(), 1));
        QVERIFY(table.player.start(QStringLiteral("full-many-kings")));
        const LessonText text = table.player.text();
        const std::vector<Square> named{text.links[0].boards[0].lights[0].square};
        table.player.seek(text, 0, false);
        QCOMPARE(told.back().second, BoardGaze::Asked);
        QCOMPARE(told.back().first.core, named);
        // A wrong move: what stands against it.
        QVERIFY(openAt(table, LessonPlayer::Try));
        told.clear();
        table.player.help();
        table.player.help();
        QCOMPARE(told.back().second, BoardGaze::GoesOn);
        QVERIFY(!told.back().first.core.empty());
    }

    void theLessonsBoardIsNobodyElsesGame() {
        QTemporaryDir folder;
        GameSession game;
        play(game, "a2@00", "a3@00");
        Table table(folder.path());
        QVERIFY(openAt(table, LessonPlayer::Try));
        QVERIFY(table.solve());
        QCOMPARE(game.ply(), 1);
    }
};

QTEST_MAIN(TestLessonPlayer)
#include "tst_lessonplayer.moc"
