// The solver of forced mates: known mates, and the same answers as a search that tries everything.
#include "proof/mate_solver.h"
#include "support/positions.h"
#include "support/random_setup.h"

#include <QtCore/QJsonObject>
#include <QtTest/QTest>

#include <algorithm>

using namespace tessera;
using namespace tessera::test;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr int share = 20;
#else
constexpr int share = 1;
#endif

bool ended(const Position& position) {
    return position.outcome() != OutcomeKind::Ongoing;
}

/// Tries everything: whether the side to move mates within so many moves.
bool matesWithin(const Position& position, int moves);

bool noReplyHolds(const Position& after, int moves) {
    if (ended(after))
        return after.outcome() == OutcomeKind::Checkmate;
    if (moves == 0)
        return false;
    return std::ranges::all_of(after.legalMoves(), [&](const Move& reply) {
        Position next = after;
        next.make(reply);
        return matesWithin(next, moves);
    });
}

bool mates(const Position& position, const Move& move, int moves) {
    Position after = position;
    after.make(move);
    return noReplyHolds(after, moves - 1);
}

bool matesWithin(const Position& position, int moves) {
    return !ended(position) && std::ranges::any_of(position.legalMoves(), [&](const Move& move) {
        return mates(position, move, moves);
    });
}

int helpmates(const Position& position, int plies) {
    if (plies == 0)
        return position.outcome() == OutcomeKind::Checkmate ? 1 : 0;
    if (ended(position))
        return 0;
    int found = 0;
    for (const Move& move : position.legalMoves()) {
        Position after = position;
        after.make(move);
        found += helpmates(after, plies - 1);
    }
    return found;
}

QStringList texts(const Position& position, const std::vector<Move>& moves) {
    QStringList list;
    for (const Move& move : moves)
        list << QString::fromStdString(writePlainMove(position, move));
    list.sort();
    return list;
}

const FirstMove& firstMove(const Position& position, const MateSolution& solution,
                           const QString& plain) {
    const Move move = moveOf(position, plain);
    return *std::ranges::find(solution.firstMoves, move, &FirstMove::move);
}

/// A placement with so few pieces that everything can be tried.
std::optional<Position> sparse(const Position& start, Random& random) {
    PositionSetup setup = randomSetup(start, random);
    int left = 5;
    for (auto& piece : setup.pieces) {
        if (piece && !start.ruleset().pieces[piece->kind].royal && left-- <= 0)
            piece.reset();
    }
    setup.castlingRooks.clear();
    setup.enPassantSkipped = setup.enPassantVictim = noSquare;
    const Result<Position> position = Position::fromSetup(start.rulesetPtr(), setup);
    return position ? std::optional(*position) : std::nullopt;
}

/// Whether a tree holds every reply, and every line of it ends in mate.
bool holds(const Position& position, const SolutionMove& node, int moves) {
    Position after = position;
    after.make(node.move);
    if (node.next.empty())
        return after.outcome() == OutcomeKind::Checkmate;
    const std::vector<Move> replies = after.legalMoves();
    return moves > 1 && node.next.size() == replies.size() &&
           std::ranges::all_of(node.next, [&](const SolutionMove& reply) {
               Position next = after;
               next.make(reply.move);
               return !reply.next.empty() &&
                      std::ranges::all_of(reply.next, [&](const SolutionMove& answer) {
                          return holds(next, answer, moves - 1);
                      });
           });
}

} // namespace

