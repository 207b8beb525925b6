// Clocks: what players keep of their time, when they stand still, and what a fallen flag means.
#include "appfixtures.h"
#include "clock/clocknotes.h"
#include "storage/gamestore.h"
#include "text/clocktext.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

constexpr TimeControl added{60'000, 5'000, TimeControl::Step::Increment};
constexpr TimeControl delayed{60'000, 5'000, TimeControl::Step::Delay};

/// A game whose time passes when told.
struct Timed {
    qint64 now = 0;
    std::unique_ptr<GameSession> session;

    explicit Timed(std::unique_ptr<GameStore> store = nullptr)
        : session(store ? std::make_unique<GameSession>(std::move(store))
                        : std::make_unique<GameSession>()) {
        clock().setNow([this] { return now; });
        session->setConfirmCaptures(false);
    }
    Timed(const TimeControl& control, const QString& ruleset = QStringLiteral("lite")) : Timed() {
        begin(control, ruleset);
    }
    void begin(const TimeControl& control, const QString& ruleset = QStringLiteral("lite")) {
        QVERIFY(session->newGame(ruleset, Players(), control));
    }
    [[nodiscard]] GameClock& clock() const { return *session->clock(); }
    void pass(qint64 milliseconds) {
        now += milliseconds;
        clock().look();
    }
    [[nodiscard]] qint64 white() const { return clock().left(Side::White); }
    [[nodiscard]] qint64 black() const { return clock().left(Side::Black); }
};

/// White's king, queen and Black's king alone; White to move.
const char* const bareKing = "4/4/4/K2Q|4/4/4/4|4/4/4/4|k3/4/4/4 w 0 1";

void openRecord(GameSession& session, const QString& text) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.pgn4d"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.toUtf8());
    file.close();
    QVERIFY2(session.openGame(QUrl::fromLocalFile(path)), qPrintable(session.notice()));
}

} // namespace

