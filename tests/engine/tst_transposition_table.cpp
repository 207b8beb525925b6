// What the search remembers comes back as it was, and only for its own position.
#include "search/transposition_table.h"

#include <QtTest/QTest>

using namespace tessera;

namespace {

bool same(const TranspositionEntry& a, const TranspositionEntry& b) {
    return a.best == b.best && a.depth == b.depth && a.score == b.score && a.bound == b.bound;
}

std::uint64_t keyOf(int i) {
    return std::uint64_t{0x9E3779B97F4A7C15U} * static_cast<std::uint64_t>(i + 1);
}

} // namespace

class TestTranspositionTable : public QObject {
    Q_OBJECT

private slots:
    void everythingComesBack() {
        TranspositionTable table(std::size_t{1} << 20U);
        std::vector<TranspositionEntry> entries{
            {{0, 1}, 1, 0, Bound::Exact},
            {{4095, 4094, MoveType::EnPassant, 25}, 127, mateScore, Bound::Lower},
            {{17, 4095, MoveType::DoubleStep}, 0, -mateScore, Bound::Upper},
            {{9, 8, MoveType::Castling}, 64, -greatestEvaluation, Bound::Exact},
            {{9, 8, MoveType::Normal, 0}, 64, greatestEvaluation, Bound::Exact},
        };
        for (std::size_t i = 0; i < entries.size(); ++i)
            table.store(keyOf(static_cast<int>(i)), entries[i]);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const auto found = table.find(keyOf(static_cast<int>(i)));
            QVERIFY(found && same(*found, entries[i]));
        }
        QVERIFY(!table.find(keyOf(100)));
        QVERIFY(!table.find(0));
    }

    void theSamePositionIsWrittenOver() {
        TranspositionTable table(1 << 10);
        const TranspositionEntry shallow{{1, 2}, 1, 5, Bound::Upper};
        const TranspositionEntry deep{{3, 4}, 9, 7, Bound::Exact};
        table.store(keyOf(1), shallow);
        table.store(keyOf(1), deep);
        QVERIFY(same(*table.find(keyOf(1)), deep));
    }

    /// The least deep gives way; entries of an earlier search before all of this one.
    void theLeastUsefulGivesWay() {
        TranspositionTable table(1); // one bucket
        for (const int depth : {5, 3, 8, 6})
            table.store(keyOf(depth), {{1, 2}, depth, 0, Bound::Exact});
        table.store(keyOf(20), {{1, 2}, 1, 0, Bound::Exact});
        QVERIFY(table.find(keyOf(20)) && !table.find(keyOf(3)));
        QVERIFY(table.find(keyOf(5)) && table.find(keyOf(6)) && table.find(keyOf(8)));
        QCOMPARE(table.use(), 1000);
        table.beginSearch();
        QCOMPARE(table.use(), 0);
        table.store(keyOf(21), {{1, 2}, 1, 0, Bound::Exact});
        table.store(keyOf(22), {{1, 2}, 1, 0, Bound::Exact});
        QVERIFY(table.find(keyOf(21)) && table.find(keyOf(22)) && table.find(keyOf(8)));
    }
};

QTEST_APPLESS_MAIN(TestTranspositionTable)
#include "tst_transposition_table.moc"
