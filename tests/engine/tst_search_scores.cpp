// The search without anything that leaves moves out finds the score that trying everything finds.
#include "search/evaluator.h"
#include "search/search.h"
#include "support/positions.h"
#include "support/random_setup.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace tessera;
using namespace tessera::test;

namespace {

constexpr int mate = 1'000'000;
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
constexpr int share = 5;
#else
constexpr int share = 1;
#endif

/// Tries everything, by the rules as other parts of the program see them. Plain alpha-beta only
/// saves time; `bounded` false does without.
class Everything {
public:
    Everything(const Game& game, bool bounded)
        : m_evaluator(game.current().rulesetPtr()), m_keys(game.keys()), m_bounded(bounded) {}

    int score(const Position& position, int depth, int ply = 0, int alpha = -2 * mate,
              int beta = 2 * mate) {
        const std::vector<Move> moves = position.legalMoves();
        if (moves.empty())
            return position.inCheck() ? ply - mate : 0;
        if (ply > 0 && position.outcome() != OutcomeKind::Ongoing)
            return 0;
        // The last key is the position's own.
        if (ply > 0 && std::ranges::count(m_keys, m_keys.back()) > 1)
            return 0;
        if (depth == 0)
            return m_evaluator.evaluate(position);
        int best = -2 * mate;
        for (const Move& move : moves) {
            Position after = position;
            after.make(move);
            m_keys.push_back(after.key());
            best = std::max(best, -score(after, depth - 1, ply + 1, -beta, -alpha));
            m_keys.pop_back();
            alpha = std::max(alpha, best);
            if (m_bounded && alpha >= beta)
                break;
        }
        return best;
    }

private:
    Evaluator m_evaluator;
    std::vector<std::uint64_t> m_keys;
    bool m_bounded;
};

SearchParts nothingLeftOut(bool table) {
    return {.table = table,
            .quiescence = false,
            .checksInQuiescence = false,
            .checkExtension = false,
            .nullMove = false,
            .reductions = false,
            .pruning = false};
}

int scoreOf(const Game& game, int depth, const SearchParts& parts) {
    SearchOptions options;
    options.memoryBytes = std::size_t{1} << 20U;
    options.parts = parts;
    SearchLimits limits;
    limits.depth = depth;
    return Thinker(options).think(game, limits).lines.front().score.centipawns;
}

} // namespace

class TestSearchScores : public QObject {
    Q_OBJECT

private slots:
    void plainSearchFindsTheScore_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("positions");
        QTest::addColumn<bool>("bounded");
        QTest::newRow("lite, everything") << QStringLiteral("lite") << 2 << 40 / share << false;
        QTest::newRow("lite") << QStringLiteral("lite") << 3 << 40 / share << true;
        QTest::newRow("raumschach") << QStringLiteral("raumschach") << 2 << 15 / share << true;
        QTest::newRow("tesschess") << QStringLiteral("tesschess") << 2 << 10 / share << true;
        QTest::newRow("fide") << QStringLiteral("fide") << 3 << 40 / share << true;
    }
    void plainSearchFindsTheScore() {
        QFETCH(QString, ruleset);
        QFETCH(int, depth);
        QFETCH(int, positions);
        QFETCH(bool, bounded);
        Random random(77);
        for (int i = 0; i < positions; ++i) {
            const Game game{randomPosition(startOf(ruleset), random)};
            if (game.outcome() != OutcomeKind::Ongoing)
                continue;
            const int expected = Everything(game, bounded).score(game.current(), depth);
            for (const bool table : {false, true}) {
                const int found = scoreOf(game, depth, nothingLeftOut(table));
                QVERIFY2(found == expected,
                         qPrintable(QStringLiteral("%1 instead of %2 (table %3) in %4")
                                        .arg(found)
                                        .arg(expected)
                                        .arg(table)
                                        .arg(toText(game.current()))));
            }
        }
    }

    /// A mate that fits in the depth is found whatever is left out, with its exact length.
    void leavingOutLosesNoMate_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::newRow("lite") << QStringLiteral("lite");
        QTest::newRow("fide") << QStringLiteral("fide");
    }
    void leavingOutLosesNoMate() {
        QFETCH(QString, ruleset);
        Random random(78);
        int mates = 0;
        constexpr int enough = share == 1 ? 300 : 2; // a sanitizer looks at the first mates alone
        for (int i = 0; i < 300 && mates < enough; ++i) {
            const Game game{randomPosition(startOf(ruleset), random)};
            if (game.outcome() != OutcomeKind::Ongoing)
                continue;
            const int plain = scoreOf(game, 3, nothingLeftOut(true));
            if (plain < mate - 100)
                continue;
            ++mates;
            const int found = scoreOf(game, 3, {});
            QVERIFY2(found == plain, qPrintable(QStringLiteral("%1 instead of %2 in %3")
                                                    .arg(found)
                                                    .arg(plain)
                                                    .arg(toText(game.current()))));
        }
        QVERIFY2(mates > 5 || mates == enough, "too few mates to speak of");
    }

    /// What is left out is mostly not missed: the scores of the whole search and of one without
    /// null move and reductions are near each other.
    void leavingOutIsSound() {
        Random random(79);
        int compared = 0;
        int apart = 0;
        for (int i = 0; i < 60 / share; ++i) {
            const Game game{randomPosition(startOf(QStringLiteral("lite")), random)};
            if (game.outcome() != OutcomeKind::Ongoing)
                continue;
            SearchParts careful;
            careful.nullMove = careful.reductions = careful.pruning = false;
            const int expected = scoreOf(game, 4, careful);
            const int found = scoreOf(game, 4, {});
            ++compared;
            apart += std::abs(expected - found) > 100;
        }
        QVERIFY2(apart * 5 <= compared,
                 qPrintable(QStringLiteral("%1 of %2").arg(apart).arg(compared)));
    }
};

QTEST_APPLESS_MAIN(TestSearchScores)
#include "tst_search_scores.moc"
