// Going through a study on a board of its own: shown, tried, taken back, explored, noted.
#include "appfixtures.h"

#include "lab/lab.h"
#include "lab/studyplayer.h"
#include "lab/studytask.h"
#include "notation/square_name.h"
#include "study/reader.h"

#include <QDir>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace tessera;
using namespace tessera::test;

namespace {

/// Another language for the studies: everything in brackets.
class Brackets : public QTranslator {
public:
    QString translate(const char* context, const char* text, const char*, int) const override {
        return QByteArray(context) == "study" ? QStringLiteral("[%1]").arg(QString::fromUtf8(text))
                                              : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

class TestLabPlayer : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void opensAtItsTask();
    void everyStudyIsSolvedByItsLine_data();
    void everyStudyIsSolvedByItsLine();
    void aWrongMoveIsRefutedAndTakenBack();
    void aStalemateTrapIsTold();
    void theKeysOfTheGameTakeBack();
    void aDefenceCanBePlayedThrough();
    void helpIsToldApart();
    void theSolutionSeenIsHelp();
    void saysWhatToLookAt();
    void watchesStepByStep();
    void goesOneMoveOnAndNoFurther();
    void anyMoveBeginsATry();
    void exploresFromWhatIsShown();
    void asksWhy();
    void whatToNoticeIsToldOnceItIsSolved();
    void nextIsTheNextUnsolved();
    void resetsAndBringsBack();
    void anotherWindowsProgressIsSeen();
    void opensAFile();
    void aFileOfTheProgramsOwnStudyIsThatStudy();
    void aBadFileIsToldWithItsPlace();
    void whatCouldNotBeSavedIsToldNoLongerOnceItIs();
    void allThatIsForgottenIsCounted();
    void aClaimThatDoesNotHoldIsTold();
    void aDeepClaimIsCheckedAsideAndCanBeStopped();
    void listsTheUsersFolder();
    void aStudyOfTheUsersFolderIsCheckedWhenItIsLookedAt();
    void everyBadFileIsNamed();
    void noNoticeTakesThePlaceOfAnother();
    void saysWhereItStands();
    void markupInAStudyIsText();
    void filters();
    void speaksOtherLanguages();

private:
    [[nodiscard]] std::unique_ptr<Lab> newLab() const {
        auto lab = std::make_unique<Lab>(
            std::make_unique<ProgressStore>(m_dir->filePath(QStringLiteral("lab"))), nullptr);
        lab->refresh();
        return lab;
    }
    void playMove(const Move& move) { QVERIFY(m_session->playTyped(move)); }
    void playBetween(const char* from, const char* to) { play(*m_session, from, to); }
    [[nodiscard]] StudyPlayer::State state() const { return m_player->state(); }
    [[nodiscard]] QString write(const QString& name, const QByteArray& text) const {
        const QString path = m_dir->filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
    static QByteArray textOf(std::string_view id) {
        for (const BuiltinStudy& study : builtinStudies()) {
            if (study.id == id)
                return {study.text.data(), static_cast<qsizetype>(study.text.size())};
        }
        return {};
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Lab> m_lab;
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<StudyPlayer> m_player;
};

void TestLabPlayer::init() {
    QStandardPaths::setTestModeEnabled(true);
    QDir(ownStudyFolder()).removeRecursively();
    m_dir = std::make_unique<QTemporaryDir>();
    m_lab = newLab();
    m_session = std::make_unique<GameSession>();
    m_session->setConfirmCaptures(false);
    m_player = std::make_unique<StudyPlayer>();
    m_player->setLab(m_lab.get());
    m_player->setSession(m_session.get());
}

void TestLabPlayer::cleanup() {
    m_player.reset();
    m_session.reset();
    m_lab.reset();
}

void TestLabPlayer::opensAtItsTask() {
    QVERIFY(!m_player->show(QStringLiteral("no-such-study")));
    QVERIFY(!m_player->isOpen());
    QVERIFY(m_player->show(QStringLiteral("lite-four-axes")));
    QCOMPARE(m_player->phase(), StudyPlayer::Try);
    QCOMPARE(state(), StudyPlayer::YourMove);
    QCOMPARE(m_session->ply(), 0);
    QCOMPARE(m_session->lastPly(), 0); // nothing to look ahead to
    QVERIFY(!m_player->place().contains(QLatin1String("c3")));
    // A check that is no mate is shown after it was given.
    QVERIFY(m_player->show(QStringLiteral("lite-four-axes-alone")));
    QCOMPARE(m_session->ply(), 1);
    QVERIFY(m_session->inCheck());
}

void TestLabPlayer::everyStudyIsSolvedByItsLine_data() {
    QTest::addColumn<QString>("key");
    for (const BuiltinStudy& study : builtinStudies())
        QTest::newRow(std::string(study.id).c_str())
            << QString::fromUtf8(study.id.data(), static_cast<qsizetype>(study.id.size()));
}

void TestLabPlayer::everyStudyIsSolvedByItsLine() {
    QFETCH(QString, key);
    QVERIFY(m_player->show(key));
    const Study& study = *m_player->study();
    QVERIFY(m_player->notices().isEmpty());
    switch (taskOf(study).kind) {
    case TaskKind::Mate:
    case TaskKind::Reach:
        for (std::size_t ply = 0; ply < study.line.size(); ply += 2) {
            QTRY_COMPARE(state(), StudyPlayer::YourMove);
            QCOMPARE(m_session->ply(), static_cast<int>(ply));
            playMove(study.line[ply]);
            QTRY_VERIFY_WITH_TIMEOUT(state() == StudyPlayer::Solved ||
                                         (state() == StudyPlayer::YourMove &&
                                          m_session->ply() == static_cast<int>(ply) + 2),
                                     60'000);
        }
        break;
    case TaskKind::Reply:
        playMove(study.claim.escapes.front());
        break;
    case TaskKind::Why: {
        const auto count = static_cast<int>(m_player->options().size());
        for (int option = 0; option < count; ++option)
            m_player->choose(option);
        QVERIFY(m_player->rightOption() >= 0);
        break;
    }
    }
    QTRY_COMPARE(state(), StudyPlayer::Solved);
    QVERIFY(m_player->isPraised() && !m_player->feedback().isEmpty());
    QVERIFY(!m_player->notices().isEmpty());
    QCOMPARE(m_lab->state(key), SolvingState::Unaided);
}

void TestLabPlayer::aWrongMoveIsRefutedAndTakenBack() {
    QVERIFY(m_player->show(QStringLiteral("lite-four-axes")));
    QSignalSpy said(m_player.get(), &StudyPlayer::announced);
    playBetween("a1@10", "b1@10");
    QTRY_COMPARE(state(), StudyPlayer::Refuted);
    QVERIFY(!m_player->isPraised());
    QVERIFY(m_player->feedback().startsWith(QLatin1String("Not check")));
    QVERIFY(m_player->isSketched());
    QCOMPARE(said.last().first().toString(), m_player->feedback());
    m_player->takeBack();
    QCOMPARE(state(), StudyPlayer::YourMove);
    QCOMPARE(m_session->ply(), 0);
    QVERIFY(m_player->feedback().isEmpty() && !m_player->isSketched());
    playBetween("a1@10", "c3@10");
    QTRY_COMPARE(state(), StudyPlayer::Solved);
    QCOMPARE(m_lab->state(m_player->key()), SolvingState::Unaided);
    // The check is drawn, and nothing marks the move as if it were wrong.
    QCOMPARE(m_player->sketch().lines.size(), 1U);
    QVERIFY(m_player->sketch().lights.empty());
}

// Whatever is tried, the answer on the boards is a legal move of the other side.
void TestLabPlayer::aStalemateTrapIsTold() {
    QVERIFY(m_player->show(QStringLiteral("lite-two-king-takes")));
    for (const Move& move : m_player->study()->position.legalMoves()) {
        if (std::ranges::count(m_player->study()->claim.keys, move) > 0)
            continue;
        m_player->tryIt();
        playMove(move);
        QTRY_COMPARE_WITH_TIMEOUT(state(), StudyPlayer::Refuted, 60'000);
        QVERIFY(!m_player->feedback().isEmpty());
        Position after = m_player->study()->position;
        after.make(move);
        const bool stalemate = after.outcome() == OutcomeKind::Stalemate;
        QCOMPARE(m_player->feedback().startsWith(QLatin1String("Stalemate")), stalemate);
        if (!stalemate)
            QTRY_COMPARE(m_session->ply(), 2);
    }
}

void TestLabPlayer::theKeysOfTheGameTakeBack() {
    QVERIFY(m_player->show(QStringLiteral("lite-two-step-closer")));
    playBetween("a3@01", "a2@01");
    QTRY_COMPARE(state(), StudyPlayer::Refuted);
    QTRY_COMPARE(m_session->ply(), 2);
    // One step takes back the refutation together with what it refutes.
    m_session->undo();
    QTRY_COMPARE(state(), StudyPlayer::YourMove);
    QCOMPARE(m_session->ply(), 0);
    // Played again as it stands in the line, it is judged again.
    m_session->goToPly(2);
    QTRY_COMPARE(state(), StudyPlayer::Refuted);
    m_session->goToPly(0);
    QTRY_COMPARE(state(), StudyPlayer::YourMove);
}

void TestLabPlayer::aDefenceCanBePlayedThrough() {
    QVERIFY(m_player->show(QStringLiteral("lite-two-step-closer")));
    playMove(m_player->study()->line[0]);
    QTRY_COMPARE(m_session->ply(), 2);
    QTRY_COMPARE(state(), StudyPlayer::YourMove);
    QVERIFY(m_player->isPraised() && !m_player->feedback().isEmpty());
    // Back by one half-move is back to a move of the one who tries.
    m_session->undo();
    QTRY_COMPARE(m_session->ply(), 0);
    QCOMPARE(state(), StudyPlayer::YourMove);
    QCOMPARE(m_player->phase(), StudyPlayer::Try);
}

void TestLabPlayer::helpIsToldApart() {
    QVERIFY(m_player->show(QStringLiteral("lite-four-axes")));
    const int texts = static_cast<int>(m_player->study()->hints.size());
    for (int hints = 1; m_player->moreHints(); ++hints) {
        m_player->hint();
        QCOMPARE(m_player->hints().size(), hints);
    }
    QVERIFY(m_player->hints().size() > texts);
    QVERIFY(m_player->hints().last().contains(QLatin1String("queen")));
    playBetween("a1@10", "c3@10");
    QTRY_COMPARE(state(), StudyPlayer::Solved);
    QCOMPARE(m_lab->state(m_player->key()), SolvingState::WithHelp);
    // Opened anew and solved alone, it counts as that; never the other way round.
    QVERIFY(m_player->show(m_player->key()));
    playBetween("a1@10", "c3@10");
    QTRY_COMPARE(m_lab->state(m_player->key()), SolvingState::Unaided);
}

void TestLabPlayer::theSolutionSeenIsHelp() {
    QVERIFY(m_player->show(QStringLiteral("lite-four-axes")));
    m_player->after();
    QCOMPARE(m_player->phase(), StudyPlayer::After);
    QVERIFY(m_session->over());
    QVERIFY(m_player->place().contains(QLatin1String("c3@10")));
    m_player->before();
    QCOMPARE(m_session->ply(), 0);
    m_player->tryIt();
    playBetween("a1@10", "c3@10");
    QTRY_COMPARE(state(), StudyPlayer::Solved);
    QCOMPARE(m_lab->state(m_player->key()), SolvingState::WithHelp);
}

void TestLabPlayer::saysWhatToLookAt() {
    const auto core = [this](const char* study) {
        m_player->show(QString::fromLatin1(study));
        QStringList names;
        const Position& position = m_session->match().position();
        for (const Square square : m_player->interest().core)
            names +=
                QString::fromStdString(squareName(position.ruleset(), position.geometry(), square));
        return names.join(QLatin1Char(' '));
    };
    // The kings that are mated, then the move: the cursor begins away from the answer.
    QCOMPARE(core("full-knight-fork"), QStringLiteral("a1@00 e1@00 e3@00 c2@00"));
    // Why a queen does not go there is no matter of kings; why a king does not castle is.
    QCOMPARE(core("full-queen-two-axes"), QStringLiteral("d1@00 f3@20"));
    QCOMPARE(core("full-castling-from-another-slice"), QStringLiteral("e1@33 e1@33 g1@33"));
    m_player->close();
    QVERIFY(m_player->interest().core.empty());
}

void TestLabPlayer::watchesStepByStep() {
    QVERIFY(m_player->show(QStringLiteral("lite-two-step-closer")));
    m_player->setProperty("pause", 1);
    m_player->watch();
    QVERIFY(m_player->isWatching());
    // What is only watched asks for nothing.
    QVERIFY(!m_player->standing().contains(m_player->task()));
    QTRY_COMPARE(m_player->phase(), StudyPlayer::After);
    QCOMPARE(m_session->ply(), 3);
    QVERIFY(!m_player->isWatching());
    // Where nothing moves by itself, each press is a step.
    m_player->setProperty("still", true);
    m_player->watch();
    QCOMPARE(m_session->ply(), 0);
    m_player->watch();
    QCOMPARE(m_session->ply(), 1);
    QCOMPARE(m_player->phase(), StudyPlayer::Between);
    QVERIFY(!m_player->isWatching());
    // Paused, it goes on from there.
    m_player->setProperty("still", false);
    m_player->setProperty("pause", 100'000);
    m_player->watch();
    QVERIFY(m_player->isWatching());
    m_player->watch();
    QVERIFY(!m_player->isWatching());
    QCOMPARE(m_session->ply(), 1);
}

void TestLabPlayer::goesOneMoveOnAndNoFurther() {
    QVERIFY(m_player->show(QStringLiteral("lite-two-step-closer")));
    m_player->setProperty("pause", 1);
    m_player->step();
    QCOMPARE(m_session->ply(), 1);
    QCOMPARE(m_player->phase(), StudyPlayer::Between);
    m_player->tryIt();
    QCOMPARE(m_session->ply(), 0);
    // From the midst of watching, it goes on by hand.
    m_player->setProperty("pause", 100'000);
    m_player->watch();
    QVERIFY(m_player->isWatching());
    m_player->step();
    QVERIFY(!m_player->isWatching());
    QCOMPARE(m_session->ply(), 1);
    m_player->step();
    m_player->step();
    QCOMPARE(m_player->phase(), StudyPlayer::After);
    QCOMPARE(m_session->ply(), 3);
    QSignalSpy spoken(m_player.get(), &StudyPlayer::announced);
    m_player->step();
    QCOMPARE(m_session->ply(), 3);
    QCOMPARE(spoken.count(), 1);
    // What was taken back with the keys of the game is gone through again.
    m_session->goToPly(1);
    m_player->step();
    QCOMPARE(m_session->ply(), 2);
}

void TestLabPlayer::anyMoveBeginsATry() {
    QVERIFY(m_player->show(QStringLiteral("lite-four-axes")));
    m_player->before();
    QCOMPARE(m_player->phase(), StudyPlayer::Before);
    playBetween("a1@10", "c3@10");
    QTRY_COMPARE(state(), StudyPlayer::Solved);
    QCOMPARE(m_player->phase(), StudyPlayer::Try);
    QCOMPARE(m_lab->state(m_player->key()), SolvingState::Unaided);
    // In the midst of the line it is free play.
    QVERIFY(m_player->show(QStringLiteral("lite-two-step-closer")));
    m_player->setProperty("still", true);
    m_player->watch();
    m_player->watch();
    m_player->watch();
    QCOMPARE(m_session->ply(), 2);
    playMove(m_session->match().position().legalMoves().front());
    QTRY_COMPARE(m_player->phase(), StudyPlayer::Explore);
}

void TestLabPlayer::exploresFromWhatIsShown() {
    QVERIFY(m_player->show(QStringLiteral("lite-four-axes-alone")));
    m_player->explore();
    QCOMPARE(m_player->phase(), StudyPlayer::Explore);
    QCOMPARE(m_session->ply(), 0);
    QVERIFY(m_session->inCheck());
    QVERIFY(m_player->show(QStringLiteral("lite-two-step-closer")));
    m_player->explore();
    playMove(m_session->match().position().legalMoves().front());
    playMove(m_session->match().position().legalMoves().front());
    QCOMPARE(m_session->ply(), 2);
    QCoreApplication::processEvents();
    QCOMPARE(m_player->phase(), StudyPlayer::Explore);
    QCOMPARE(m_lab->state(m_player->key()), SolvingState::Open);
    m_player->reset();
    QCOMPARE(m_session->ply(), 0);
    m_player->tryIt();
    QCOMPARE(m_player->phase(), StudyPlayer::Try);
}

void TestLabPlayer::asksWhy() {
    QVERIFY(m_player->show(QStringLiteral("full-queen-two-axes")));
    QVERIFY(m_player->options().size() > 2);
    QVERIFY(m_player->isSketched());
    QCOMPARE(m_player->rightOption(), -1);
    for (int option = 0; state() != StudyPlayer::Solved; ++option) {
        m_player->choose(option);
        QVERIFY(!m_player->feedback().isEmpty());
        QCOMPARE(m_player->wrongOptions().contains(option), state() != StudyPlayer::Solved);
    }
    QVERIFY(m_player->rightOption() >= 0);
}

void TestLabPlayer::whatToNoticeIsToldOnceItIsSolved() {
    QVERIFY(m_player->show(QStringLiteral("lite-four-axes")));
    QVERIFY(m_player->notices().isEmpty());
    m_lab->solve(m_player->key(), SolvingState::WithHelp);
    // Who tries it once more is not to read the answer.
    QCOMPARE(m_player->phase(), StudyPlayer::Try);
    QVERIFY(m_player->notices().isEmpty());
    m_player->after();
    QVERIFY(!m_player->notices().isEmpty());
    m_player->tryIt();
    QVERIFY(m_player->notices().isEmpty());
}

void TestLabPlayer::nextIsTheNextUnsolved() {
    StudyListModel& list = *m_lab->list();
    list.setTheme(QStringLiteral("stalemate"));
    QVERIFY(list.count() >= 3);
    const QString first = list.keyAt(0);
    m_lab->solve(list.keyAt(1), SolvingState::Unaided);
    QCOMPARE(m_lab->nextOpen(first), list.keyAt(2));
    QCOMPARE(m_lab->nextOpen(list.keyAt(list.count() - 1)), first);
    for (int row = 1; row < list.count(); ++row)
        m_lab->solve(list.keyAt(row), SolvingState::Unaided);
    QCOMPARE(m_lab->nextOpen(first), QString());
}

void TestLabPlayer::resetsAndBringsBack() {
    const QString one = QStringLiteral("lite-knight");
    const QString other = QStringLiteral("lite-promotion");
    m_lab->solve(one, SolvingState::Unaided);
    m_lab->solve(other, SolvingState::WithHelp);
    m_lab->reset(one);
    QCOMPARE(m_lab->state(one), SolvingState::Open);
    QCOMPARE(m_lab->state(other), SolvingState::WithHelp);
    QVERIFY(m_lab->canUndoReset());
    m_lab->undoReset();
    QCOMPARE(m_lab->state(one), SolvingState::Unaided);
    m_lab->resetAll();
    QCOMPARE(m_lab->list()->solvedTotal(), 0);
    QCOMPARE(newLab()->list()->solvedTotal(), 0);
    m_lab->undoReset();
    QVERIFY(!m_lab->canUndoReset());
    QCOMPARE(newLab()->list()->solvedTotal(), 2);
}

void TestLabPlayer::anotherWindowsProgressIsSeen() {
    const auto other = newLab();
    other->solve(QStringLiteral("lite-knight"), SolvingState::WithHelp);
    QCOMPARE(m_lab->list()->solvedTotal(), 0);
    m_lab->readProgress();
    QCOMPARE(m_lab->list()->solvedTotal(), 1);
}

void TestLabPlayer::opensAFile() {
    const QString path = write(QStringLiteral("my.toml"),
                               textOf("lite-four-axes").replace("lite-four-axes", "my-own"));
    QVERIFY(meansStudy(path));
    const QString key = m_lab->open(QUrl::fromLocalFile(path));
    QVERIFY2(!key.isEmpty(), qPrintable(m_lab->notice()));
    QVERIFY(m_player->show(key));
    playBetween("a1@10", "c3@10");
    QTRY_COMPARE(state(), StudyPlayer::Solved);
    QCOMPARE(m_lab->state(key), SolvingState::Unaided);
    QVERIFY(!meansStudy(write(QStringLiteral("rules.toml"), "id = \"my-game\"\n[board]\n")));
}

void TestLabPlayer::aFileOfTheProgramsOwnStudyIsThatStudy() {
    const int before = m_lab->list()->total();
    const QString path = write(QStringLiteral("copy.toml"), textOf("lite-four-axes"));
    QCOMPARE(m_lab->open(QUrl::fromLocalFile(path)), QStringLiteral("lite-four-axes"));
    QCOMPARE(m_lab->list()->total(), before);
    // One word less is another study, and its card says where it is from.
    const QString other =
        write(QStringLiteral("other.toml"),
              textOf("lite-four-axes").replace("Along all four axes at once", "Four axes"));
    const QString key = m_lab->open(QUrl::fromLocalFile(other));
    QCOMPARE(m_lab->list()->total(), before + 1);
    const auto file = [this](const QString& study) {
        const StudyListModel& list = *m_lab->list();
        return list.index(list.rowOf(study)).data(StudyListModel::FileRole).toString();
    };
    QCOMPARE(file(key), QStringLiteral("other.toml"));
    QCOMPARE(file(QStringLiteral("lite-four-axes")), QString());
}

void TestLabPlayer::whatCouldNotBeSavedIsToldNoLongerOnceItIs() {
    // Where the folder should be is a file.
    const QString inTheWay = write(QStringLiteral("lab"), "");
    m_lab->solve(QStringLiteral("lite-knight"), SolvingState::Unaided);
    QVERIFY2(m_lab->notice().contains(QLatin1String("could not be saved")),
             qPrintable(m_lab->notice()));
    QVERIFY(QFile::remove(inTheWay));
    m_lab->solve(QStringLiteral("lite-four-axes"), SolvingState::Unaided);
    QVERIFY2(m_lab->notice().isEmpty(), qPrintable(m_lab->notice()));
}

void TestLabPlayer::allThatIsForgottenIsCounted() {
    m_lab->solve(QStringLiteral("lite-knight"), SolvingState::Unaided);
    m_lab->solve(QStringLiteral("mine:not-here-any-more"), SolvingState::Unaided);
    QCOMPARE(m_lab->list()->solvedTotal(), 1);
    QCOMPARE(m_lab->solvedInAll(), 2);
    m_lab->resetAll();
    QCOMPARE(m_lab->solvedInAll(), 0);
    m_lab->undoReset();
    QCOMPARE(m_lab->solvedInAll(), 2);
}

void TestLabPlayer::aBadFileIsToldWithItsPlace() {
    const int before = m_lab->list()->total();
    const QString path = write(QStringLiteral("bad.toml"),
                               textOf("lite-four-axes").replace("level = 1", "level = 9"));
    QCOMPARE(m_lab->open(QUrl::fromLocalFile(path)), QString());
    QVERIFY2(m_lab->notice().contains(QLatin1String("line 6, column")),
             qPrintable(m_lab->notice()));
    QCOMPARE(m_lab->list()->total(), before);
    QVERIFY(m_lab->open(QUrl::fromLocalFile(QStringLiteral("/no/such/file.toml"))).isEmpty());
    QVERIFY(!m_lab->notice().isEmpty());
    const QString torn = write(QStringLiteral("torn.toml"), "id = \"torn\"\ntitle = \"Half a ti");
    QVERIFY(m_lab->open(QUrl::fromLocalFile(torn)).isEmpty());
    QVERIFY2(m_lab->notice().contains(QLatin1String("in the middle of a text")),
             qPrintable(m_lab->notice()));
    const QString empty = write(QStringLiteral("empty.toml"), "");
    QVERIFY(m_lab->open(QUrl::fromLocalFile(empty)).isEmpty());
    QVERIFY2(m_lab->notice().endsWith(QLatin1String("empty.toml: The file is empty.")),
             qPrintable(m_lab->notice()));
}

void TestLabPlayer::aClaimThatDoesNotHoldIsTold() {
    const QString path = write(
        QStringLiteral("wrong.toml"),
        textOf("lite-four-axes").replace("keys = [\"a1@10c3@10\"]", "keys = [\"a1@10b1@10\"]"));
    QVERIFY(!m_lab->open(QUrl::fromLocalFile(path)).isEmpty());
    QTRY_VERIFY2(m_lab->notice().contains(QLatin1String("wrong.toml, line")),
                 qPrintable(m_lab->notice()));
}

void TestLabPlayer::listsTheUsersFolder() {
    QVERIFY(QDir().mkpath(ownStudyFolder()));
    QFile good(ownStudyFolder() + QStringLiteral("/own.toml"));
    QVERIFY(good.open(QIODevice::WriteOnly));
    good.write(textOf("lite-knight"));
    good.close();
    QFile bad(ownStudyFolder() + QStringLiteral("/torn.toml"));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("id = \"torn");
    bad.close();
    const int before = m_lab->list()->total();
    m_lab->refresh();
    QCOMPARE(m_lab->list()->total(), before + 1);
    QVERIFY2(m_lab->notice().contains(QLatin1String("torn.toml, line 1")),
             qPrintable(m_lab->notice()));
    m_lab->list()->setRuleset(QStringLiteral("mine"));
    QCOMPARE(m_lab->list()->count(), 1);
    // The user's own is another study than the one of the same id.
    m_lab->solve(m_lab->list()->keyAt(0), SolvingState::Unaided);
    QCOMPARE(m_lab->state(QStringLiteral("lite-knight")), SolvingState::Open);
}

void TestLabPlayer::aStudyOfTheUsersFolderIsCheckedWhenItIsLookedAt() {
    QVERIFY(QDir().mkpath(ownStudyFolder()));
    QFile wrong(ownStudyFolder() + QStringLiteral("/wrong.toml"));
    QVERIFY(wrong.open(QIODevice::WriteOnly));
    wrong.write(
        textOf("lite-four-axes").replace("keys = [\"a1@10c3@10\"]", "keys = [\"a1@10b1@10\"]"));
    wrong.close();
    m_lab->refresh();
    QVERIFY(m_player->show(QStringLiteral("lite-knight")));
    QVERIFY(m_lab->checking().isEmpty());
    QVERIFY2(m_lab->notice().isEmpty(), qPrintable(m_lab->notice()));
    QVERIFY(m_player->show(QStringLiteral("mine:wrong")));
    QTRY_VERIFY2(m_lab->notice().contains(QLatin1String("wrong.toml, line")),
                 qPrintable(m_lab->notice()));
    // Once is enough.
    m_lab->dismissNotice();
    QVERIFY(m_player->show(QStringLiteral("mine:wrong")));
    QVERIFY(m_lab->checking().isEmpty());
}

void TestLabPlayer::aDeepClaimIsCheckedAsideAndCanBeStopped() {
    QByteArray text = textOf("lite-four-axes");
    text.replace("moves = 1", "moves = 30").replace("[\"a1@10c3@10\"]\n", "[\"a4@00a3@00\"]\n");
    const auto setLine = [&text](const char* key, const QByteArray& value) {
        const qsizetype from = text.indexOf(key);
        text.replace(from, text.indexOf('\n', from) - from, QByteArray(key) + value);
    };
    setLine("position = ", "\"K3/4/4/3R|4/4/4/4|4/4/4/4|4/4/4/3k w 0 1\"");
    setLine("line = ", "[\"a4@00a3@00\"]");
    const QString path = write(QStringLiteral("deep.toml"), text);
    QVERIFY2(!m_lab->open(QUrl::fromLocalFile(path)).isEmpty(), qPrintable(m_lab->notice()));
    QVERIFY(!m_lab->checking().isEmpty());
    // How far it has come is told while it works.
    QTRY_VERIFY2(m_lab->checking().contains(QLatin1String("first move")),
                 qPrintable(m_lab->checking()));
    m_lab->stopChecking();
    QVERIFY(m_lab->checking().isEmpty());
    QVERIFY2(m_lab->notice().isEmpty(), qPrintable(m_lab->notice()));
}

void TestLabPlayer::everyBadFileIsNamed() {
    QVERIFY(QDir().mkpath(ownStudyFolder()));
    for (const char* name : {"/one.toml", "/two.toml", "/three.toml"}) {
        QFile bad(ownStudyFolder() + QLatin1String(name));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("id = \"torn");
    }
    m_lab->refresh();
    for (const char* name : {"one.toml", "two.toml", "three.toml"})
        QVERIFY2(m_lab->notice().contains(QLatin1String(name)), qPrintable(m_lab->notice()));
}

void TestLabPlayer::noNoticeTakesThePlaceOfAnother() {
    QVERIFY(QDir().mkpath(m_dir->filePath(QStringLiteral("lab"))));
    (void)write(QStringLiteral("lab/progress.json"), "{ torn");
    const auto lab = newLab();
    const QString damaged = lab->notice();
    QVERIFY2(damaged.contains(QLatin1String("damaged")), qPrintable(damaged));
    QVERIFY(lab->open(QUrl::fromLocalFile(QStringLiteral("/no/such/file.toml"))).isEmpty());
    QVERIFY2(lab->notice().startsWith(QLatin1String("No study was opened")),
             qPrintable(lab->notice()));
    lab->dismissNotice();
    QCOMPARE(lab->notice(), damaged);
    lab->dismissNotice();
    QVERIFY(lab->notice().isEmpty());
}

void TestLabPlayer::saysWhereItStands() {
    QVERIFY(m_player->show(QStringLiteral("lite-four-axes")));
    QCOMPARE(m_player->place(), QStringLiteral("Your move"));
    QCOMPARE(m_player->standing(), m_player->task());
    m_player->before();
    QCOMPARE(m_player->standing(), m_player->task()); // a move there is a try
    m_player->after();
    QVERIFY(!m_player->standing().isEmpty() && m_player->standing() != m_player->task());
    m_player->tryIt();
    playBetween("a1@10", "b1@10");
    QTRY_COMPARE(state(), StudyPlayer::Refuted);
    QCOMPARE(m_player->place(), QStringLiteral("Your try fails"));
    m_player->takeBack();
    QCOMPARE(m_player->place(), QStringLiteral("Your move"));
    QVERIFY(m_player->moreHints());
    playBetween("a1@10", "c3@10");
    QTRY_COMPARE(state(), StudyPlayer::Solved);
    QVERIFY(!m_player->moreHints());
}

// What somebody has written is shown as it was written, and loads nothing.
void TestLabPlayer::markupInAStudyIsText() {
    const QByteArray marked = "<b>bold</b> <img src='file:///etc/passwd'> &amp; 5 < 6";
    const QString path =
        write(QStringLiteral("marked.toml"),
              textOf("lite-four-axes").replace("Along all four axes at once", marked));
    const QString key = m_lab->open(QUrl::fromLocalFile(path));
    QVERIFY2(!key.isEmpty(), qPrintable(m_lab->notice()));
    QVERIFY(m_player->show(key));
    QCOMPARE(m_player->title(), QString::fromUtf8(marked));
}

void TestLabPlayer::filters() {
    StudyListModel& list = *m_lab->list();
    QCOMPARE(list.count(), list.total());
    QVERIFY(!list.filtered());
    list.setRuleset(QStringLiteral("tesschess"));
    const int tesschess = list.count();
    QVERIFY(tesschess > 0 && tesschess < list.total());
    list.setLevel(2);
    QVERIFY(list.count() < tesschess);
    // The counts of one filter are told with the others as they are.
    int told = 0;
    for (const QVariant& choice : list.levels())
        told += choice.toMap()[QStringLiteral("count")].toInt();
    QCOMPARE(told, 2 * tesschess);
    list.setSolved(static_cast<int>(SolvingState::Unaided));
    QCOMPARE(list.count(), 0);
    m_lab->list()->clearFilter();
    QCOMPARE(list.count(), list.total());
    m_lab->solve(list.keyAt(3), SolvingState::Unaided);
    list.setSolved(StudyFilter::solvedAtAll);
    QCOMPARE(list.count(), 1);
}

void TestLabPlayer::speaksOtherLanguages() {
    Brackets brackets;
    QVERIFY(QCoreApplication::installTranslator(&brackets));
    QVERIFY(m_player->show(QStringLiteral("lite-four-axes")));
    m_lab->solve(m_player->key(), SolvingState::Unaided);
    m_player->hint();
    QStringList texts{
        m_player->title(), m_player->idea(), m_player->hints().first(),
        m_lab->list()->data(m_lab->list()->index(0), StudyListModel::TitleRole).toString()};
    texts += m_player->notices();
    for (const QString& text : texts)
        QVERIFY2(text.startsWith(QLatin1Char('[')), qPrintable(text));
    QCoreApplication::removeTranslator(&brackets);
}

QTEST_MAIN(TestLabPlayer)
#include "tst_labplayer.moc"
