// Proofs of positions: what refutes a move is true when the second opinion on the rules replays it,
// and the sections a person reads say what a person would say.
#include "proof/proof.h"
#include "support/positions.h"
#include "support/random_setup.h"

#include <QtTest/QTest>

#include <algorithm>
#include <map>

using namespace tessera;
using namespace tessera::test;

namespace {

// What is rare comes up in a whole run alone.
#ifdef __SANITIZE_ADDRESS__
constexpr bool wholeRun = false;
#else
constexpr bool wholeRun = true;
#endif

int budgetOf(const QString& id) {
    static const std::map<QString, int> budgets{{QStringLiteral("lite"), 1500},
                                                {QStringLiteral("fide"), 1500},
                                                {QStringLiteral("raumschach"), 400},
                                                {QStringLiteral("tesschess"), 150},
                                                {QStringLiteral("full"), 40}};
    const int budget = budgets.contains(id) ? budgets.at(id) : 100;
    return wholeRun ? budget : budget / 10 + 1;
}

std::vector<Square> origins(const std::vector<AttackLine>& lines) {
    std::vector<Square> squares;
    for (const AttackLine& line : lines)
        squares.push_back(line.from);
    return squares;
}

/// What is wrong with the line of a move, or null.
const char* doubt(const ProofTry& one, const SlowPosition& slow, const std::vector<Square>& kings,
                  bool legal) {
    if (one.legal() != legal)
        return "the verdict";
    const Side them = opponent(slow.state().sideToMove);
    SlowPosition after = slow;
    after.make(one.move);
    auto told = one.kings.begin();
    for (const Square king : kings) {
        const Square now = king == one.move.from ? one.move.to : king;
        const std::vector<Square> attackers = after.attackers(now, them);
        if (attackers.empty())
            continue;
        if (told == one.kings.end() || told->before != king || told->after != now ||
            origins(told->attacksAfter) != attackers)
            return "the attackers after the move";
        ++told;
    }
    if (told != one.kings.end())
        return "a king that is not attacked";
    std::vector<std::pair<Square, Square>> way;
    if (one.move.type == MoveType::Castling) {
        for (const Square square : slow.kingsWay(one.move)) {
            for (const Square by : slow.attackers(square, them))
                way.emplace_back(square, by);
        }
    }
    std::vector<std::pair<Square, Square>> onTheWay;
    for (const AttackLine& line : one.onTheWay)
        onTheWay.emplace_back(line.to, line.from);
    std::ranges::sort(onTheWay);
    std::ranges::sort(way);
    if (onTheWay != way)
        return "the attacks on the king's way";
    return nullptr;
}

const ProofTry& tryNamed(const Position& position, const Proof& proof, const QString& plain) {
    for (const ProofTry& one : proof.tries) {
        if (QString::fromStdString(writePlainMove(position, one.move)) == plain)
            return one;
    }
    qFatal("no try %s", qPrintable(plain));
}

QString firstAttacker(const Position& position, const ProofTry& one) {
    return QString::fromStdString(squareName(position.ruleset(), position.geometry(),
                                             one.kings.front().attacksAfter.front().from));
}

} // namespace

