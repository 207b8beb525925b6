// What two players at one computer can do with a game.
#include "appfixtures.h"

#include <QSignalSpy>
#include <QTest>

using namespace tessera;
using namespace tessera::test;

class TestGameSession : public QObject {
    Q_OBJECT
private slots:
    void startsWithAHint();
    void selectingShowsWhereThePieceCanGo();
    void playsAMove();
    void refusesAMoveAndSaysWhy();
    void looksAtTheOtherSideWithoutGivingItTheTurn();
    void asksBeforeACapture();
    void cancelsACapture();
    void capturesAtOnceWhenAsked();
    void pressingTheSquareAgainConfirms();
    void inspectingNeverMoves();
    void inspectingTellsWhoAttacksAndProtects();
    void playsToMate();
    void undoesToTheStartAndRedoesToTheEnd();
    void aNewMoveReplacesWhatWasTakenBack();
    void resigningEndsTheGameAndUndoResumesIt();
    void resigningWhileLookingBackKeepsTheMoves();
    void tellsEveryWayAPawnCaptures();
    void aDrawNeedsBothPlayers();
    void movingWithdrawsADrawOffer();
    void flipsByHandAndByItself();
    void showsAnyPlaceOfTheGame();
    void listsMovesInRows();
    void tracesTheCoordinates();
    void choosesAPromotion();
    void nonsenseIsIgnored();
};

void TestGameSession::startsWithAHint() {
    GameSession session;
    QCOMPARE(session.rulesetId(), QStringLiteral("lite"));
    QCOMPARE(session.turnText(), QStringLiteral("White to move"));
    QCOMPARE(session.status(), GameSession::Hint);
    QVERIFY(session.statusText().startsWith(QStringLiteral("White begins.")));
    QVERIFY(!session.running() && !session.canUndo() && !session.canRedo() && !session.over());
    QCOMPARE(session.moveNumber(), 1);
}

void TestGameSession::selectingShowsWhereThePieceCanGo() {
    GameSession session;
    session.activate(square(session, "b1@10"));
    QCOMPARE(session.piece().title, QStringLiteral("White bishop"));
    QCOMPARE(session.piece().squareName, QStringLiteral("b1 [1,0]"));
    QCOMPARE(session.piece().rule,
             QStringLiteral("Changes exactly two coordinates by the same amount, along a free "
                            "line."));
    QCOMPARE(session.piece().targetsText(), QStringLiteral("7 targets"));
    QCOMPARE(session.piece().countsText(), QStringLiteral("7 moves, 0 captures"));
    QVERIFY(!session.piece().preview);
    QVERIFY(marked(session, "b1@10", Mark::Selected));
    QVERIFY(marked(session, "b1@01", Mark::Move));
    QVERIFY(!marked(session, "b1@00", Mark::Move));
    session.clearSelection();
    QVERIFY(!session.hasSelection());
    QVERIFY(!marked(session, "b1@01", Mark::Move));
}

void TestGameSession::playsAMove() {
    GameSession session;
    QSignalSpy announced(&session, &GameSession::announced);
    play(session, "b1@10", "b1@01");
    QCOMPARE(session.lastMove(), QStringLiteral("Bb1@10-b1@01"));
    QCOMPARE(session.turnText(), QStringLiteral("Black to move"));
    QVERIFY(marked(session, "b1@10", Mark::LastFrom));
    QVERIFY(marked(session, "b1@01", Mark::LastTo));
    QVERIFY(!session.hasSelection());
    QVERIFY(session.running());
    QCOMPARE(announced.count(), 2);
    QCOMPARE(announced.first().first().toString(),
             QStringLiteral("White bishop selected. 7 moves, 0 captures."));
    QCOMPARE(announced.last().first().toString(),
             QStringLiteral("White: bishop, b1 to b1, Z minus 1, W plus 1, now on Z 0, W 1."));
}

