// The computer as a player: whom a game is between, when it moves, and how it answers.
#include "appfixtures.h"

#include "computer/computer.h"
#include "computer/computersettings.h"
#include "notation/fen4d.h"
#include "notation/pgn4d.h"
#include "storage/gamestore.h"
#include "text/playerstext.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tessera;
using namespace tessera::test;

namespace {
const QString lite = QStringLiteral("lite");
constexpr Players personIsWhite{{}, 2, 7};
constexpr Players personIsBlack{2, {}, 7};
constexpr Players onlyComputers{1, 1, 7};
constexpr Players fullStrengthIsBlack{{}, fullStrength, 7};

SearchLimits toDepth(int depth) {
    SearchLimits limits;
    limits.depth = depth;
    return limits;
}

/// A session with a computer that looks only so deep.
struct Table {
    GameSession session;
    Computer computer;

    explicit Table(const Players& players, const SearchLimits& limits = toDepth(2)) {
        computer.setLimits(limits);
        session.newGame(lite, players);
        computer.setSession(&session);
    }
};

/// It thinks until it is told otherwise.
constexpr SearchLimits endless{};

void advance(GameSession& session, int plies) {
    for (int i = 0; i < plies && !session.over(); ++i)
        session.playTyped(session.match().position().legalMoves().front());
}

/// Enough turns of the event loop for whatever would come.
void letPass() {
    for (int i = 0; i < 20; ++i)
        QTest::qWait(1);
}

Game longGame(int plies) {
    Game game{Position(builtinRuleset("lite"))};
    for (int i = 0; i < plies; ++i)
        game.play(game.current().legalMoves().front());
    return game;
}

std::vector<Judged> judged(std::initializer_list<int> values) {
    std::vector<Judged> all;
    for (const int value : values)
        all.push_back({all.size() * 2, value});
    return all;
}
} // namespace

class TestComputer : public QObject {
    Q_OBJECT
private slots:
    void theRecordKeepsThePlayers();
    void aProgramOfOthersIsNotPlayed();
    void personsKeepTheirNames();
    void everyLevelSaysWhatItDoes();
    void choicesAreKept();
    void theBoardIsSeenFromThePersonsSide();

    void movesWhenItIsItsTurn();
    void beginsWhenItHasWhite();
    void waitsWhileSomebodyLooksBack();
    void waitsWhileSquaresAreOnlyLookedAt();
    void itsPiecesCanOnlyBeLookedAt();
    void whatIsLookedAtStaysChosen();
    void stopsUntilItIsToldToGoOn();
    void movesNow();
    void tellsWhatItFound();
    void playsBothSidesUntilItIsStopped();
    void aGameOfComputersThatIsOpenedWaits();
    void goesOnAfterAReopening();
    void playsTheSameGameWithTheSameSeed();

    void undoTakesBackItsAnswerToo();
    void undoWhileItThinksTakesBackThePersonsMove();
    void nothingToTakeBackBeforeThePersonHasMoved();
    void aNewGameWhileItThinksIsSafe();
    void endingWhileItThinksIsSafe();
    void playingAgainChangesColours();

    void resigningIsThePersons();
    void declinesADrawInTheOpening();
    void acceptsADrawWhenItIsLost();
    void howADrawIsSeen();
    void offersADrawWhenNothingHappens();
    void resignsOnlyWhenLostForLong();
    void resignsOnlyWhereItMay();
};

void TestComputer::theRecordKeepsThePlayers() {
    Match match{Game(Position(builtinRuleset("lite")))};
    QCOMPARE(playersOf(match), Players());
    const Players players{{}, 3, 18'446'744'073'709'551'615ULL};
    writePlayers(match, players);
    const std::string text = writeRecord(match.toRecord());
    QVERIFY(text.find("[WhiteType \"human\"]") != std::string::npos);
    QVERIFY(text.find("[BlackType \"program\"]") != std::string::npos);
    QVERIFY(text.find("[Black \"Computer, level 3\"]") != std::string::npos);
    const RecordReading reading =
        readRecord(text, "", [](auto, auto) { return builtinRuleset("lite"); });
    QVERIFY(reading.record && !reading.error);
    QCOMPARE(playersOf(Match(*reading.record)), players);
}

