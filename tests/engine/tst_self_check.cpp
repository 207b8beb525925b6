// A ruleset is tried by playing it, with no more work than anybody waits for.
#include "position/self_check.h"
#include "support/positions.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

constexpr int plies = 60;

/// 8x8x8x8 with White's kings on all but the last eight boards, and one black king.
std::string manyRoyals() {
    std::string start;
    for (int board = 0; board < 63; ++board)
        start += board < 46 ? "KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/"
                              "KKKKKKKK|"
                            : "8/8/8/8/8/8/8/8|";
    return R"(id = "royals"
name = "Royals"
description = "Thousands of royal pieces."
start = ")" +
           start + R"(8/8/8/8/8/8/8/7k w 0 1"
board = { axes = { x = 8, y = 8, z = 8, w = 8 }, square-names = "{x:a}{y:1}@{z:0}{w:0}" }
[[piece]]
letter = "K"
name = "king"
royal = true
step = { changing = [1, 2, 3, 4] }
)";
}

} // namespace

class TestSelfCheck : public QObject {
    Q_OBJECT

private slots:
    void triesEveryMoveOfSmallGames() {
        const SelfCheck check = selfCheck(builtinRuleset("lite"), plies, 1);
        QVERIFY(!check.fault);
        Position position(builtinRuleset("lite"));
        QVERIFY(check.tried > position.legalMoves().size() * 30);
        QCOMPARE(selfCheck(builtinRuleset("lite"), 1, 1).tried, position.legalMoves().size());
    }

    void triesASampleOfLargeOnes() {
        const SelfCheck check = selfCheck(builtinRuleset("full"), plies, 1);
        QVERIFY(!check.fault);
        QVERIFY2(check.tried > 100 * plies && check.tried <= 200 * plies,
                 qPrintable(QString::number(check.tried)));
    }

    void triesFewWhereEachIsMuchWork() {
        const Result<RulesetPtr> ruleset = loadRuleset(manyRoyals(), "royals.toml");
        QVERIFY(ruleset.ok());
        const SelfCheck check = selfCheck(*ruleset, plies, 1);
        QVERIFY(!check.fault);
        QVERIFY2(check.tried >= plies && check.tried <= 20 * plies,
                 qPrintable(QString::number(check.tried)));
        QCOMPARE(selfCheck(*ruleset, plies, 1).tried, check.tried);
    }
};

QTEST_APPLESS_MAIN(TestSelfCheck)
#include "tst_self_check.moc"