void TestGameSession::refusesAMoveAndSaysWhy() {
    GameSession session;
    session.activate(square(session, "b1@10"));
    session.activate(square(session, "c2@01"));
    QCOMPARE(session.ply(), 0);
    QCOMPARE(session.status(), GameSession::Refusal);
    QCOMPARE(session.statusText(),
             QStringLiteral(
                 "Not a bishop move. To c2 [0,1] four coordinates change: X\u00a0+1, Y\u00a0+1, "
                 "Z\u00a0−1 and W\u00a0+1. The bishop changes exactly two coordinates."));
    QVERIFY(marked(session, "c2@01", Mark::Refused));
    // The piece stays chosen, so that the next press can be right.
    QVERIFY(session.hasSelection());
    session.activate(square(session, "b1@01"));
    QCOMPARE(session.ply(), 1);
    QVERIFY(session.status() != GameSession::Refusal);
}

void TestGameSession::looksAtTheOtherSideWithoutGivingItTheTurn() {
    GameSession session;
    session.activate(square(session, "b4@01"));
    QCOMPARE(session.piece().title, QStringLiteral("Black rook"));
    QVERIFY(session.piece().preview);
    QCOMPARE(session.status(), GameSession::Preview);
    QVERIFY(marked(session, "a4@01", Mark::PreviewMove));
    QVERIFY(!marked(session, "a4@01", Mark::Move));
    session.activate(square(session, "a4@01"));
    QCOMPARE(session.ply(), 0);
    QCOMPARE(session.status(), GameSession::Refusal);
    QCOMPARE(session.statusText(),
             QStringLiteral("It is White's turn. Black's pieces can be looked at now, not moved."));
    // Pressing another piece looks at that one.
    session.activate(square(session, "a1@00"));
    QCOMPARE(session.piece().title, QStringLiteral("White rook"));
    QVERIFY(!session.piece().preview);
}

namespace {
// After 1. Bb1@10-b1@01 the rook takes the bishop.
void prepareCapture(GameSession& session) {
    play(session, "b1@10", "b1@01");
    session.activate(square(session, "b4@01"));
}
} // namespace

void TestGameSession::asksBeforeACapture() {
    GameSession session;
    prepareCapture(session);
    QVERIFY(marked(session, "b1@01", Mark::Capture));
    session.activate(square(session, "b1@01"));
    QCOMPARE(session.ply(), 1);
    QVERIFY(session.capturePending());
    QCOMPARE(session.status(), GameSession::Capture);
    QCOMPARE(session.statusText(), QStringLiteral("Rook takes bishop on b1 [0,1]?"));
    QVERIFY(marked(session, "b1@01", Mark::Pending));
    session.confirmCapture();
    QCOMPARE(session.lastMove(), QStringLiteral("Rb4@01xb1@01"));
    QVERIFY(!session.capturePending());
}

void TestGameSession::cancelsACapture() {
    GameSession session;
    prepareCapture(session);
    session.activate(square(session, "b1@01"));
    session.cancelCapture();
    QCOMPARE(session.ply(), 1);
    QVERIFY(!session.capturePending());
    QVERIFY(session.hasSelection());
    session.confirmCapture();
    QCOMPARE(session.ply(), 1);
}

void TestGameSession::capturesAtOnceWhenAsked() {
    GameSession session;
    session.setConfirmCaptures(false);
    prepareCapture(session);
    session.activate(square(session, "b1@01"));
    QCOMPARE(session.lastMove(), QStringLiteral("Rb4@01xb1@01"));
}

void TestGameSession::pressingTheSquareAgainConfirms() {
    GameSession session;
    prepareCapture(session);
    session.activate(square(session, "b1@01"));
    session.activate(square(session, "b1@01"));
    QCOMPARE(session.lastMove(), QStringLiteral("Rb4@01xb1@01"));
}

void TestGameSession::inspectingNeverMoves() {
    GameSession session;
    prepareCapture(session);
    session.inspect(square(session, "b1@01"));
    QVERIFY(!session.capturePending());
    QCOMPARE(session.piece().title, QStringLiteral("White bishop"));
    QCOMPARE(session.ply(), 1);
}

