// Every ordered pair of squares is explained, in hundreds of positions of every ruleset: "legal"
// exactly where the move generator has the move, and every other answer true when the second
// opinion on the rules replays it. Seeds are fixed: every run asks the same.
#include "support/explained.h"
#include "support/positions.h"
#include "support/random_setup.h"

#include <QtTest/QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace tessera;
using namespace tessera::test;

namespace {

/// How much of a ruleset is asked: about as much as fits into a few seconds.
struct Budget {
    int positions;
    int origins; ///< occupied squares a position of which every pair is explained; 0: all squares
};
Budget budgetOf(const QString& name) {
    static const std::map<QString, Budget> budgets{
        {QStringLiteral("lite"), {2000, 0}},      {QStringLiteral("fide"), {2000, 0}},
        {QStringLiteral("raumschach"), {300, 0}}, {QStringLiteral("tesschess"), {120, 0}},
        {QStringLiteral("full"), {120, 3}},
    };
    Budget budget = budgets.contains(name) ? budgets.at(name) : Budget{500, 0};
#ifdef __SANITIZE_ADDRESS__
    budget.positions /= 20;
#endif
    return budget;
}

// What is rare comes up in a whole run alone.
#ifdef __SANITIZE_ADDRESS__
constexpr bool wholeRun = false;
#else
constexpr bool wholeRun = true;
#endif

RulesetPtr rulesetNamed(const QString& name) {
    if (!name.endsWith(QStringLiteral(".toml")))
        return builtinRuleset(name.toStdString());
    const Result<RulesetPtr> ruleset =
        loadRulesetFile((QStringLiteral(TESSERA_TEST_DATA "/") + name).toStdString());
    if (!ruleset)
        qFatal("%s", qPrintable(toText(ruleset.error())));
    return *ruleset;
}

using Pair = std::pair<Square, Square>;

class Questioner {
public:
    Questioner(const Position& position, const PositionSetup& setup)
        : m_position(position), m_doubter(position, setup),
          m_large(position.geometry().squareCount() > 1000) {
        for (std::size_t square = 0; square < setup.pieces.size(); ++square) {
            if (!setup.pieces[square])
                continue;
            m_occupied.push_back(static_cast<Square>(square));
            for (const Move& move : position.previewMovesFrom(static_cast<Square>(square)))
                m_moves[{move.from, move.to}].push_back(move);
        }
    }

    [[nodiscard]] const std::vector<Square>& occupied() const { return m_occupied; }

    QByteArray ask(Square from, Square to, std::map<Reason, int>& reasons) {
        const Explanation explanation = explain(m_position, from, to);
        ++reasons[explanation.apartFromTurn];
        const auto moves = m_moves.find({from, to});
        if ((moves != m_moves.end()) != (explanation.apartFromTurn == Reason::Legal))
            return "the generator says otherwise: " + QByteArray::number(from) + '-' +
                   QByteArray::number(to) + ' ' + qPrintable(toText(m_position));
        if (moves != m_moves.end()) {
            std::vector<Move> told;
            for (const Consequence& result : explanation.consequences)
                told.push_back(result.move);
            std::vector<Move> expected = moves->second;
            sortMoves(told);
            sortMoves(expected);
            if (told != expected)
                return "other moves than the generator's";
        }
        // On large boards almost every pair is of this kind: some of them stand for all.
        if (m_large && explanation.apartFromTurn == Reason::WrongPattern &&
            (from * 31 + to) % 97 != 0)
            return {};
        return m_doubter.doubt(explanation);
    }

private:
    const Position& m_position;
    Doubter m_doubter;
    bool m_large;
    std::vector<Square> m_occupied;
    std::map<Pair, std::vector<Move>> m_moves;
};

} // namespace