class TestProof : public QObject {
    Q_OBJECT

private slots:
    void randomPositions_data() {
        QTest::addColumn<QString>("ruleset");
        for (const QString& id : builtinIds())
            QTest::newRow(qPrintable(id)) << id;
    }
    /// Every try there is has its line, and every verdict holds when replayed.
    void randomPositions() {
        QFETCH(QString, ruleset);
        const Position start = startOf(ruleset);
        Random random(20260704);
        int refuted = 0;
        int castlings = 0;
        int inPassing = 0;
        for (int i = 0; i < budgetOf(ruleset); ++i) {
            const Position position = randomPosition(start, random);
            const Proof proof = prove(position);
            const SlowPosition slow(position.ruleset(), position.setup());
            std::vector<Move> tried;
            std::vector<Move> legal;
            for (const ProofTry& one : proof.tries) {
                tried.push_back(one.move);
                if (one.legal())
                    legal.push_back(one.move);
                else
                    ++refuted;
                castlings += !one.onTheWay.empty();
                inPassing += one.reason == Reason::EnPassantUncoversCheck;
            }
            // The setup keeps en passant only where it is legal.
            const std::vector<Move> expected = slow.tries();
            std::erase_if(tried, [&](const Move& move) {
                return move.type == MoveType::EnPassant && std::ranges::count(expected, move) == 0;
            });
            QVERIFY2(tried == expected, qPrintable(toText(position)));
            QVERIFY2(legal == slow.legalMoves(), qPrintable(toText(position)));
            std::vector<Square> kings;
            std::vector<Check> checks;
            for (const KingProof& king : proof.kings) {
                kings.push_back(king.square);
                for (const ProofCheck& check : king.checks)
                    checks.push_back({king.square, check.line.from});
            }
            QVERIFY2(checks == slow.checks(), qPrintable(toText(position)));
            QCOMPARE(proof.conclusion.outcome, slow.outcome());
            for (const ProofTry& one : proof.tries) {
                if (std::ranges::count(expected, one.move) == 0)
                    continue;
                const char* const found =
                    doubt(one, slow, kings, std::ranges::count(legal, one.move) > 0);
                QVERIFY2(!found,
                         qPrintable(toText(position) + u' ' +
                                    QString::fromStdString(writePlainMove(position, one.move)) +
                                    u' ' + QString::fromUtf8(found)));
            }
        }
        qInfo("%d refuted moves, %d castlings over attacks, %d en passant", refuted, castlings,
              inPassing);
        QVERIFY(refuted > 0);
        QVERIFY(castlings > 0 || !wholeRun || !start.ruleset().hasCastling());
    }

    void mateByProtectedQueen() {
        const Position position =
            positionOf(QStringLiteral("lite"),
                       Placed{QStringLiteral("ka4@11 Qb3@11 Kd2@11 Bb2@10 rd1@00"), Side::Black});
        const Proof proof = prove(position);
        QVERIFY(proof.conclusion.inCheck());
        QCOMPARE(proof.kings.size(), 1U);
        const KingProof& king = proof.kings.front();
        QCOMPARE(king.checks.size(), 1U);
        QCOMPARE(king.checks.front().manner, CheckManner::Contact);
        QVERIFY(king.checks.front().blocks.empty());
        // Every neighbour on the board has its line: two ways along x and y each, one along z and
        // w.
        QCOMPARE(king.steps.size(), 15U);
        const ProofTry& taking = tryNamed(position, proof, QStringLiteral("a4@11b3@11"));
        QVERIFY(taking.capturesChecker && taking.byKing && !taking.legal());
        QCOMPARE(taking.reason, Reason::CapturesProtectedPiece);
        QCOMPARE(firstAttacker(position, taking), QStringLiteral("b2@10"));
    }

    void doubleCheckWhoseCapturesFail() {
        const Position position = positionOf(
            QStringLiteral("fide"),
            Placed{QStringLiteral("ke8 Re1 Nf6 Ka1 pg7 rh1 pd7 qd8 rf8 bf7"), Side::Black});
        const Proof proof = prove(position);
        QVERIFY(proof.conclusion.doubleCheck());
        QCOMPARE(proof.conclusion.checkers, 2);
        QVERIFY(proof.conclusion.capturesFailToOthers);
        const ProofTry& taking = tryNamed(position, proof, QStringLiteral("g7f6"));
        QVERIFY(taking.capturesChecker);
        QCOMPARE(taking.reason, Reason::AnswersOneOfSeveralChecks);
        QCOMPARE(firstAttacker(position, taking), QStringLiteral("e1"));
        const ProofCheck& byKnight = proof.kings.front().checks.back();
        QCOMPARE(byKnight.manner, CheckManner::Leap);
        QCOMPARE(byKnight.captures.size(), 2U); // by the pawn and by the queen
    }