void TestGameSession::inspectingTellsWhoAttacksAndProtects() {
    GameSession session;
    session.setProperty("spokenStyle", QVariant::fromValue(SpokenStyle::Nato));
    prepareCapture(session);
    QSignalSpy announced(&session, &GameSession::announced);
    const int bishop = square(session, "b1@01");
    session.inspect(bishop);
    QCOMPARE(announced.count(), 2);
    QVERIFY(announced.at(0).at(0).toString().startsWith("White bishop selected. "));
    const QString told = announced.at(1).at(0).toString();
    QVERIFY2(told.startsWith("bravo one, Z zero, W one: white bishop. Attacked by rook on "
                             "bravo four, Z zero, W one"),
             qPrintable(told));
    session.tellSquare(bishop);
    QCOMPARE(announced.at(2).at(0).toString(), told);
    // An empty square is attacked as well.
    session.inspect(square(session, "b2@01"));
    QVERIFY(!session.hasSelection());
    QVERIFY(announced.last().at(0).toString().startsWith("bravo two, Z zero, W one: empty. "));
    // Choosing a piece to move it stays short.
    announced.clear();
    session.activate(bishop);
    QCOMPARE(announced.count(), 1);
}

void TestGameSession::playsToMate() {
    GameSession session;
    for (const Step& step : mateGame) {
        QVERIFY2(!session.over(), step.lan);
        play(session, step.from, step.to);
        QCOMPARE(session.lastMove(), QString::fromLatin1(step.lan));
    }
    QVERIFY(session.over());
    QVERIFY(!session.running());
    QCOMPARE(session.endTitle(), QStringLiteral("Checkmate"));
    QVERIFY(session.endSentence().startsWith(QStringLiteral("White wins")));
    QCOMPARE(session.status(), GameSession::Over);
    QVERIFY(marked(session, "b4@11", Mark::Check));
    // After the end nothing moves.
    play(session, "a1@00", "a2@00");
    QCOMPARE(session.ply(), static_cast<int>(std::size(mateGame)));
}

void TestGameSession::undoesToTheStartAndRedoesToTheEnd() {
    GameSession session;
    const BoardScene atStart = session.scene();
    for (const Step& step : mateGame)
        play(session, step.from, step.to);
    const BoardScene atEnd = session.scene();
    int undone = 0;
    for (; session.canUndo(); ++undone)
        session.undo();
    QCOMPARE(undone, static_cast<int>(std::size(mateGame)));
    QCOMPARE(session.ply(), 0);
    QVERIFY(session.scene().pieces == atStart.pieces);
    QVERIFY(session.scene().marks == atStart.marks);
    QCOMPARE(session.turnText(), QStringLiteral("White to move"));
    while (session.canRedo())
        session.redo();
    QVERIFY(session.scene() == atEnd);
    QCOMPARE(session.endTitle(), QStringLiteral("Checkmate"));
}

void TestGameSession::aNewMoveReplacesWhatWasTakenBack() {
    GameSession session;
    play(session, "a2@00", "a3@00");
    play(session, "a4@11", "a4@01");
    session.undo();
    QCOMPARE(session.statusText(),
             QStringLiteral("Black to move. A move here replaces the later ones in the list."));
    play(session, "b4@11", "b4@10");
    QVERIFY(!session.canRedo());
    QVERIFY(!session.statusText().contains(QStringLiteral("replaces")));
    QCOMPARE(session.lastPly(), 2);
    QCOMPARE(session.lastMove(), QStringLiteral("Kb4@11-b4@10"));
}

void TestGameSession::resigningEndsTheGameAndUndoResumesIt() {
    GameSession session;
    play(session, "a2@00", "a3@00");
    session.resign();
    QVERIFY(session.over());
    QCOMPARE(session.endTitle(), QStringLiteral("Black resigned"));
    QVERIFY(session.endSentence().startsWith(QStringLiteral("White wins")));
    QCOMPARE(session.match().toRecord().result, RecordResult::WhiteWins);
    session.undo();
    QVERIFY(!session.over());
    QCOMPARE(session.ply(), 1);
    QCOMPARE(session.match().toRecord().result, RecordResult::Unfinished);
    // Played again like a move, also after looking and going back further.
    QSignalSpy announced(&session, &GameSession::announced);
    session.redo();
    QCOMPARE(announced.last().at(0).toString(), session.endSentence());
    QCOMPARE(session.endTitle(), QStringLiteral("Black resigned"));
    QVERIFY(!session.canRedo());
    session.undo();
    session.undo();
    QCOMPARE(session.ply(), 0);
    session.redo();
    QVERIFY(!session.over());
    session.redo();
    QCOMPARE(session.endTitle(), QStringLiteral("Black resigned"));
    // Another move takes its place.
    session.undo();
    play(session, "a4@11", "a4@01");
    QCOMPARE(session.ply(), 2);
    QVERIFY(!session.canRedo());
}