class TestClock : public QObject {
    Q_OBJECT

private slots:
    void timeControlsAreRead_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("known");
        for (const char* text : {"600", "600+5", "600d5", "1+0", "86400+600"})
            QTest::newRow(text) << QString::fromLatin1(text) << true;
        for (const char* text :
             {"", "-", "?", "0", "600+", "+5", "600+5+5", "40/7200", "*180", "86401", "600+601",
              "6e2", " 600", "600 ", "-600", "99999999999999999999"})
            QTest::newRow(text) << QString::fromLatin1(text) << false;
    }
    void timeControlsAreRead() {
        QFETCH(QString, text);
        QFETCH(bool, known);
        const auto control = readTimeControl(text.toStdString());
        QCOMPARE(control.has_value(), known);
        if (known && !text.endsWith(u"+0"))
            QCOMPARE(QString::fromStdString(writeTimeControl(*control)), text);
    }
    void clockTimesAreRead() {
        QCOMPARE(readClockText("1:02:03"), std::optional<qint64>(3'723'000));
        QCOMPARE(readClockText("0:00:09.4"), std::optional<qint64>(9'400));
        QCOMPARE(readClockText("0:00:09.456"), std::optional<qint64>(9'456));
        for (const char* text : {"", "5", "1:00", "1:60:00", "1:00:60", "1:00:00.", "1:00:00.x",
                                 "a:00:00", "1:00:00 ", "-1:00:00", "99999999999:00:00"})
            QVERIFY2(!readClockText(text), text);
        QCOMPARE(clockText(3'723'000), std::string("1:02:03"));
        QCOMPARE(clockText(9'499), std::string("0:00:09.4"));
        QCOMPARE(clockText(-5), std::string("0:00:00"));
    }
    void commentsKeepWhatElseTheySay() {
        RecordNotes notes(1);
        notes[0].comment = "well played [%clk 0:01:00] indeed";
        QCOMPARE(clockIn(notes), std::optional<qint64>(60'000));
        writeClock(notes, 59'000);
        QCOMPARE(notes[0].comment, std::string("well played [%clk 0:00:59] indeed"));
        notes[0].comment = "well played";
        QVERIFY(!clockIn(notes));
        writeClock(notes, 59'000);
        QCOMPARE(notes.size(), 2U);
        QCOMPARE(clockIn(notes), std::optional<qint64>(59'000));
        QCOMPARE(notes[1].comment, std::string("well played"));
    }
    void facesShowWhatIsBegun() {
        QCOMPARE(clockFace(600'000), QStringLiteral("10:00"));
        QCOMPARE(clockFace(599'001), QStringLiteral("10:00"));
        QCOMPARE(clockFace(599'000), QStringLiteral("9:59"));
        QCOMPARE(clockFace(3'723'000), QStringLiteral("1:02:03"));
        QCOMPARE(clockFace(10'000), QStringLiteral("0:10"));
        QCOMPARE(clockFace(9'950), QStringLiteral("0:10"));
        QCOMPARE(clockFace(9'900), QStringLiteral("0:09.9"));
        QCOMPARE(clockFace(1), QStringLiteral("0:00.1"));
        QCOMPARE(clockFace(0), QStringLiteral("0:00"));
    }
    void facesAreLookedAtWhenTheyChange() {
        for (const qint64 left : {600'000LL, 599'001LL, 10'000LL, 9'950LL, 9'900LL, 50LL}) {
            const int wait = untilFaceChanges(left);
            QVERIFY(wait > 0 && wait <= 1'000);
            QVERIFY(clockFace(left - wait) != clockFace(left) ||
                    clockFace(left - wait - 1) != clockFace(left));
            QCOMPARE(clockFace(left - wait + 1), clockFace(left));
        }
    }

    void gamesHaveNoClocksUnlessWanted() {
        GameSession session;
        QVERIFY(!session.clock()->timed());
        play(session, "a2@00", "a3@00");
        QVERIFY(!session.clock()->runs());
        QVERIFY(!session.clock()->pausable());
    }
    void theFirstMoveStartsThem() {
        Timed game(added);
        game.pass(20'000);
        QCOMPARE(game.white(), 60'000);
        QVERIFY(!game.clock().runs());
        play(*game.session, "a2@00", "a3@00");
        QVERIFY(game.clock().runs());
        QVERIFY(!game.clock().whitesTurn());
        game.pass(20'000);
        QCOMPARE(game.black(), 40'000);
        QCOMPARE(game.white(), 65'000);
    }
    void anIncrementIsAddedAfterTheMove() {
        Timed game(added);
        play(*game.session, "a2@00", "a3@00");
        game.pass(20'000);
        play(*game.session, "a4@11", "a4@01");
        QCOMPARE(game.black(), 45'000);
        game.pass(1'000);
        QCOMPARE(game.black(), 45'000);
        QCOMPARE(game.white(), 64'000);
    }
    void aDelayPassesBeforeTheClockRuns() {
        Timed game(delayed);
        play(*game.session, "a2@00", "a3@00");
        game.pass(4'000);
        QCOMPARE(game.black(), 60'000);
        game.pass(3'000);
        QCOMPARE(game.black(), 58'000);
        play(*game.session, "a4@11", "a4@01");
        QCOMPARE(game.black(), 58'000);
        game.pass(4'000);
        play(*game.session, "c2@00", "c3@00");
        QCOMPARE(game.white(), 60'000); // what is left of a delay is lost
    }
    void playersPauseThem() {
        Timed game(added);
        game.clock().pause();
        QVERIFY(!game.clock().paused()); // nothing runs yet
        play(*game.session, "a2@00", "a3@00");
        game.pass(10'000);
        game.clock().pause();
        game.pass(30'000);
        QCOMPARE(game.black(), 50'000);
        game.clock().goOn();
        game.pass(1'000);
        QCOMPARE(game.black(), 49'000);
        game.clock().pause();
        play(*game.session, "a4@11", "a4@01"); // goes on as well
        QVERIFY(!game.clock().paused());
        game.pass(1'000);
        QCOMPARE(game.white(), 64'000);
    }
    void theyStandWhileSquaresAreOnlyLookedAt() {
        Timed game(added);
        play(*game.session, "a2@00", "a3@00");
        game.session->setInspectOnly(true);
        game.pass(30'000);
        QVERIFY(!game.clock().runs());
        QCOMPARE(game.black(), 60'000);
        game.session->setInspectOnly(false);
        game.pass(2'000);
        QCOMPARE(game.black(), 58'000);
    }
    void theyStandWhileTheBoardsAreOutOfSight() {
        Timed game(added);
        play(*game.session, "a2@00", "a3@00");
        game.clock().setHeld(true);
        game.pass(30'000);
        QCOMPARE(game.black(), 60'000);
        game.clock().setHeld(false);
        QVERIFY(game.clock().runs());
    }
    void lookingBackShowsTheTimesOfThen() {
        Timed game(added);
        play(*game.session, "a2@00", "a3@00");
        game.pass(20'000);
        play(*game.session, "a4@11", "a4@01");
        game.pass(10'000);
        game.session->goToPly(1);
        QCOMPARE(game.black(), 60'000);
        QCOMPARE(game.white(), 65'000);
        game.pass(30'000);
        game.session->goToPly(2);
        QCOMPARE(game.black(), 45'000);
        QCOMPARE(game.white(), 55'000); // what was used of the turn is not given back
        game.pass(1'000);
        QCOMPARE(game.white(), 54'000);
    }
    void anotherMoveInThePastGoesOnWithTheTimesOfThen() {
        Timed game(added);
        play(*game.session, "a2@00", "a3@00");
        game.pass(20'000);
        play(*game.session, "a4@11", "a4@01");
        game.session->undo();
        play(*game.session, "a3@11", "a2@11");
        QCOMPARE(game.black(), 65'000);
        QCOMPARE(game.white(), 65'000);
        QVERIFY(game.clock().runs());
    }

    void aFallenFlagLoses() {
        Timed game(added);
        play(*game.session, "a2@00", "a3@00");
        QSignalSpy said(game.session.get(), &GameSession::announced);
        game.pass(59'999);
        QVERIFY(!game.session->over());
        game.pass(1);
        QCOMPARE(game.session->match().end(), (MatchEnd{EndKind::Time, Side::White}));
        QCOMPARE(game.session->endTitle(), QStringLiteral("Black's time is up"));
        QVERIFY(said.last().first().toString().startsWith(QStringLiteral("Black's time is up")));
        QVERIFY(!game.clock().runs());
        const Record record = game.session->match().toRecord();
        QCOMPARE(record.result, RecordResult::WhiteWins);
        QCOMPARE(QString::fromStdString(std::string(record.tag("Termination"))),
                 QStringLiteral("time forfeit"));
        QCOMPARE(Match(record).end(), (MatchEnd{EndKind::Time, Side::White}));
        // Taking the end back gives the turn back.
        game.session->undo();
        QVERIFY(!game.session->over());
        QCOMPARE(game.black(), 60'000);
    }
    void aFallenFlagDrawsWhereTheOtherCanNeverMate() {
        Timed game;
        openRecord(*game.session,
                   QStringLiteral("[Variant \"Fourfold-4x4x2x2\"]\n[Format \"PGN4D\"]\n"
                                  "[FormatVersion \"1\"]\n[Notation \"LAN4D\"]\n"
                                  "[SetUp \"1\"]\n[FEN4D \"%1\"]\n"
                                  "[TimeControl \"60\"]\n\n*\n")
                       .arg(QLatin1String(bareKing)));
        play(*game.session, "d1@00", "d2@00");
        play(*game.session, "a4@11", "a3@11");
        game.pass(60'000); // White's
        QCOMPARE(game.session->match().end(), (MatchEnd{EndKind::Time, {}}));
        QCOMPARE(game.session->endTitle(), QStringLiteral("Draw"));
        QVERIFY(game.session->endSentence().contains(QStringLiteral("never mate")));
        QCOMPARE(Match(game.session->match().toRecord()).end(), (MatchEnd{EndKind::Time, {}}));
    }
    void mateStopsThem() {
        Timed game(added);
        for (const Step& step : mateGame)
            play(*game.session, step.from, step.to);
        QVERIFY(game.session->checkmate());
        QVERIFY(!game.clock().runs());
        game.pass(100'000);
        QVERIFY(game.session->checkmate());
    }
    void aRematchHasTheSameTimes() {
        Timed game(delayed);
        play(*game.session, "a2@00", "a3@00");
        game.pass(20'000);
        game.session->resign();
        game.session->playAgain();
        QVERIFY(game.session->match().timeControl() == delayed);
        QCOMPARE(game.black(), 60'000);
        QVERIFY(game.session->newGame(QStringLiteral("lite")));
        QVERIFY(!game.clock().timed());
    }
    void theyWaitAfterARestart() {
        QTemporaryDir folder;
        {
            Timed game(std::make_unique<GameStore>(folder.path()));
            game.begin(added);
            play(*game.session, "a2@00", "a3@00");
            game.pass(20'000);
            play(*game.session, "a4@11", "a4@01");
            game.pass(7'000);
        }
        Timed game(std::make_unique<GameStore>(folder.path()));
        QVERIFY(game.clock().paused());
        QCOMPARE(game.black(), 45'000);
        QCOMPARE(game.white(), 58'000);
        game.pass(30'000);
        QCOMPARE(game.white(), 58'000);
        game.clock().goOn();
        game.pass(1'000);
        QCOMPARE(game.white(), 57'000);
    }
    void recordsSayWhatWasLeft() {
        Timed game(added);
        play(*game.session, "a2@00", "a3@00");
        game.pass(20'400);
        play(*game.session, "a4@11", "a4@01");
        const std::string text = writeRecord(game.session->match().toRecord());
        QVERIFY(text.find("[TimeControl \"60+5\"]") != std::string::npos);
        QVERIFY(text.find("{[%clk 0:01:05]}") != std::string::npos);
        QVERIFY(text.find("{[%clk 0:00:44.6]}") != std::string::npos);
    }
    void theyAreTold() {
        Timed game(added);
        QSignalSpy said(game.session.get(), &GameSession::announced);
        game.clock().tell();
        QCOMPARE(
            said.last().first().toString(),
            QStringLiteral("White has 1 minute, Black 1 minute. The clocks start with the first "
                           "move."));
        play(*game.session, "a2@00", "a3@00");
        game.pass(20'000);
        game.clock().tell();
        QCOMPARE(said.last().first().toString(),
                 QStringLiteral("White has 1 minute and 5 seconds, Black 40 seconds. Black's clock "
                                "runs."));
        game.session->newGame(QStringLiteral("lite"));
        game.clock().tell();
        QCOMPARE(said.last().first().toString(),
                 QStringLiteral("This game is played without clocks."));
    }
    void littleTimeIsMarked() {
        Timed game(added);
        play(*game.session, "a2@00", "a3@00");
        game.pass(54'000);
        QVERIFY(!game.clock().blackLow()); // a tenth is left
        game.pass(1);
        QVERIFY(game.clock().blackLow());
        QVERIFY(!game.clock().whiteLow());
    }
};

QTEST_MAIN(TestClock)
#include "tst_clock.moc"