void TestComputer::aProgramOfOthersIsNotPlayed() {
    Match match{Game(Position(builtinRuleset("lite")))};
    match.setTag("WhiteType", "program");
    QCOMPARE(playersOf(match), Players());
    for (const char* level : {"0", "7", "3x", "-1", "99999999999"}) {
        match.setTag("WhiteLevel", level);
        QCOMPARE(playersOf(match), Players());
    }
    match.setTag("WhiteLevel", "3");
    QCOMPARE(playersOf(match).white, 3);
}

void TestComputer::personsKeepTheirNames() {
    Match match{Game(Position(builtinRuleset("lite")))};
    match.setTag("White", "Ada");
    writePlayers(match, personIsWhite);
    QCOMPARE(match.tag("White"), std::string_view("Ada"));
    writePlayers(match, {});
    QCOMPARE(match.tag("White"), std::string_view("Ada"));
    QCOMPARE(match.tag("Black"), std::string_view());
    QCOMPARE(match.tag("BlackType"), std::string_view());
    QCOMPARE(match.tag("ComputerSeed"), std::string_view());
}

void TestComputer::everyLevelSaysWhatItDoes() {
    QSet<QString> sentences;
    for (int level = weakestLevel; level <= fullStrength; ++level) {
        QVERIFY(levelTitle(level).contains(QString::number(level)));
        QVERIFY(levelSentence(level).endsWith(QLatin1Char('.')));
        sentences.insert(levelSentence(level));
    }
    QCOMPARE(sentences.size(), fullStrength);
    QCOMPARE(playersTitle(personIsBlack), QStringLiteral("You play Black against the computer"));
    QCOMPARE(playersTitle(onlyComputers), QStringLiteral("The computer plays both sides"));
    QCOMPARE(playersTitle({}), QStringLiteral("Two players at this computer"));
}

void TestComputer::choicesAreKept() {
    const QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("settings.ini"));
    {
        ComputerSettings settings(std::make_shared<SettingsStore>(file));
        QCOMPARE(settings.opponent(), ComputerSettings::Opponent::Person);
        QCOMPARE(settings.draw(), Players());
        settings.setOpponent(ComputerSettings::Opponent::Computer);
        settings.setColour(ComputerSettings::Colour::Black);
        settings.setLevel(99);
        settings.setSecondsForMove(-5);
        settings.setMemory(100);
        settings.setMayResign(true);
        settings.setSecondThread(true);
    }
    ComputerSettings settings(std::make_shared<SettingsStore>(file));
    QCOMPARE(settings.level(), fullStrength);
    QCOMPARE(settings.secondsForMove(), 0);
    QCOMPARE(settings.memory(), 64);
    QVERIFY(settings.mayResign() && settings.secondThread());
    QCOMPARE(settings.draw().white, fullStrength);
    QVERIFY(!settings.draw().black);
    QVERIFY(settings.draw().seed != settings.draw().seed);
    settings.setColour(ComputerSettings::Colour::Lot);
    QSet<bool> drawn;
    for (int i = 0; i < 200; ++i)
        drawn.insert(settings.draw().white.has_value());
    QCOMPARE(drawn.size(), 2);
    settings.setOpponent(ComputerSettings::Opponent::Both);
    QVERIFY(settings.draw().onlyComputers());
}

void TestComputer::theBoardIsSeenFromThePersonsSide() {
    GameSession session;
    session.setAutoFlip(true);
    session.newGame(lite, personIsBlack);
    QVERIFY(session.scene().flipped);
    session.newGame(lite, personIsWhite);
    QVERIFY(!session.scene().flipped);
    // It does not turn for the computer.
    advance(session, 1);
    QVERIFY(!session.scene().flipped);
    session.newGame(lite);
    advance(session, 1);
    QVERIFY(session.scene().flipped);
}

void TestComputer::movesWhenItIsItsTurn() {
    Table table(personIsWhite);
    letPass();
    QCOMPARE(table.session.lastPly(), 0);
    QVERIFY(!table.computer.isThinking());
    QSignalSpy announced(&table.session, &GameSession::announced);
    play(table.session, "a2@00", "a3@00");
    QVERIFY(table.computer.isThinking());
    QCOMPARE(table.computer.sentence(), QStringLiteral("The computer is thinking…"));
    QTRY_COMPARE(table.session.lastPly(), 2);
    QVERIFY(table.session.personToMove());
    QVERIFY(!table.computer.isThinking());
    QVERIFY(table.computer.sentence().isEmpty());
    QVERIFY(announced.last().at(0).toString().startsWith(QStringLiteral("Black:")));
}

