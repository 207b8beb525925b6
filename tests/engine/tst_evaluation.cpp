// The evaluation: the same for both sides, kept up to date through every kind of move, and of
// sense.
#include "position/core_variant.h"
#include "search/any_evaluation.h"
#include "search/evaluator.h"
#include "search/search_board.h"
#include "support/positions.h"
#include "support/random_setup.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

QString s(const char* text) {
    return QString::fromUtf8(text);
}

/// Colours changed and the pawns' axes turned round.
std::optional<Position> mirrored(const Position& position) {
    const Geometry& geometry = position.geometry();
    AxisSet forward = 0;
    for (const PieceKind& kind : position.ruleset().pieces) {
        if (kind.pawn)
            forward |= kind.pawn->forward;
    }
    const auto turned = [&](Square square) {
        if (square == noSquare)
            return square;
        Vector4 at = geometry.coordinates(square);
        for (int axis = 0; axis < axisCount; ++axis) {
            const auto i = static_cast<std::size_t>(axis);
            if ((forward & axisBit(axis)) != 0)
                at[i] = static_cast<std::int8_t>(geometry.sizes()[i] - 1 - at[i]);
        }
        return geometry.square(at);
    };
    const PositionSetup setup = position.setup();
    PositionSetup other = setup;
    for (std::size_t i = 0; i < setup.pieces.size(); ++i) {
        auto piece = setup.pieces[i];
        if (piece)
            piece->side = opponent(piece->side);
        other.pieces[turned(static_cast<Square>(i))] = piece;
    }
    other.sideToMove = opponent(setup.sideToMove);
    other.castlingRooks.clear();
    other.enPassantSkipped = turned(setup.enPassantSkipped);
    other.enPassantVictim = turned(setup.enPassantVictim);
    const Result<Position> result = Position::fromSetup(position.rulesetPtr(), other);
    return result.ok() ? std::optional(*result) : std::nullopt;
}

void addRulesets() {
    QTest::addColumn<QString>("ruleset");
    for (const QString& id : builtinIds())
        QTest::newRow(qPrintable(id)) << id;
}

int evaluate(const char* ruleset, const char* pieces, Side toMove = Side::White) {
    const Position position = positionOf(s(ruleset), Placed{s(pieces), toMove});
    return Evaluator(position.rulesetPtr()).evaluate(position);
}

} // namespace

class TestEvaluation : public QObject {
    Q_OBJECT

private slots:
    void bothSidesAreJudgedAlike_data() { addRulesets(); }
    void bothSidesAreJudgedAlike() {
        QFETCH(QString, ruleset);
        const Position start = startOf(ruleset);
        const Evaluator evaluator(start.rulesetPtr());
        Random random(3);
        int compared = 0;
        for (int i = 0; i < (ruleset == u"full" ? 5 : 100); ++i) {
            const Position position = randomPosition(start, random);
            const auto other = mirrored(position);
            if (!other)
                continue;
            ++compared;
            QVERIFY2(evaluator.evaluate(position) == evaluator.evaluate(*other),
                     qPrintable(toText(position)));
        }
        QVERIFY(compared > 0);
    }

    void keptUpToDateThroughGames_data() { addRulesets(); }
    void keptUpToDateThroughGames() {
        QFETCH(QString, ruleset);
        const Position start = startOf(ruleset);
        const AnyEvaluation any = evaluationOf(start.rulesetPtr(), {});
        Random random(4);
        for (int game = 0; game < (ruleset == u"full" ? 1 : 10); ++game) {
            const Position begin = game == 0 ? start : randomPosition(start, random);
            CoreAccess::of(begin).visit([&]<int Words>(const PositionCore<Words>& core) {
                const Evaluation<Words>& evaluation = *std::get<EvaluationPtr<Words>>(any);
                SearchBoard<Words> board(core, evaluation, {}, {begin.key()});
                const int before = board.evaluate();
                int plies = 0;
                for (; plies < 60; ++plies) {
                    std::vector<Move> moves;
                    generateLegal(board.core(), moves);
                    if (moves.empty())
                        break;
                    board.make(moves[below(random, moves.size())]);
                    const PlacementSum sum = evaluation.placement().sum(board.core());
                    QCOMPARE(board.evaluate(), evaluation(board.core(), sum));
                    QCOMPARE(board.lastMoveGivesCheck(), board.inCheck());
                }
                for (; plies > 0; --plies)
                    board.unmake();
                QCOMPARE(board.evaluate(), before);
            });
        }
    }

    /// Values without a number in the file follow from how far a piece reaches.
    void valuesFollowMobility() {
        const Position position = startOf(s("tesschess"));
        const Evaluator evaluator(position.rulesetPtr());
        const auto value = [&](char letter) {
            return evaluator.value(*position.ruleset().kindOf(letter));
        };
        QVERIFY(value('Q') > value('R') && value('R') > value('B'));
        QVERIFY(value('B') > value('N') && value('N') > value('P'));
        QVERIFY(value('K') > 50 * value('Q'));
        const Position fide = startOf(s("fide"));
        QCOMPARE(Evaluator(fide.rulesetPtr()).value(*fide.ruleset().kindOf('Q')), 900);
    }

    void aPawnIsWorthMoreNearerToPromotion() {
        QVERIFY(evaluate("lite", "Ka1@00 kd1@11 Pc3@00") >
                evaluate("lite", "Ka1@00 kd1@11 Pc2@00"));
        // Along W as well as along Y.
        QVERIFY(evaluate("tesschess", "KAa11 kDd11 PBb23") >
                evaluate("tesschess", "KAa11 kDd11 PBb22"));
        QVERIFY(evaluate("tesschess", "KAa11 kDd11 PBb32") >
                evaluate("tesschess", "KAa11 kDd11 PBb22"));
    }

    void aHangingPieceCounts() {
        // The rook on c2 is attacked by the bishop; only in the second position does the king
        // protect it.
        QVERIFY(evaluate("fide", "Ka1 Rc2 Pa2 ke8 bf5 pa7", Side::Black) >
                evaluate("fide", "Kb1 Rc2 Pa2 ke8 bf5 pa7", Side::Black));
    }

    /// Against a bare king: nearer to where it can be mated is better, and what cannot mate wins
    /// nothing.
    void aBareKingIsDriven() {
        QVERIFY(evaluate("lite", "Kb3@01 Qc3@00 ka1@11", Side::Black) <
                evaluate("lite", "Kb3@01 Qc3@00 kc1@11", Side::Black));
        QVERIFY(evaluate("fide", "Kc3 Rh4 ka1") > evaluate("fide", "Kc3 Rh4 kc5"));
        const int hopeless = evaluate("lite", "Kb2@00 Rc3@00 ka4@11");
        QVERIFY2(hopeless < 50, qPrintable(QString::number(hopeless)));
        QVERIFY(evaluate("fide", "Kb2 Rc3 ke5") > 300);
        QVERIFY(evaluate("fide", "Kb2 Nc3 ke5") < 50);
    }
};

QTEST_APPLESS_MAIN(TestEvaluation)
#include "tst_evaluation.moc"
