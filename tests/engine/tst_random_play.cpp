// Random games and random positions, where the engine and the slow second implementation must
// say the same after every half-move. Seeds are fixed: every run plays the same.
#include "support/duel.h"
#include "support/positions.h"

#include <QtTest/QTest>

#include <algorithm>
#include <map>

using namespace tessera;
using namespace tessera::test;

namespace {

/// Positions that each ruleset gets, 100,000 in all: about as many as fit into a few seconds.
struct Budget {
    int games;  ///< positions in games from the start
    int setups; ///< positions placed at random and a few half-moves on from there
};
Budget budgetOf(const QString& id) {
    static const std::map<QString, Budget> budgets{
        {QStringLiteral("lite"), {20000, 20000}},     {QStringLiteral("fide"), {20000, 25000}},
        {QStringLiteral("raumschach"), {3000, 8000}}, {QStringLiteral("tesschess"), {800, 3000}},
        {QStringLiteral("full"), {3, 500}},
    };
    Budget budget = budgets.contains(id) ? budgets.at(id) : Budget{500, 500};
#ifdef __SANITIZE_ADDRESS__
    // Under the sanitizers each position takes many times as long; this is still enough for all
    // that is rare to come up.
    budget.games = budget.games / 10 + 1;
    budget.setups = budget.setups / 2;
#endif
    return budget;
}

} // namespace

class TestRandomPlay : public QObject {
    Q_OBJECT

private slots:
    void games_data() { rulesetRows(); }
    void games() {
        QFETCH(QString, ruleset);
        const Position start = startOf(ruleset);
        constexpr int longestGame = 250;
        const int wanted = budgetOf(ruleset).games;
        Random random(20260101);
        DuelCounts counts;
        while (counts.positions < wanted) {
            const int left = wanted - counts.positions;
            const QByteArray found = duel(start, std::min(longestGame, left), random, counts);
            QVERIFY2(found.isEmpty(), found);
        }
    }

    void placedPositions_data() { rulesetRows(); }
    void placedPositions() {
        QFETCH(QString, ruleset);
        const Position start = startOf(ruleset);
        const bool large = start.geometry().squareCount() > 1000;
        Random random(4444);
        DuelCounts counts;
        while (counts.positions < budgetOf(ruleset).setups) {
            const Result<Position> position =
                Position::fromSetup(start.rulesetPtr(), randomSetup(start, random));
            if (!position)
                continue;
            countPins(*position, counts);
            const QByteArray found = duel(*position, large ? 3 : 6, random, counts);
            QVERIFY2(found.isEmpty(), found);
        }
        checkVariety(start.ruleset(), counts);
    }

    void placementsAreRefusedRightly_data() { rulesetRows(); }
    /// A placement is refused only for what the second opinion sees too.
    void placementsAreRefusedRightly() {
        QFETCH(QString, ruleset);
        const Position start = startOf(ruleset);
        Random random(77);
        for (int i = 0; i < 300; ++i) {
            PositionSetup setup = randomSetup(start, random);
            const Result<Position> position = Position::fromSetup(start.rulesetPtr(), setup);
            setup.sideToMove = opponent(setup.sideToMove);
            const bool otherSideAttacked = !SlowPosition(start.ruleset(), setup).checks().empty();
            if (position)
                QVERIFY2(!otherSideAttacked, qPrintable(toText(*position)));
            else if (position.error().code == ErrorCode::OpponentInCheck)
                QVERIFY(otherSideAttacked);
            else
                QVERIFY2(position.error().code == ErrorCode::PawnOnPromotion ||
                             position.error().code == ErrorCode::BadCastling ||
                             position.error().code == ErrorCode::BadEnPassant,
                         qPrintable(toText(position.error())));
        }
    }

private:
    static void rulesetRows() {
        QTest::addColumn<QString>("ruleset");
        for (const QString& id : builtinIds())
            QTest::newRow(qPrintable(id)) << id;
    }

    /// Whatever the rules hold must have come up, or nothing was compared.
    static void checkVariety(const Ruleset& ruleset, const DuelCounts& counts) {
        const auto hasPawnRule = [&](auto&& test) {
            return std::ranges::any_of(ruleset.pieces, [&](const PieceKind& kind) {
                return kind.pawn.has_value() && test(*kind.pawn);
            });
        };
        qInfo("%d positions: %d castlings, %d double steps, %d en passant and %d refused, %d "
              "promotions, %d double checks, %d with several kings in check; pins along 1 to 4 "
              "axes: %d, %d, %d, %d",
              counts.positions, counts.castlings, counts.doubleSteps, counts.enPassants,
              counts.refusedEnPassants, counts.promotions, counts.doubleChecks, counts.severalKings,
              counts.pins[1], counts.pins[2], counts.pins[3], counts.pins[4]);
        QVERIFY(counts.doubleChecks > 0);
        QVERIFY(counts.pins[1] > 0 && counts.pins[2] > 0);
        QVERIFY(counts.castlings > 0 || !ruleset.hasCastling());
        QVERIFY(counts.promotions > 0);
        QVERIFY(counts.doubleSteps > 0 ||
                !hasPawnRule([](const PawnRules& pawn) { return !pawn.doubleSteps.empty(); }));
        QVERIFY(counts.enPassants > 0 || !ruleset.hasEnPassant());
    }
};

QTEST_APPLESS_MAIN(TestRandomPlay)
#include "tst_random_play.moc"