void TestComputer::beginsWhenItHasWhite() {
    Table table(personIsBlack);
    QTRY_COMPARE(table.session.lastPly(), 1);
    QVERIFY(table.session.personToMove());
}

void TestComputer::waitsWhileSomebodyLooksBack() {
    Table table(personIsWhite, endless);
    advance(table.session, 1);
    QVERIFY(table.computer.isThinking());
    table.session.goToPly(0);
    QVERIFY(!table.computer.isThinking());
    QVERIFY(!table.computer.isToMove());
    table.session.goToPly(1);
    QVERIFY(table.computer.isThinking());
    table.computer.moveNow();
    QTRY_COMPARE(table.session.lastPly(), 2);
    // At a turn of its own in the past it does nothing either.
    table.session.goToPly(1);
    QVERIFY(!table.computer.isThinking());
    QVERIFY(table.session.statusText().contains(QStringLiteral("moved here")));
}

void TestComputer::waitsWhileSquaresAreOnlyLookedAt() {
    Table table(personIsWhite, endless);
    advance(table.session, 1);
    table.session.setInspectOnly(true);
    QVERIFY(!table.computer.isThinking());
    table.session.setInspectOnly(false);
    QVERIFY(table.computer.isThinking());
}

void TestComputer::itsPiecesCanOnlyBeLookedAt() {
    Table table(personIsWhite, endless);
    play(table.session, "a2@00", "a3@00");
    const int queen = square(table.session, "a4@11");
    table.session.activate(queen);
    QCOMPARE(table.session.status(), GameSession::Preview);
    table.session.activate(square(table.session, "a4@01"));
    QCOMPARE(table.session.status(), GameSession::Refusal);
    QVERIFY(table.session.statusText().contains(QStringLiteral("computer's turn")));
    table.session.pickUp(queen);
    table.session.putDown(square(table.session, "a4@01"));
    QCOMPARE(table.session.lastPly(), 1);
    QVERIFY(!table.session.playTyped(table.session.match().position().legalMoves().front()));
    QCOMPARE(table.session.lastPly(), 1);
    QVERIFY(table.computer.isThinking());
}

void TestComputer::whatIsLookedAtStaysChosen() {
    Table table(personIsWhite, endless);
    play(table.session, "a2@00", "a3@00");
    const int rook = square(table.session, "a1@00");
    table.session.activate(rook);
    QVERIFY(table.session.piece().preview);
    table.computer.moveNow();
    QTRY_COMPARE(table.session.lastPly(), 2);
    QCOMPARE(int(table.session.selected()), rook);
    QVERIFY(!table.session.piece().preview);
}

void TestComputer::stopsUntilItIsToldToGoOn() {
    Table table(personIsWhite);
    table.computer.stop();
    play(table.session, "a2@00", "a3@00");
    letPass();
    QCOMPARE(table.session.lastPly(), 1);
    QVERIFY(table.computer.isPaused() && !table.computer.isThinking());
    QVERIFY(table.computer.sentence().contains(QStringLiteral("stopped")));
    table.computer.goOn();
    QTRY_COMPARE(table.session.lastPly(), 2);
}

void TestComputer::movesNow() {
    Table table(fullStrengthIsBlack, endless);
    table.computer.moveNow(); // it is not its turn
    play(table.session, "a2@00", "a3@00");
    QTRY_VERIFY(table.computer.depth() > 0);
    QCOMPARE(table.session.lastPly(), 1);
    table.computer.moveNow();
    QTRY_COMPARE(table.session.lastPly(), 2);
    // Also when it has found its move and waits for eyes to follow.
    Table slow(personIsWhite);
    slow.computer.setProperty("leastTime", 1'000'000);
    play(slow.session, "a2@00", "a3@00");
    QTRY_VERIFY(slow.computer.depth() > 0);
    slow.computer.moveNow();
    QTRY_COMPARE(slow.session.lastPly(), 2);
}