class TestExplainPairs : public QObject {
    Q_OBJECT

private slots:
    void everyPairIsExplainedTruly_data() {
        QTest::addColumn<QString>("ruleset");
        for (const QString& id : builtinIds())
            QTest::newRow(qPrintable(id)) << id;
        QTest::newRow("odd.toml") << QStringLiteral("odd.toml");
        QTest::newRow("odd_variant.toml") << QStringLiteral("odd_variant.toml");
    }
    void everyPairIsExplainedTruly() {
        QFETCH(QString, ruleset);
        const Position start(rulesetNamed(ruleset));
        const Budget budget = budgetOf(ruleset);
        Random random(20251);
        std::map<Reason, int> reasons;
        int asked = 0;
        while (asked < budget.positions) {
            const PositionSetup setup = randomSetup(start, random);
            const Result<Position> placed = Position::fromSetup(start.rulesetPtr(), setup);
            if (!placed)
                continue;
            ++asked;
            const QByteArray found = askAbout(*placed, setup, budget.origins, random, reasons);
            QVERIFY2(found.isEmpty(), found);
        }
        report(reasons);
        // What is asked must come up, or nothing was compared; on large boards much is rare.
        std::vector<Reason> wanted{
            Reason::Legal,           Reason::OwnPieceOnTarget,  Reason::KingMayNotBeCaptured,
            Reason::WrongPattern,    Reason::PathBlocked,       Reason::PawnNothingToCapture,
            Reason::StepsIntoAttack, Reason::DoesNotAnswerCheck};
        if (start.geometry().squareCount() <= 1000) {
            for (const Reason reason : {Reason::PawnForwardOccupied, Reason::CapturesProtectedPiece,
                                        Reason::StaysOnLine, Reason::ExposesKing})
                wanted.push_back(reason);
        }
        for (const Reason reason : wanted)
            QVERIFY2(reasons[reason] > 0 || !wholeRun, reasonCode(reason).data());
    }

    void gamesFromTheStart_data() { everyPairIsExplainedTruly_data(); }
    /// Positions as they come about, with the rights and the crowd of a real game.
    void gamesFromTheStart() {
        QFETCH(QString, ruleset);
        Position position(rulesetNamed(ruleset));
        SlowPosition slow(position.ruleset(), position.setup());
        const bool large = position.geometry().squareCount() > 1000;
        const int plies = large ? 3 : 60;
        Random random(3);
        std::map<Reason, int> reasons;
        for (int ply = 0; ply < plies; ++ply) {
            const QByteArray found =
                askAbout(position, slow.state(), large ? 1 : 6, random, reasons);
            QVERIFY2(found.isEmpty(), found);
            const std::vector<Move> moves = position.legalMoves();
            if (moves.empty())
                break;
            const Move move = moves[below(random, moves.size())];
            position.make(move);
            slow.make(move);
        }
        QVERIFY(reasons[Reason::Legal] > 0);
    }

private:
    static QByteArray askAbout(const Position& position, const PositionSetup& setup, int origins,
                               Random& random, std::map<Reason, int>& reasons) {
        Questioner questioner(position, setup);
        const int squares = position.geometry().squareCount();
        std::set<Square> chosen;
        if (origins == 0) {
            for (int from = 0; from < squares; ++from)
                chosen.insert(static_cast<Square>(from));
        } else {
            const auto& occupied = questioner.occupied();
            for (int i = 0; i < origins; ++i)
                chosen.insert(occupied[below(random, occupied.size())]);
            chosen.insert(static_cast<Square>(below(random, std::size_t(squares))));
            // The kings: what they may do is most of the rules.
            for (const Square square : occupied) {
                if (position.ruleset().pieces[setup.pieces[square]->kind].royal &&
                    below(random, occupied.size() / 20 + 1) == 0)
                    chosen.insert(square);
            }
        }
        for (const Square from : chosen) {
            for (int to = 0; to < squares; ++to) {
                const QByteArray found = questioner.ask(from, static_cast<Square>(to), reasons);
                if (!found.isEmpty())
                    return found;
            }
        }
        return {};
    }

    static void report(const std::map<Reason, int>& reasons) {
        QByteArray text;
        for (const auto& [reason, count] : reasons) {
            const std::string_view code = reasonCode(reason);
            text += QByteArray(code.data(), qsizetype(code.size())) + ' ' +
                    QByteArray::number(count) + ", ";
        }
        qInfo("%s", text.constData());
    }
};

QTEST_APPLESS_MAIN(TestExplainPairs)
#include "tst_explain_pairs.moc"
