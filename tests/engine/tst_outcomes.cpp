// How a game ends, and which end counts when several come together: mate and stalemate first, then
// bare kings, then 100 half-moves, then the third repetition.
#include "position/game.h"
#include "support/positions.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

const QString lite = QStringLiteral("lite");

const QString mate = QStringLiteral("1N2/1Q2/1RP1/3r|4/P1R1/4/4|4/4/4/4|1k1r/1ppp/p3/K3 b %1 60");
const QString twoKingsOneQueen = QStringLiteral("k3/4/4/3K|4/4/4/3Q|4/4/4/4|4/4/4/4 w 0 1");

void play(Game& game, const QStringList& moves) {
    for (const QString& move : moves)
        game.play(moveOf(game.current(), move));
}

} // namespace

class TestOutcomes : public QObject {
    Q_OBJECT

private slots:
    void theStartGoesOn() {
        const Game game(startOf(lite));
        QCOMPARE(game.outcome(), OutcomeKind::Ongoing);
        QCOMPARE(game.repetitions(), 1);
    }

    void mateCountsBeforeTheHundredHalfMoves() {
        for (const int clock : {0, 99, 100}) {
            const Game game(positionOf(lite, mate.arg(clock)));
            QVERIFY(game.current().inCheck());
            QCOMPARE(game.outcome(), OutcomeKind::Checkmate);
        }
    }

    void stalemate_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("fen");
        // Ordinary chess has the textbook stalemate, also with the count full.
        QTest::newRow("lite") << lite
                              << QStringLiteral(
                                     "4/4/2N1/4|3k/4/4/4|1N2/4/2N1/4|4/4/2Q1/2K1 b 100 60");
        if (builtinIds().contains(QStringLiteral("fide")))
            QTest::newRow("fide") << QStringLiteral("fide")
                                  << QStringLiteral("7k/5Q2/6K1/8/8/8/8/8 b - - 100 90");
    }
    void stalemate() {
        QFETCH(QString, ruleset);
        QFETCH(QString, fen);
        const Game game(positionOf(ruleset, fen));
        QVERIFY(!game.current().inCheck());
        QVERIFY(game.current().legalMoves().empty());
        QCOMPARE(game.outcome(), OutcomeKind::Stalemate);
    }

    void bareKingsCountBeforeTheHundredHalfMoves() {
        const QString fen = QStringLiteral("k3/4/4/3K|4/4/4/4|4/4/4/4|4/4/4/4 w %1 70");
        QCOMPARE(Game(positionOf(lite, fen.arg(0))).outcome(), OutcomeKind::BareKings);
        QCOMPARE(Game(positionOf(lite, fen.arg(100))).outcome(), OutcomeKind::BareKings);
    }

    void takingTheLastPieceLeavesBareKings() {
        Game game(positionOf(lite, QStringLiteral("k3/4/4/2qK|4/4/4/4|4/4/4/4|4/4/4/4 w 7 30")));
        QCOMPARE(game.outcome(), OutcomeKind::Ongoing);
        play(game, {QStringLiteral("d1@00c1@00")});
        QCOMPARE(game.outcome(), OutcomeKind::BareKings);
        QCOMPARE(game.current().halfMoveClock(), 0);
    }

    void hundredHalfMovesDraw() {
        QString fen = twoKingsOneQueen;
        Game game(
            positionOf(lite, fen.replace(QStringLiteral("w 0 1"), QStringLiteral("w 99 80"))));
        QCOMPARE(game.outcome(), OutcomeKind::Ongoing);
        play(game, {QStringLiteral("d1@00d2@00")});
        QCOMPARE(game.outcome(), OutcomeKind::FiftyMove);
    }

    void aPawnMoveStartsTheCountAgain() {
        Game game(positionOf(lite, QStringLiteral("k3/4/P3/3K|4/4/4/4|4/4/4/4|4/4/4/4 w 99 80")));
        play(game, {QStringLiteral("a2@00a3@00")});
        QCOMPARE(game.current().halfMoveClock(), 0);
        QCOMPARE(game.outcome(), OutcomeKind::Ongoing);
    }

    void thirdOccurrenceDraws() {
        Game game(positionOf(lite, twoKingsOneQueen));
        const QStringList thereAndBack{QStringLiteral("d1@00d2@00"), QStringLiteral("a4@00b4@00"),
                                       QStringLiteral("d2@00d1@00"), QStringLiteral("b4@00a4@00")};
        play(game, thereAndBack);
        QCOMPARE(game.repetitions(), 2);
        QCOMPARE(game.outcome(), OutcomeKind::Ongoing);
        play(game, thereAndBack);
        QCOMPARE(game.repetitions(), 3);
        QCOMPARE(game.outcome(), OutcomeKind::Repetition);

        // Undone, the occurrences are forgotten; done again, they are back.
        game.goTo(7);
        QCOMPARE(game.outcome(), OutcomeKind::Ongoing);
        game.goTo(8);
        QCOMPARE(game.outcome(), OutcomeKind::Repetition);
    }

    void theSamePlacementWithTheOtherSideToMoveIsAnotherPosition() {
        QString fen = twoKingsOneQueen;
        const Position white = positionOf(lite, fen);
        const Position black =
            positionOf(lite, QStringLiteral("k3/4/4/3K|4/4/4/4|4/4/4/3Q|4/4/4/4 b 0 1"));
        const Position blackWhite =
            positionOf(lite, QStringLiteral("k3/4/4/3K|4/4/4/4|4/4/4/3Q|4/4/4/4 w 0 1"));
        QVERIFY(black.key() != blackWhite.key());
        QVERIFY(white.key() != blackWhite.key());
    }

    void hundredHalfMovesCountBeforeRepetition() {
        QString fen = twoKingsOneQueen;
        Game game(
            positionOf(lite, fen.replace(QStringLiteral("w 0 1"), QStringLiteral("w 92 80"))));
        for (int i = 0; i < 2; ++i)
            play(game, {QStringLiteral("d1@00d2@00"), QStringLiteral("a4@00b4@00"),
                        QStringLiteral("d2@00d1@00"), QStringLiteral("b4@00a4@00")});
        QCOMPARE(game.repetitions(), 3);
        QCOMPARE(game.outcome(), OutcomeKind::FiftyMove);
    }

    void takingBackAndPlayingOtherwiseDropsTheOldLine() {
        Game game(positionOf(lite, twoKingsOneQueen));
        play(game, {QStringLiteral("d1@00d2@00"), QStringLiteral("a4@00b4@00")});
        game.goTo(1);
        QVERIFY(game.canUndo());
        QVERIFY(game.canRedo());
        QCOMPARE(game.moves().size(), std::size_t(2));
        play(game, {QStringLiteral("a4@00a3@00")});
        QCOMPARE(game.moves().size(), std::size_t(2));
        QVERIFY(!game.canRedo());
        game.goTo(0);
        QVERIFY(!game.canUndo());
        QCOMPARE(toText(game.current()), toText(game.start()));
        QCOMPARE(game.current().key(), game.start().key());
    }
};

QTEST_APPLESS_MAIN(TestOutcomes)
#include "tst_outcomes.moc"