void TestComputer::tellsWhatItFound() {
    Table table(fullStrengthIsBlack, endless);
    QVERIFY(table.computer.line().isEmpty() && table.computer.score().isEmpty());
    play(table.session, "a2@00", "a3@00");
    QTRY_VERIFY(table.computer.depth() > 1);
    QVERIFY2(table.computer.line().startsWith(QStringLiteral("1… ")),
             qPrintable(table.computer.line()));
    QVERIFY(table.computer.line().contains(QStringLiteral(" 2. ")));
    QVERIFY(table.computer.spokenLine().startsWith(QStringLiteral("Black:")));
    QVERIFY(!table.computer.score().isEmpty());
}

void TestComputer::playsBothSidesUntilItIsStopped() {
    Table table(onlyComputers);
    QTRY_VERIFY(table.session.lastPly() >= 6);
    table.computer.stop();
    const int stopped = table.session.lastPly();
    letPass();
    QCOMPARE(table.session.lastPly(), stopped);
    // Looking back and coming forward does not start it.
    table.session.undo();
    table.session.redo();
    letPass();
    QCOMPARE(table.session.lastPly(), stopped);
    table.computer.goOn();
    QTRY_VERIFY(table.session.lastPly() > stopped);
    // While somebody has taken back, it waits.
    table.session.undo();
    const int taken = table.session.ply();
    letPass();
    QCOMPARE(table.session.ply(), taken);
}

void TestComputer::aGameOfComputersThatIsOpenedWaits() {
    Table table(onlyComputers);
    QTRY_VERIFY(table.session.lastPly() >= 2);
    table.computer.stop();
    const QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("game.pgn4d")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeRecord(table.session.match().toRecord())));
    file.close();
    Table other({});
    QVERIFY(other.session.openGame(QUrl::fromLocalFile(file.fileName())));
    QVERIFY(other.computer.isPaused() && !other.computer.isThinking());
    other.session.newGame(lite, Players{1, 1, 8});
    QVERIFY(!other.computer.isPaused());
    QTRY_VERIFY(other.session.lastPly() > 0);
}

void TestComputer::goesOnAfterAReopening() {
    const QTemporaryDir dir;
    const auto open = [&] {
        return std::make_unique<GameSession>(std::make_unique<GameStore>(dir.path()));
    };
    {
        const auto session = open();
        session->newGame(lite, personIsWhite);
        play(*session, "a2@00", "a3@00");
    }
    const auto session = open();
    QCOMPARE(session->players(), personIsWhite);
    QCOMPARE(session->lastPly(), 1);
    Computer computer;
    computer.setLimits(toDepth(2));
    computer.setSession(session.get());
    QTRY_COMPARE(session->lastPly(), 2);
}

void TestComputer::playsTheSameGameWithTheSameSeed() {
    const auto gameOf = [](quint64 seed) {
        Table table(Players{1, 1, seed});
        [&] { QTRY_VERIFY(table.session.lastPly() >= 8); }();
        table.computer.stop();
        std::vector<Move> moves = table.session.match().game().moves();
        moves.resize(8);
        return moves;
    };
    QVERIFY(gameOf(7) == gameOf(7));
    QVERIFY(gameOf(7) != gameOf(8));
}

void TestComputer::undoTakesBackItsAnswerToo() {
    Table table(personIsWhite);
    play(table.session, "a2@00", "a3@00");
    QTRY_COMPARE(table.session.lastPly(), 2);
    advance(table.session, 1);
    QTRY_COMPARE(table.session.lastPly(), 4);
    table.session.undo();
    QCOMPARE(table.session.ply(), 2);
    table.session.undo();
    QCOMPARE(table.session.ply(), 0);
    QVERIFY(!table.session.canUndo());
    table.session.redo();
    QCOMPARE(table.session.ply(), 2);
    letPass();
    QCOMPARE(table.session.lastPly(), 4);
    // Another move begins another line, and gets an answer.
    advance(table.session, 1);
    QTRY_COMPARE(table.session.lastPly(), 4);
    QTRY_VERIFY(table.session.personToMove());
}