class TestSolver : public QObject {
    Q_OBJECT

private slots:
    void knownMates_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("fen");
        QTest::addColumn<int>("moves");
        QTest::addColumn<QStringList>("keys");
        const auto row = [](const char* name, const char* ruleset, const char* fen, int moves,
                            const QStringList& keys) {
            QTest::newRow(name) << QString::fromLatin1(ruleset) << QString::fromLatin1(fen) << moves
                                << keys;
        };
        row("back rank", "fide", "6k1/5ppp/8/8/8/8/8/1R4K1 w - - 0 1", 1, {QStringLiteral("b1b8")});
        row("a sacrifice and a pawn", "fide", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2,
            {QStringLiteral("a1a6")});
        row("smothered", "fide", "r6k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1", 2,
            {QStringLiteral("c4g8"), QStringLiteral("h6f7")});
    }
    void knownMates() {
        QFETCH(QString, ruleset);
        QFETCH(QString, fen);
        QFETCH(int, moves);
        QFETCH(QStringList, keys);
        const Position position = positionOf(ruleset, fen);
        const MateSolution solution = solveMate(position, 2);
        QVERIFY(solution.complete);
        QCOMPARE(solution.mateIn, moves);
        for (const Move& key : solution.keys())
            QVERIFY(mates(position, key, moves));
        if (moves == 1 || keys.size() == 1)
            QCOMPARE(texts(position, solution.keys()), keys);
        QCOMPARE(solution.tree.size(), solution.keys().size());
        for (const SolutionMove& key : solution.tree)
            QVERIFY(holds(position, key, moves));
    }

    /// The hardest position of king and queen against king, as retrograde analysis has it.
    void longestQueenEnding() {
        const QJsonObject facts = test::facts(QStringLiteral("endings.json"))
                                      .object()[u"K_and_Q_against_K"][u"lite"]
                                      .toObject();
        const Position position =
            positionOf(QStringLiteral("lite"), facts[u"deepest_example"].toString());
        const int plies = facts[u"white_to_move"][u"longest_mate_plies"].toInt();
        SolveOptions options;
        options.classifyFailures = options.tree = false;
        QCOMPARE(solveMate(position, 3, options).mateIn, 0);
        QCOMPARE(solveMate(position, 6, options).mateIn, (plies + 1) / 2);
    }

    void randomPositions_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("positions");
        QTest::newRow("lite") << QStringLiteral("lite") << 1000 / share;
        QTest::newRow("fide") << QStringLiteral("fide") << 1500 / share;
        QTest::newRow("raumschach") << QStringLiteral("raumschach") << 60 / share;
    }
    /// Keys, shortest mates and traps are those that a search of everything finds.
    void randomPositions() {
        QFETCH(QString, ruleset);
        QFETCH(int, positions);
        const Position start = startOf(ruleset);
        Random random(1851);
        int found = 0;
        for (int i = 0; i < positions; ++i) {
            const auto position = sparse(start, random);
            if (!position)
                continue;
            const MateSolution solution = solveMate(*position, 2);
            QVERIFY(solution.complete);
            QCOMPARE(solution.firstMoves.size(),
                     ended(*position) ? 0U : position->legalMoves().size());
            for (const FirstMove& first : solution.firstMoves) {
                const bool one = mates(*position, first.move, 1);
                const int expected = one ? 1 : mates(*position, first.move, 2) ? 2 : 0;
                QVERIFY2(first.mateIn == expected, qPrintable(toText(*position)));
                Position after = *position;
                after.make(first.move);
                const bool stalemate = after.outcome() == OutcomeKind::Stalemate;
                QCOMPARE(first.result == FirstMoveResult::Stalemates, stalemate);
                if (first.result == FirstMoveResult::AllowsMate)
                    QVERIFY(mates(after, first.defence.value(), 1));
                if (first.result == FirstMoveResult::Defended) {
                    after.make(first.defence.value());
                    QVERIFY(!matesWithin(after, 1));
                }
            }
            for (const SolutionMove& key : solution.tree)
                QVERIFY2(holds(*position, key, solution.mateIn), qPrintable(toText(*position)));
            found += solution.mateIn > 0;
        }
        QVERIFY(found > 0 || share > 1);
    }

    void trapsAreToldApart() {
        const Position stalemates =
            positionOf(QStringLiteral("fide"), QStringLiteral("k7/8/2K5/8/8/8/8/1Q6 w - - 0 1"));
        const MateSolution solution = solveMate(stalemates, 1);
        QCOMPARE(texts(stalemates, solution.keys()), QStringList{QStringLiteral("b1b7")});
        QCOMPARE(firstMove(stalemates, solution, QStringLiteral("b1b6")).result,
                 FirstMoveResult::Stalemates);

        const Position fools = positionOf(
            QStringLiteral("fide"),
            QStringLiteral("rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2"));
        const MateSolution traps = solveMate(fools, 1);
        QCOMPARE(traps.mateIn, 0);
        const FirstMove& trap = firstMove(fools, traps, QStringLiteral("g2g4"));
        QCOMPARE(trap.result, FirstMoveResult::AllowsMate);
        Position after = fools;
        after.make(trap.move);
        QCOMPARE(texts(after, {trap.defence.value()}), QStringList{QStringLiteral("d8h4")});
    }

    /// The hundredth half-move without a capture or a pawn's move draws, unless it mates.
    void drawsEndALine() {
        const auto at = [](int clock) {
            return positionOf(QStringLiteral("fide"),
                              QStringLiteral("7k/8/8/8/8/8/R7/1R5K w - - %1 80").arg(clock));
        };
        QCOMPARE(solveMate(at(0), 2).mateIn, 2);
        QCOMPARE(solveMate(at(97), 2).mateIn, 2);
        QCOMPARE(solveMate(at(98), 2).mateIn, 0);
        QCOMPARE(solveMate(at(99), 1).firstMoves.front().result, FirstMoveResult::Draws);
    }

    void littleMemoryGivesTheSameAnswer() {
        const Position position = positionOf(QStringLiteral("lite"),
                                             Placed{QStringLiteral("Ka1@00 Qd1@00 Rb2@01 kc3@11")});
        SolveOptions small;
        small.memoryBytes = 1;
        const MateSolution a = solveMate(position, 3);
        const MateSolution b = solveMate(position, 3, small);
        QVERIFY(a.mateIn > 0);
        QCOMPARE(b.mateIn, a.mateIn);
        QCOMPARE(b.keys(), a.keys());
    }

    void aStopIsObeyed() {
        std::stop_source source;
        int calls = 0;
        SolveOptions options;
        options.onProgress = [&](const SolveProgress& progress) {
            ++calls;
            QVERIFY(progress.moves > 0 && progress.firstMove <= progress.firstMoves);
            source.request_stop();
        };
        const MateSolution solution =
            solveMate(startOf(QStringLiteral("lite")), 10, options, source.get_token());
        QVERIFY(!solution.complete);
        QCOMPARE(solution.mateIn, 0);
        QCOMPARE(calls, 1);
    }

    void itGivesUpAfterSoManyPositions() {
        SolveOptions options;
        options.mostNodes = 1000;
        const MateSolution solution = solveMate(startOf(QStringLiteral("lite")), 10, options);
        QVERIFY(!solution.complete);
        QVERIFY(solution.nodes < 2000);
    }

    void helpmates_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("fen");
        QTest::addColumn<int>("moves");
        QTest::newRow("queen") << QStringLiteral("fide")
                               << QStringLiteral("7k/8/8/8/8/5K2/8/Q7 b - - 0 1") << 2;
        QTest::newRow("rook") << QStringLiteral("fide")
                              << QStringLiteral("7k/8/5K2/8/8/8/8/R7 b - - 0 1") << 1;
        QTest::newRow("lite") << QStringLiteral("lite")
                              << QStringLiteral("4/4/4/K3|4/4/1Q2/4|4/4/4/4|4/4/4/3k b 0 1") << 2;
    }
    void helpmates() {
        QFETCH(QString, ruleset);
        QFETCH(QString, fen);
        QFETCH(int, moves);
        const Position position = positionOf(ruleset, fen);
        HelpmateOptions options;
        options.mostLines = 100'000;
        const HelpmateSolution solution = solveHelpmate(position, moves, options);
        int shortest = 0;
        int lines = 0;
        for (int length = 1; length <= moves && lines == 0; ++length) {
            lines = ::helpmates(position, 2 * length);
            shortest = lines > 0 ? length : 0;
        }
        QVERIFY(solution.complete);
        QCOMPARE(solution.moves, shortest);
        QCOMPARE(int(solution.lines.size()), lines);
        for (const auto& line : solution.lines) {
            Position at = position;
            for (const Move& move : line) {
                QVERIFY(at.isLegal(move));
                at.make(move);
            }
            QCOMPARE(at.outcome(), OutcomeKind::Checkmate);
        }
    }
};

QTEST_APPLESS_MAIN(TestSolver)
#include "tst_solver.moc"