// Looking back is no taking back: an end never costs the moves after the place that is shown.
void TestGameSession::resigningWhileLookingBackKeepsTheMoves() {
    GameSession session;
    play(session, "a2@00", "a3@00");
    play(session, "a4@11", "a4@01");
    session.goToPly(0);
    session.resign();
    QVERIFY(session.over());
    QCOMPARE(session.ply(), 2);
    QCOMPARE(session.endTitle(), QStringLiteral("White resigned"));
    session.undo();
    QCOMPARE(session.lastPly(), 2);
    QVERIFY(!session.over());
    session.goToPly(1);
    session.offerDraw();
    QCOMPARE(session.ply(), 2);
    session.acceptDraw();
    QCOMPARE(session.lastPly(), 2);
    QCOMPARE(session.match().toRecord().game.moves().size(), std::size_t{2});
}

void TestGameSession::tellsEveryWayAPawnCaptures() {
    GameSession session;
    QVERIFY(session.newGame(QStringLiteral("raumschach")));
    session.inspect(square(session, "Ab2"));
    QVERIFY2(session.piece().rule.contains(
                 QStringLiteral("Captures also one step forward along Y and Z at once.")),
             qPrintable(session.piece().rule));
    QVERIFY(session.newGame(QStringLiteral("tesschess")));
    session.inspect(square(session, "Ab22"));
    QVERIFY(!session.piece().rule.contains(QStringLiteral("at once")));
}

void TestGameSession::aDrawNeedsBothPlayers() {
    GameSession session;
    session.acceptDraw();
    QVERIFY(!session.over());
    session.offerDraw();
    QCOMPARE(session.status(), GameSession::DrawOffer);
    QCOMPARE(session.statusText(), QStringLiteral("White offers a draw. Does Black accept?"));
    session.declineDraw();
    QVERIFY(!session.drawOffered() && !session.over());
    session.offerDraw();
    session.acceptDraw();
    QVERIFY(session.over());
    QCOMPARE(session.endSentence(), QStringLiteral("The players agreed on a draw."));
    QCOMPARE(session.match().toRecord().result, RecordResult::Draw);
    session.undo();
    QVERIFY(!session.over());
}

void TestGameSession::movingWithdrawsADrawOffer() {
    GameSession session;
    session.offerDraw();
    play(session, "a2@00", "a3@00");
    QVERIFY(!session.drawOffered());
}

void TestGameSession::flipsByHandAndByItself() {
    GameSession session;
    QVERIFY(!session.scene().flipped);
    session.flip();
    QVERIFY(session.scene().flipped);
    session.setAutoFlip(true);
    QVERIFY(!session.scene().flipped);
    play(session, "a2@00", "a3@00");
    QVERIFY(session.scene().flipped);
    session.undo();
    QVERIFY(!session.scene().flipped);
}

void TestGameSession::showsAnyPlaceOfTheGame() {
    GameSession session;
    for (const Step& step : mateGame)
        play(session, step.from, step.to);
    session.goToPly(3);
    QCOMPARE(session.lastMove(), QStringLiteral("c2@00-c3@00"));
    QVERIFY(!session.over());
    QCOMPARE(session.lastPly(), static_cast<int>(std::size(mateGame)));
    session.goToPly(1000);
    QCOMPARE(session.ply(), session.lastPly());
    session.goToPly(-5);
    QCOMPARE(session.ply(), 0);
}