void TestComputer::undoWhileItThinksTakesBackThePersonsMove() {
    Table table(personIsWhite, endless);
    play(table.session, "a2@00", "a3@00");
    table.session.undo();
    QCOMPARE(table.session.ply(), 0);
    QVERIFY(!table.computer.isThinking());
    letPass();
    QCOMPARE(table.session.lastPly(), 1);
    table.session.redo();
    QVERIFY(table.computer.isThinking());
}

void TestComputer::nothingToTakeBackBeforeThePersonHasMoved() {
    Table table(personIsBlack);
    QTRY_COMPARE(table.session.lastPly(), 1);
    QVERIFY(!table.session.canUndo());
    table.session.undo();
    QCOMPARE(table.session.ply(), 1);
    advance(table.session, 1);
    QTRY_COMPARE(table.session.lastPly(), 3);
    table.session.undo();
    QCOMPARE(table.session.ply(), 1);
}

void TestComputer::aNewGameWhileItThinksIsSafe() {
    Table table(personIsWhite, endless);
    advance(table.session, 1);
    QTRY_VERIFY(table.computer.depth() > 0);
    table.session.newGame(lite);
    QVERIFY(!table.computer.isThinking());
    letPass();
    QCOMPARE(table.session.lastPly(), 0);
    QCOMPARE(table.computer.depth(), 0);
    table.session.newGame(QStringLiteral("raumschach"), personIsBlack);
    QVERIFY(table.computer.isThinking());
    table.computer.moveNow();
    QTRY_COMPARE(table.session.lastPly(), 1);
}

void TestComputer::endingWhileItThinksIsSafe() {
    auto session = std::make_unique<GameSession>();
    Computer computer;
    computer.setLimits(endless);
    session->newGame(lite, personIsBlack);
    computer.setSession(session.get());
    QVERIFY(computer.isThinking());
    session.reset();
    letPass();
    QVERIFY(computer.sentence().isEmpty());
    computer.moveNow();
    letPass();
}

void TestComputer::playingAgainChangesColours() {
    Table table(personIsWhite, endless);
    table.session.playAgain();
    const Players again = table.session.players();
    QCOMPARE(again.white, personIsWhite.black);
    QVERIFY(!again.black);
    QVERIFY(again.seed != personIsWhite.seed);
}

void TestComputer::resigningIsThePersons() {
    Table table(personIsWhite, endless);
    advance(table.session, 1);
    QVERIFY(table.session.whiteDecides());
    table.session.resign();
    QCOMPARE(table.session.endTitle(), QStringLiteral("White resigned"));
    QVERIFY(!table.computer.isThinking());
    table.session.undo();
    QVERIFY(!table.session.over());
    QCOMPARE(table.session.ply(), 1);
    QVERIFY(table.computer.isThinking());
}

void TestComputer::declinesADrawInTheOpening() {
    Table table(personIsWhite);
    QSignalSpy announced(&table.session, &GameSession::announced);
    table.session.offerDraw();
    QVERIFY(table.session.drawOffered() && !table.session.drawAsked());
    QCOMPARE(table.session.statusText(),
             QStringLiteral("You offer a draw. The computer thinks about it."));
    QTRY_VERIFY(!table.session.drawOffered());
    QVERIFY(!table.session.over());
    QVERIFY(table.computer.sentence().contains(QStringLiteral("only just begun")));
    QCOMPARE(announced.last().at(0).toString(), table.computer.sentence());
    // A move is made, and it is of the past.
    advance(table.session, 1);
    QVERIFY(!table.computer.sentence().contains(QStringLiteral("begun")));
    // Offered while it thinks: it answers, and thinks on.
    table.session.offerDraw();
    QTRY_COMPARE(table.session.lastPly(), 2);
    QVERIFY(!table.session.over());
}

void TestComputer::acceptsADrawWhenItIsLost() {
    const auto start =
        readFen(builtinRuleset("lite"), "4/4/4/2KQ|4/4/4/2R1|4/4/4/4|1k2/p3/4/4 w 0 1");
    QVERIFY(start);
    Match match{Game(*start)};
    writePlayers(match, personIsWhite);
    const QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("game.pgn4d")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeRecord(match.toRecord())));
    file.close();
    Table table({});
    QVERIFY(table.session.openGame(QUrl::fromLocalFile(file.fileName())));
    table.session.offerDraw();
    QTRY_VERIFY(table.session.over());
    QCOMPARE(table.session.match().toRecord().result, RecordResult::Draw);
}

