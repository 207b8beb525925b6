// Random games and random positions, where the engine and the slow second implementation must
// say the same after every half-move. Seeds are fixed: every run plays the same.
#include "support/positions.h"

#include <QtTest/QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace tessera;
using namespace tessera::test;

namespace {

/// Positions that each ruleset gets: about as many as fit into a few seconds.
struct Budget {
    int games;  ///< positions in games from the start
    int setups; ///< positions placed at random
};
Budget budgetOf(const QString& id) {
    static const std::map<QString, Budget> budgets{
        {QStringLiteral("lite"), {12000, 3000}},      {QStringLiteral("fide"), {20000, 5000}},
        {QStringLiteral("raumschach"), {3000, 1500}}, {QStringLiteral("tesschess"), {800, 500}},
        {QStringLiteral("full"), {3, 150}},
    };
    const auto found = budgets.find(id);
    return found == budgets.end() ? Budget{500, 500} : found->second;
}

using Random = std::mt19937;

std::size_t below(Random& random, std::size_t limit) {
    return random() % limit;
}

/// Rare kinds of moves are preferred now and then, or they would hardly be played.
Move choose(const Position& position, const std::vector<Move>& moves, Random& random) {
    std::vector<Move> rare;
    if (below(random, 4) == 0)
        std::ranges::copy_if(moves, std::back_inserter(rare), [&](const Move& move) {
            return move.type != MoveType::Normal || move.isPromotion() || position.isCapture(move);
        });
    const std::vector<Move>& from = rare.empty() ? moves : rare;
    return from[below(random, from.size())];
}

/// A board with both sides' royal pieces and a few others anywhere.
PositionSetup randomSetup(const Position& start, Random& random) {
    const Ruleset& ruleset = start.ruleset();
    PositionSetup setup = start.setup();
    const std::size_t squares = setup.pieces.size();
    setup.pieces.assign(squares, std::nullopt);
    setup.castlingRooks.clear();
    const auto placeAnywhere = [&](KindIndex kind, Side side) {
        std::size_t square = below(random, squares);
        while (setup.pieces[square])
            square = below(random, squares);
        setup.pieces[square] = Piece{kind, side};
    };
    std::vector<KindIndex> others;
    for (std::size_t kind = 0; kind < ruleset.pieces.size(); ++kind) {
        const auto index = static_cast<KindIndex>(kind);
        if (!ruleset.pieces[kind].royal) {
            others.push_back(index);
            continue;
        }
        for (const Side side : {Side::White, Side::Black}) {
            const auto royals =
                std::ranges::count(start.setup().pieces, std::optional<Piece>(Piece{index, side}));
            const auto wanted = royals <= 1 ? royals : 1 + int(below(random, 3));
            for (int i = 0; i < wanted; ++i)
                placeAnywhere(index, side);
        }
    }
    const std::size_t count = 2 + below(random, std::min<std::size_t>(squares / 4, 60));
    for (std::size_t i = 0; i < count; ++i)
        placeAnywhere(others[below(random, others.size())],
                      below(random, 2) == 0 ? Side::White : Side::Black);
    setup.sideToMove = below(random, 2) == 0 ? Side::White : Side::Black;
    setup.halfMoveClock = int(below(random, 90));
    setup.moveNumber = 1 + int(below(random, 200));
    return setup;
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
        Random random(20260101);
        int positions = 0;
        while (positions < budgetOf(ruleset).games) {
            const int left = budgetOf(ruleset).games - positions;
            positions += play(start, std::min(longestGame, left), random);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(positions >= budgetOf(ruleset).games);
    }

    void placedPositions_data() { rulesetRows(); }
    void placedPositions() {
        QFETCH(QString, ruleset);
        const Position start = startOf(ruleset);
        Random random(4444);
        int positions = 0;
        while (positions < budgetOf(ruleset).setups) {
            const PositionSetup setup = randomSetup(start, random);
            const Result<Position> position = Position::fromSetup(start.rulesetPtr(), setup);
            if (!position)
                continue;
            positions += play(*position, 6, random);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void setupsAreRefusedRightly_data() { rulesetRows(); }
    /// A placement is refused only for what the second opinion sees too.
    void setupsAreRefusedRightly() {
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
                QCOMPARE(position.error().code, ErrorCode::PawnOnPromotion);
        }
    }

private:
    static void rulesetRows() {
        QTest::addColumn<QString>("ruleset");
        for (const QString& id : builtinIds())
            QTest::newRow(qPrintable(id)) << id;
    }

    /// Plays on at random; returns the number of positions compared.
    static int play(Position position, int longest, Random& random) {
        SlowPosition slow(position.ruleset(), position.setup());
        int compared = 0;
        while (compared < longest) {
            compare(position, slow);
            ++compared;
            const std::vector<Move> moves = slow.legalMoves();
            if (QTest::currentTestFailed() || slow.outcome() != OutcomeKind::Ongoing)
                break;
            const Move move = choose(position, moves, random);
            position.make(move);
            slow.make(move);
        }
        return compared;
    }

    static void compare(const Position& position, const SlowPosition& slow) {
        const QByteArray fen = toText(position).toUtf8();
        std::vector<Move> moves = position.legalMoves();
        sortMoves(moves);
        const std::vector<Move> expected = slow.legalMoves();
        QVERIFY2(moves == expected, difference(position, moves, expected));
        QVERIFY2(sameSetup(position.setup(), slow.setup()), fen);

        auto checks = position.checks();
        std::ranges::sort(checks, {},
                          [](const Check& check) { return std::pair(check.king, check.by); });
        QVERIFY2(checks == slow.checks(), fen);
        QCOMPARE(position.inCheck(), !checks.empty());
        QVERIFY2(position.outcome() == slow.outcome(), fen);
        QVERIFY2(position.key() == position.keyFromScratch(), fen);

        const Result<Position> again = readFen(position.rulesetPtr(), fen.toStdString());
        QVERIFY2(again, fen);
        QVERIFY2(sameSetup(again->setup(), position.setup()), fen);
        QCOMPARE(again->key(), position.key());
        QCOMPARE(toText(*again).toUtf8(), fen);
    }

    static QByteArray difference(const Position& position, const std::vector<Move>& moves,
                                 const std::vector<Move>& expected) {
        QByteArray text = toText(position).toUtf8();
        const auto list = [&](const char* title, const std::vector<Move>& a,
                              const std::vector<Move>& b) {
            text += title;
            for (const Move& move : a) {
                if (std::ranges::find(b, move) == b.end())
                    text += ' ' + QByteArray::number(move.from) + '-' +
                            QByteArray::number(move.to) + "/" + QByteArray::number(int(move.type)) +
                            "/" + QByteArray::number(move.promotion);
            }
        };
        list("\nonly the engine:", moves, expected);
        list("\nonly the second opinion:", expected, moves);
        return text;
    }
};

QTEST_APPLESS_MAIN(TestRandomPlay)
#include "tst_random_play.moc"
