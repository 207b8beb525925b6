// What captures win, against a count that plays the exchange out on a board of its own.
#include "search/evaluator.h"
#include "support/positions.h"
#include "support/random_setup.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace tessera;
using namespace tessera::test;

namespace {

/// Plays exchanges with the slow rules of the tests: pieces are really taken off the board.
class PlayedOut {
public:
    explicit PlayedOut(const Position& position)
        : m_ruleset(position.ruleset()), m_evaluator(position.rulesetPtr()),
          m_setup(position.setup()) {}

    int value(const Move& move, std::optional<Square> captured) {
        PositionSetup setup = m_setup;
        const Piece mover = *setup.pieces[move.from];
        int gain = captured ? m_evaluator.value(setup.pieces[*captured]->kind) : 0;
        if (captured)
            setup.pieces[*captured].reset();
        setup.pieces[move.from].reset();
        Piece standing = mover;
        if (move.isPromotion()) {
            standing.kind = move.promotion;
            gain += m_evaluator.value(standing.kind) - m_evaluator.value(mover.kind);
        }
        setup.pieces[move.to] = standing;
        return gain - best(setup, move.to, opponent(mover.side));
    }

private:
    int best(const PositionSetup& setup, Square square, Side side) {
        const Square from = cheapest(setup, square, side);
        if (from == noSquare)
            return 0;
        PositionSetup after = setup;
        const int gain = m_evaluator.value(setup.pieces[square]->kind);
        after.pieces[square] = setup.pieces[from];
        after.pieces[from].reset();
        // A royal piece may not step into an attack.
        if (m_ruleset.pieces[setup.pieces[from]->kind].royal &&
            cheapest(after, square, opponent(side)) != noSquare)
            return 0;
        return std::max(0, gain - best(after, square, opponent(side)));
    }

    Square cheapest(const PositionSetup& setup, Square square, Side side) {
        const std::vector<Square> from = SlowPosition(m_ruleset, setup).attackers(square, side);
        const auto found = std::ranges::min_element(from, {}, [&](Square attacker) {
            return m_evaluator.value(setup.pieces[attacker]->kind);
        });
        return found == from.end() ? noSquare : *found;
    }

    const Ruleset& m_ruleset;
    Evaluator m_evaluator;
    PositionSetup m_setup;
};

} // namespace

class TestExchange : public QObject {
    Q_OBJECT

private slots:
    void asPlayedOut_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("positions");
        QTest::newRow("lite") << QStringLiteral("lite") << 60;
        QTest::newRow("fide") << QStringLiteral("fide") << 60;
        QTest::newRow("raumschach") << QStringLiteral("raumschach") << 80;
        QTest::newRow("tesschess") << QStringLiteral("tesschess") << 10;
    }
    void asPlayedOut() {
        QFETCH(QString, ruleset);
        QFETCH(int, positions);
        const Position start = startOf(ruleset);
        const Evaluator evaluator(start.rulesetPtr());
        Random random(5);
        int captures = 0;
        int losing = 0;
        for (int i = 0; i < positions; ++i) {
            const Position position = randomPosition(start, random);
            PlayedOut played(position);
            for (const Move& move : position.legalMoves()) {
                const auto captured = position.capturedSquare(move);
                // Of quiet moves a part: there are many.
                if (!captured && !move.isPromotion() && below(random, 4) != 0)
                    continue;
                const int expected = played.value(move, captured);
                captures += captured.has_value();
                losing += expected < 0;
                QVERIFY2(evaluator.exchange(position, move) == expected,
                         qPrintable(QStringLiteral("%1 instead of %2: %3 in %4")
                                        .arg(evaluator.exchange(position, move))
                                        .arg(expected)
                                        .arg(QString::fromStdString(writePlainMove(position, move)),
                                             toText(position))));
            }
        }
        QVERIFY2(captures > 50 && losing > 50, "too few exchanges to speak of");
    }

    /// Behind the rook stands another along W: both take part, one after the other.
    void piecesBehindOthersTakePart() {
        const Position position =
            positionOf(QStringLiteral("tesschess"),
                       {QStringLiteral("KAa11 kDd44 RBb13 RBb12 pBb14 rCb14"), Side::White});
        const Evaluator evaluator(position.rulesetPtr());
        const Move move = moveOf(position, QStringLiteral("Bb13Bb14"));
        // Pawn for rook, rook for rook: Black does not take back.
        QCOMPARE(evaluator.exchange(position, move),
                 evaluator.value(*position.ruleset().kindOf('P')));
    }
};

QTEST_APPLESS_MAIN(TestExchange)
#include "tst_exchange.moc"