void TestComputer::howADrawIsSeen() {
    const Game early = longGame(4);
    const Game late = longGame(30);
    QCOMPARE(viewOfDraw(early, 0, {}), DrawView::Opening);
    QCOMPARE(viewOfDraw(early, -2000, {}), DrawView::Worse);
    QCOMPARE(viewOfDraw(late, -300, {}), DrawView::Worse);
    QCOMPARE(viewOfDraw(late, 300, {}), DrawView::Better);
    QCOMPARE(viewOfDraw(late, 0, {}), DrawView::Level);
    QCOMPARE(viewOfDraw(late, 0, judged({-150, -90})), DrawView::Gaining);
    QCOMPARE(viewOfDraw(late, 0, judged({0, 10})), DrawView::Level);
    QVERIFY(acceptsDraw(DrawView::Level) && acceptsDraw(DrawView::Worse));
    for (const DrawView view : {DrawView::Opening, DrawView::Better, DrawView::Gaining}) {
        QVERIFY(!acceptsDraw(view));
        QVERIFY(drawReason(view).contains(QStringLiteral("declines")));
    }
    QVERIFY(valueOf({0, 2}) > valueOf({0, 3}));
    QVERIFY(valueOf({0, 3}) > valueOf({5000, 0}));
    QVERIFY(valueOf({0, -2}) < valueOf({0, -3}));
}

void TestComputer::offersADrawWhenNothingHappens() {
    // Kings and rooks walk to and fro on squares that never meet.
    const auto start =
        readFen(builtinRuleset("lite"), "4/4/4/RK2|4/4/4/4|4/4/4/4|2kr/4/4/4 w 30 40");
    QVERIFY(start);
    Game dull(*start);
    QVERIFY(!offersDraw(dull, judged({0, 0, 0, 0, 0, 0})));
    while (dull.moves().size() < 60) {
        for (const Move& move : dull.current().legalMoves()) {
            if (!dull.current().isCapture(move)) {
                dull.play(move);
                break;
            }
        }
    }
    QVERIFY(offersDraw(dull, judged({0, 10, -10, 0, 20, 0})));
    QVERIFY(!offersDraw(dull, judged({0, 10, -10, 0, 90, 0})));
    QVERIFY(!offersDraw(dull, judged({0, 0, 0})));
}

void TestComputer::resignsOnlyWhenLostForLong() {
    const Position start(builtinRuleset("lite"));
    QVERIFY(resigns(start, judged({0, -2000, -2000, -99'000, -2000}), 6));
    QVERIFY(resigns(start, judged({-2000, -2000, -2000, -2000}), 3));
    QVERIFY(!resigns(start, judged({-2000, -2000, -2000}), 6));
    QVERIFY(!resigns(start, judged({-2000, -2000, -500, -2000}), 6));
    // Beginners are to learn to mate.
    QVERIFY(!resigns(start, judged({-2000, -2000, -2000, -2000}), 2));
    // A queen less is nothing among hundreds of pieces.
    QVERIFY(!resigns(Position(builtinRuleset("full")), judged({-2000, -2000, -2000, -2000}), 6));
}

void TestComputer::resignsOnlyWhereItMay() {
    const auto start =
        readFen(builtinRuleset("lite"), "4/4/4/2KQ|4/4/4/2R1|4/4/4/4|1k2/p3/4/4 b 0 1");
    QVERIFY(start);
    for (const bool may : {false, true}) {
        Match match{Game(*start)};
        writePlayers(match, {5, 5, 3});
        GameSession session;
        const QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("game.pgn4d")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeRecord(match.toRecord())));
        file.close();
        QVERIFY(session.openGame(QUrl::fromLocalFile(file.fileName())));
        Computer computer;
        computer.setLimits(toDepth(1));
        computer.setProperty("mayResign", may);
        computer.setSession(&session);
        QTRY_VERIFY_WITH_TIMEOUT(session.over(), 60'000);
        QCOMPARE(session.match().end().kind == EndKind::Resignation, may);
        if (may)
            QCOMPARE(session.endTitle(), QStringLiteral("Black resigned"));
    }
}

QTEST_MAIN(TestComputer)
#include "tst_computer.moc"