void TestGameSession::listsMovesInRows() {
    GameSession session;
    const MoveListModel& moves = *session.moves();
    QCOMPARE(moves.rowCount(), 0);
    QCOMPARE(moves.currentRow(), -1);
    for (const Step& step : mateGame)
        play(session, step.from, step.to);
    QCOMPARE(moves.rowCount(), 5);
    const auto at = [&moves](int row, MoveListModel::Role role) {
        return moves.data(moves.index(row), role);
    };
    QCOMPARE(at(0, MoveListModel::NumberRole).toInt(), 1);
    QCOMPARE(at(1, MoveListModel::WhiteRole).toString(), QStringLiteral("c2@00-c3@00"));
    QCOMPARE(at(1, MoveListModel::BlackRole).toString(), QStringLiteral("Qa4@01-c2@01+"));
    QCOMPARE(at(4, MoveListModel::WhitePlyRole).toInt(), 9);
    QCOMPARE(at(4, MoveListModel::BlackPlyRole).toInt(), -1);
    QVERIFY(at(4, MoveListModel::BlackRole).toString().isEmpty());
    QCOMPARE(moves.currentRow(), 4);
    session.goToPly(2);
    QCOMPARE(moves.rowCount(), 5);
    QCOMPARE(moves.currentRow(), 0);
    QCOMPARE(moves.currentPly(), 2);
    play(session, "b2@00", "b3@00");
    QCOMPARE(moves.rowCount(), 2);
    QCOMPARE(at(1, MoveListModel::WhiteRole).toString(), QStringLiteral("b2@00-b3@00"));
}

void TestGameSession::tracesTheCoordinates() {
    GameSession session;
    QVERIFY(session.axes().isEmpty());
    session.activate(square(session, "b1@10"));
    const auto axis = [&session](int index) {
        return session.axes().at(index).value<AxisChange>();
    };
    QCOMPARE(session.axes().size(), 4);
    QCOMPARE(axis(0).axis, QStringLiteral("X"));
    QCOMPARE(axis(0).before, QStringLiteral("b"));
    QVERIFY(!axis(0).changed() && !axis(3).changed());
    session.trace(square(session, "c1@11"));
    QVERIFY(axis(0).changed() && !axis(1).changed() && !axis(2).changed() && axis(3).changed());
    QCOMPARE(axis(0).after, QStringLiteral("c"));
    QCOMPARE(axis(3).after, QStringLiteral("1"));
    session.trace(-1);
    QVERIFY(!axis(0).changed());
}

void TestGameSession::choosesAPromotion() {
    // Ordinary chess leaves the choice: 1. a4 b5 2. axb5 a6 3. bxa6 Bb7 4. axb7 and a pawn on b7.
    GameSession session;
    QVERIFY(session.newGame(QStringLiteral("fide")));
    session.setConfirmCaptures(false);
    for (const auto& [from, to] : {std::pair{"a2", "a4"},
                                   {"b7", "b5"},
                                   {"a4", "b5"},
                                   {"a7", "a6"},
                                   {"b5", "a6"},
                                   {"c8", "b7"},
                                   {"a6", "b7"},
                                   {"h7", "h6"}})
        play(session, from, to);
    QCOMPARE(session.ply(), 8);
    session.activate(square(session, "b7"));
    session.activate(square(session, "a8"));
    QVERIFY(session.promotionPending());
    QCOMPARE(session.status(), GameSession::Promotion);
    QCOMPARE(session.promotionChoices().size(), 4);
    session.choosePromotion(QStringLiteral("K"));
    QVERIFY(session.promotionPending());
    session.cancelCapture();
    QCOMPARE(session.ply(), 8);
    session.activate(square(session, "a8"));
    session.choosePromotion(QStringLiteral("N"));
    QCOMPARE(session.ply(), 9);
    session.inspect(square(session, "a8"));
    QCOMPARE(session.piece().title, QStringLiteral("White knight"));
}

void TestGameSession::nonsenseIsIgnored() {
    GameSession session;
    session.activate(-1);
    session.activate(64);
    session.inspect(4096);
    session.trace(70000);
    session.confirmCapture();
    session.cancelCapture();
    session.choosePromotion(QStringLiteral("Q"));
    session.undo();
    session.redo();
    session.declineDraw();
    QVERIFY(!session.newGame(QStringLiteral("no such game")));
    session.activate(square(session, "b2@10"));
    QCOMPARE(session.ply(), 0);
    QVERIFY(!session.hasSelection());
    QCOMPARE(session.status(), GameSession::Hint);
}

QTEST_GUILESS_MAIN(TestGameSession)
#include "tst_gamesession.moc"