    void castlingThroughAttackIsARefutedTry() {
        const Position position =
            positionOf(QStringLiteral("fide"), QStringLiteral("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1"));
        const Proof proof = prove(position);
        const ProofTry& castling = tryNamed(position, proof, QStringLiteral("e1g1"));
        QCOMPARE(castling.move.type, MoveType::Castling);
        QCOMPARE(castling.reason, Reason::CastlingThroughAttack);
        QVERIFY(castling.kings.empty());
        QCOMPARE(castling.onTheWay.size(), 1U);
        QCOMPARE(castling.onTheWay.front().to, squareOf(position, QStringLiteral("f1")));
    }

    void enPassantThatUncoversCheck() {
        const Position before =
            positionOf(QStringLiteral("fide"), QStringLiteral("8/2p5/8/KP5r/8/8/8/7k b - - 0 1"));
        const Proof proof = proveAfter(before, moveOf(before, QStringLiteral("c7c5")));
        Position after = before;
        after.make(moveOf(before, QStringLiteral("c7c5")));
        const ProofTry& taking = tryNamed(after, proof, QStringLiteral("b5c6"));
        QCOMPARE(taking.move.type, MoveType::EnPassant);
        QCOMPARE(taking.reason, Reason::EnPassantUncoversCheck);
        QCOMPARE(proof.conclusion.discovered, std::optional(false));
        QVERIFY(!proof.conclusion.inCheck());
        const auto board = boardAfter(after, taking.move);
        QVERIFY(!board[squareOf(after, QStringLiteral("c5"))]);
        QVERIFY(board[squareOf(after, QStringLiteral("c6"))]);
    }

    void discoveredChecksAreToldWithTheMove() {
        const Position before =
            positionOf(QStringLiteral("fide"), QStringLiteral("4k3/8/8/8/8/8/4B3/K3R3 w - - 0 1"));
        const Proof proof = proveAfter(before, moveOf(before, QStringLiteral("e2h5")));
        QVERIFY(proof.conclusion.doubleCheck());
        QCOMPARE(proof.conclusion.discovered, std::optional(true));
        QCOMPARE(proof.kings.front().checks[0].discovered, std::optional(true));
        QCOMPARE(proof.kings.front().checks[1].discovered, std::optional(false));
        Position after = before;
        after.make(moveOf(before, QStringLiteral("e2h5")));
        QCOMPARE(prove(after).conclusion.discovered, std::nullopt);
    }

    void stalemateHasNoCheckAndNoMove() {
        const Position position =
            positionOf(QStringLiteral("fide"), QStringLiteral("k7/8/1Q6/8/8/8/8/7K b - - 0 1"));
        const Proof proof = prove(position);
        QCOMPARE(proof.conclusion.outcome, OutcomeKind::Stalemate);
        QCOMPARE(proof.conclusion.legal, 0);
        QCOMPARE(proof.conclusion.refuted, 3);
        QCOMPARE(proof.kings.front().count(StepVerdict::Attacked), 3);
    }

    /// Of two kings one can be saved by itself alone and not both.
    void twoKingsAttackedByOneKnight() {
        const Position position =
            positionOf(QStringLiteral("full"),
                       Placed{QStringLiteral("ka1@00 ke1@00 Nc2@00 Kh8@77"), Side::Black});
        const Proof proof = prove(position);
        QVERIFY(proof.conclusion.severalKingsInCheck());
        QVERIFY(!proof.conclusion.doubleCheck());
        QCOMPARE(proof.conclusion.checkers, 1);
        QVERIFY(proof.conclusion.isMate());
        const KingProof& corner = proof.kings.front();
        QCOMPARE(corner.steps.size(), 15U);
        QVERIFY(corner.count(StepVerdict::LeavesOthers) > 0);
        QCOMPARE(corner.count(StepVerdict::Free), 0);
        const ProofTry& step = tryNamed(position, proof, QStringLiteral("a1@00a2@00"));
        QCOMPARE(step.reason, Reason::AnswersOneOfSeveralChecks);
    }

    void startOfTheLargestGame() {
        const Proof proof = prove(startOf(QStringLiteral("full")));
        QCOMPARE(proof.kings.size(), 28U);
        QVERIFY(!proof.conclusion.inCheck());
        QCOMPARE(proof.legalTries().size(), std::size_t(proof.conclusion.legal));
    }
};

QTEST_APPLESS_MAIN(TestProof)
#include "tst_proof.moc"
