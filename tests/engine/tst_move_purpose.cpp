// What a move is good for: pieces it takes, saves, threatens and leaves, in small positions.
#include "search/move_purpose.h"
#include "support/positions.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

MovePurpose purpose(const Position& position, const QString& plain) {
    return purposeOf(position, moveOf(position, plain), Evaluator(position.rulesetPtr()));
}
Position fide(const char* placement) {
    return positionOf(QStringLiteral("fide"),
                      QString::fromLatin1(placement) + QStringLiteral(" - - 0 1"));
}

} // namespace

class TestMovePurpose : public QObject {
    Q_OBJECT

private slots:
    /// The queen on d1 is protected, and still worth more than the rook that attacks her.
    void anAttackedQueenIsSaved() {
        const Position position = fide("3rk3/8/8/8/8/8/8/3QK3 w");
        const MovePurpose away = purpose(position, QStringLiteral("d1f3"));
        QCOMPARE(away.saves.size(), 1U);
        QCOMPARE(away.saves[0].victim, squareOf(position, QStringLiteral("d1")));
        QCOMPARE(away.saves[0].gain, 900 - 500);
        QVERIFY(away.leaves.empty());
        QCOMPARE(away.gain, 0);
    }
    void whereSheIsTakenSheIsNotSaved() {
        const Position position = fide("3rk3/8/8/8/8/8/8/3QK3 w");
        const MovePurpose away = purpose(position, QStringLiteral("d1d5"));
        QVERIFY(away.saves.empty());
        QCOMPARE(away.leaves.size(), 1U);
        QCOMPARE(away.leaves[0].victim, squareOf(position, QStringLiteral("d5")));
        QCOMPARE(away.leaves[0].gain, 900);
        QCOMPARE(away.leaves[0].piece.kind, *position.ruleset().kindOf('Q'));
    }
    void aNewThreat() {
        const Position position = fide("r6k/8/8/1N6/8/8/8/4K3 w");
        const MovePurpose fork = purpose(position, QStringLiteral("b5c7"));
        QCOMPARE(fork.threatens.size(), 1U);
        QCOMPARE(fork.threatens[0].victim, squareOf(position, QStringLiteral("a8")));
        // The knight stays as far as it can, and threatens nothing.
        QVERIFY(purpose(position, QStringLiteral("b5d4")).threatens.empty());
    }
    /// After a check the other side cannot pass, so nothing is said of threats.
    void nobodyPassesInCheck() {
        const Position position = fide("r3k3/8/8/3N4/8/8/8/4K3 w");
        QVERIFY(purpose(position, QStringLiteral("d5c7")).threatens.empty());
        Position checked = position;
        checked.make(moveOf(position, QStringLiteral("d5c7")));
        QVERIFY(!withTurnGiven(checked));
        QVERIFY(withTurnGiven(position));
        QCOMPARE(withTurnGiven(position)->sideToMove(), Side::Black);
    }
    /// Two pieces can take the rook. The queen would be taken by the pawn; the pawn as well, which
    /// the queen takes then: the rook for nothing.
    void theBestWayToTake() {
        const Position position = fide("4k3/3p4/4r3/3P4/8/4Q3/8/4K3 w");
        const std::vector<Threat> threats =
            winningCaptures(position, Evaluator(position.rulesetPtr()));
        QCOMPARE(threats.size(), 1U);
        QCOMPARE(threats[0].capture.from, squareOf(position, QStringLiteral("d5")));
        QCOMPARE(threats[0].gain, 500 - 100 + 100);
    }
    void aCaptureThroughW() {
        const Position position =
            positionOf(QStringLiteral("lite"),
                       Placed{QStringLiteral("Ka1@00 kd4@11 Rb1@00 nb1@01"), Side::White});
        const MovePurpose takes = purpose(position, QStringLiteral("b1@00b1@01"));
        QVERIFY(takes.gain > 0);
        QVERIFY(takes.leaves.empty());
    }
};

QTEST_APPLESS_MAIN(TestMovePurpose)
#include "tst_move_purpose.moc"
