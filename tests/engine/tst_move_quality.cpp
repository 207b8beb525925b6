// How good a move is beside the best one: values worked out by hand from the formula and the steps.
#include "search/move_quality.h"

#include <QtTest/QTest>

#include <cmath>

using namespace tessera;

namespace {

constexpr SearchScore pawns(int hundredths) {
    return {.centipawns = hundredths, .mateIn = 0};
}
constexpr SearchScore mate(int moves) {
    return {.centipawns = 0, .mateIn = moves};
}
bool near(double a, double b) {
    return std::abs(a - b) < 0.0001;
}

} // namespace

class TestMoveQuality : public QObject {
    Q_OBJECT

private slots:
    /// tanh(0.00184104 c) is the same formula.
    void chances() {
        QVERIFY(near(winningChances(pawns(0)), 0));
        QVERIFY(near(winningChances(pawns(100)), 0.1821));
        QVERIFY(near(winningChances(pawns(-100)), -0.1821));
        QVERIFY(near(winningChances(pawns(300)), 0.5023));
        QVERIFY(near(winningChances(pawns(1000)), 0.9509));
        QVERIFY(near(winningChances(pawns(50000)), 0.9509));
        QVERIFY(near(winningChances(mate(40)), 1));
        QVERIFY(near(winningChances(mate(-1)), -1));
    }
    void theScoreOfAMoveIsSeenFromTheOtherSide() {
        QCOMPARE(scoreOfMove(pawns(35)), pawns(-35));
        QCOMPARE(scoreOfMove(mate(2)), mate(-2));
        QCOMPARE(scoreOfMove(mate(-2)), mate(3));
    }
    /// From an even game: 0.55 pawns, 1.11 and 1.69 are where the steps are.
    void stepsFromAnEvenGame_data() {
        QTest::addColumn<int>("lost");
        QTest::addColumn<MoveQuality>("quality");
        QTest::newRow("none") << 0 << MoveQuality::Good;
        QTest::newRow("54") << 54 << MoveQuality::Good;
        QTest::newRow("55") << 55 << MoveQuality::Inaccuracy;
        QTest::newRow("110") << 110 << MoveQuality::Inaccuracy;
        QTest::newRow("111") << 111 << MoveQuality::Mistake;
        QTest::newRow("168") << 168 << MoveQuality::Mistake;
        QTest::newRow("169") << 169 << MoveQuality::Blunder;
        QTest::newRow("a queen") << 900 << MoveQuality::Blunder;
    }
    void stepsFromAnEvenGame() {
        QFETCH(int, lost);
        QFETCH(MoveQuality, quality);
        QCOMPARE(judgeMove(pawns(0), pawns(-lost)).quality, quality);
        QCOMPARE(judgeMove(pawns(0), pawns(-lost)).isMistake(), quality != MoveQuality::Good);
    }
    /// The same two pawns: 0.9298 - 0.8587 with nine ahead, 0.3524 - 0 with two.
    void whatIsWonAnywayCountsLess() {
        QCOMPARE(judgeMove(pawns(900), pawns(700)).quality, MoveQuality::Good);
        QCOMPARE(judgeMove(pawns(200), pawns(0)).quality, MoveQuality::Blunder);
        QVERIFY(near(judgeMove(pawns(200), pawns(0)).lost, 0.3524));
    }
    /// A deeper look may find the played move better than the best one.
    void nothingIsLostByABetterMove() {
        QCOMPARE(judgeMove(pawns(0), pawns(80)).quality, MoveQuality::Good);
        QVERIFY(near(judgeMove(pawns(0), pawns(80)).lost, 0));
    }

    void aMissedMate() {
        const MoveJudgement level = judgeMove(mate(2), pawns(100));
        QCOMPARE(level.missedMateIn, 2);
        QCOMPARE(level.allowedMateIn, 0);
        QCOMPARE(level.quality, MoveQuality::Blunder);
        QCOMPARE(judgeMove(mate(2), pawns(701)).quality, MoveQuality::Mistake);
        QCOMPARE(judgeMove(mate(2), pawns(1001)).quality, MoveQuality::Inaccuracy);
    }
    void aMateThatTakesLongerIsNoFault() {
        QCOMPARE(judgeMove(mate(1), mate(4)).quality, MoveQuality::Good);
        QCOMPARE(judgeMove(mate(1), mate(4)).missedMateIn, 0);
        QCOMPARE(judgeMove(mate(-4), mate(-1)).quality, MoveQuality::Good);
        QCOMPARE(judgeMove(mate(-4), mate(-1)).allowedMateIn, 0);
    }
    void anAllowedMate() {
        const MoveJudgement level = judgeMove(pawns(0), mate(-3));
        QCOMPARE(level.allowedMateIn, 3);
        QCOMPARE(level.quality, MoveQuality::Blunder);
        QCOMPARE(judgeMove(pawns(-701), mate(-3)).quality, MoveQuality::Mistake);
        QCOMPARE(judgeMove(pawns(-1001), mate(-3)).quality, MoveQuality::Inaccuracy);
    }
    void fromMatingToMated() {
        const MoveJudgement worst = judgeMove(mate(1), mate(-1));
        QCOMPARE(worst.quality, MoveQuality::Blunder);
        QCOMPARE(worst.missedMateIn, 1);
        QCOMPARE(worst.allowedMateIn, 1);
    }
};

QTEST_APPLESS_MAIN(TestMoveQuality)
#include "tst_move_quality.moc"
