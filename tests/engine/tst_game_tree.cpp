// A game with variations: what a record held is there again, and changes do what their names say.
#include "notation/game_tree.h"
#include "notation/pgn4d.h"
#include "notation/san.h"
#include "support/positions.h"

#include <QtTest/QTest>

#include <algorithm>
#include <random>

using namespace tessera;
using namespace tessera::test;

namespace {

/// Ordinary chess, whose moves are short.
Record recordOf(const QByteArray& moves, const QByteArray& result = "*") {
    const QByteArray text =
        "[Variant \"Chess\"]\n[Result \"" + result + "\"]\n\n" + moves + ' ' + result + '\n';
    RecordReading reading =
        readRecord({text.constData(), std::size_t(text.size())}, "game.pgn", findBuiltinVariant);
    if (!reading.record || reading.error)
        qFatal("%s\n%s", text.constData(),
               reading.error ? qPrintable(toText(*reading.error)) : "no record");
    return *std::move(reading.record);
}

GameTree treeOf(const QByteArray& moves, const QByteArray& result = "*") {
    return GameTree(recordOf(moves, result));
}

/// The moves as they are written, without tags and line ends.
QByteArray movesOf(const Record& record) {
    const QByteArray text = QByteArray::fromStdString(writeRecord(record));
    return text.mid(text.indexOf("\n\n") + 2).simplified();
}
QByteArray movesOf(const GameTree& tree) {
    return movesOf(tree.toRecord());
}

/// The place that moves lead to from the start, through variations too.
NodeId placeOf(const GameTree& tree, const QList<QByteArray>& moves) {
    NodeId node = rootNode;
    for (const QByteArray& text : moves) {
        const Result<Move> move = readSan(tree.positionAt(node), text.toStdString());
        const std::vector<NodeId> all = tree.continuations(node);
        const auto found = std::ranges::find_if(
            all, [&](NodeId next) { return move && tree.at(next).move == *move; });
        if (found == all.end())
            qFatal("%s is not there", text.constData());
        node = *found;
    }
    return node;
}

NodeId play(GameTree& tree, NodeId node, const char* san) {
    const Result<Move> move = readSan(tree.positionAt(node), san);
    if (!move)
        qFatal("%s", san);
    return tree.play(node, *move).value_or(noNode);
}

/// Every place that can be reached leads back, and none is met twice.
void checkWhole(const GameTree& tree) {
    std::vector<NodeId> open{rootNode};
    std::vector<NodeId> met;
    while (!open.empty()) {
        const NodeId node = open.back();
        open.pop_back();
        QVERIFY(tree.holds(node));
        QVERIFY(std::ranges::find(met, node) == met.end());
        met.push_back(node);
        for (const NodeId next : tree.continuations(node)) {
            QCOMPARE(tree.at(next).before, node);
            open.push_back(next);
        }
    }
}

} // namespace

class TestGameTree : public QObject {
    Q_OBJECT

private slots:
    void whatWasReadIsWrittenAgain_data() {
        QTest::addColumn<QByteArray>("moves");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("only a comment") << QByteArray("{no move}");
        QTest::newRow("moves") << QByteArray("1. e4 e5 2. Nf3");
        QTest::newRow("comments and glyphs")
            << QByteArray("{before} 1. e4 $1 $14 {one} {two} 1... e5 $2 2. Nf3");
        QTest::newRow("variations side by side, words between")
            << QByteArray("1. e4 {a} (1. d4 d5) {b} (1. c4 $1) $10 1... e5");
        QTest::newRow("variations in variations")
            << QByteArray("1. e4 (1. d4 (1. c4 c5 (1... e5 {deep})) 1... d5 2. c4) 1... e5");
        QTest::newRow("before a variation's first move")
            << QByteArray("1. e4 e5 ({better is} 1... c5 {Sicilian}) 2. Nf3 (2. f4)");
        QTest::newRow("marks of clocks")
            << QByteArray("1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 0:04:58] quick}");
    }

    void whatWasReadIsWrittenAgain() {
        QFETCH(QByteArray, moves);
        const Record record = recordOf(moves);
        QCOMPARE(movesOf(GameTree(record)), movesOf(record));
        QCOMPARE(movesOf(record), (moves + " *").trimmed());
    }

    void tagsAndResultStay() {
        Record record = recordOf("1. e4 (1. d4) 1... e5", "1-0");
        record.setTag("White", "Ada");
        record.setTag(termination::tagName, termination::resignation);
        QCOMPARE(writeRecord(GameTree(record).toRecord()), writeRecord(record));
    }

    void anEmptyVariationLeavesItsWords() {
        QCOMPARE(movesOf(treeOf("1. e4 ({nothing yet}) () 1... e5")),
                 QByteArray("1. e4 {nothing yet} 1... e5 *"));
    }

    void randomTreesComeBack_data() {
        QTest::addColumn<QString>("ruleset");
        for (const char* id : {"lite", "fide", "raumschach"})
            QTest::newRow(id) << QString(id);
    }

    void randomTreesComeBack() {
        QFETCH(QString, ruleset);
        std::mt19937 random(7);
        GameTree tree(Record{{}, Game(startOf(ruleset)), {}, {}});
        std::vector<NodeId> places{rootNode};
        for (int i = 0; i < 200; ++i) {
            const NodeId at = places[random() % places.size()];
            const Position position = tree.positionAt(at);
            const std::vector<Move> legal = position.legalMoves();
            if (legal.empty())
                continue;
            const auto node = tree.play(at, legal[random() % legal.size()]);
            QVERIFY(node);
            places.push_back(*node);
            if (i % 3 == 0)
                tree.setComment(*node, "comment " + std::to_string(i));
            if (i % 5 == 0)
                tree.setLeadComment(tree.lineStart(*node), "lead " + std::to_string(i));
            if (i % 4 == 0)
                tree.toggleGlyph(*node, 1 + int(random() % 20));
            if (i % 11 == 0)
                tree.promote(*node);
            if (i % 13 == 0) {
                tree.erase(places[random() % places.size()]);
                std::erase_if(places, [&](NodeId place) { return !tree.holds(place); });
            }
        }
        checkWhole(tree);
        const std::string text = writeRecord(tree.toRecord());
        const RecordReading reading = readRecord(text, "again.pgn4d", findBuiltinVariant);
        QVERIFY2(!reading.error, reading.error ? qPrintable(toText(*reading.error)) : "");
        QCOMPARE(writeRecord(*reading.record), text);
        QCOMPARE(writeRecord(GameTree(*reading.record).toRecord()), text);
    }

    void placesKnowTheirWay() {
        const GameTree tree = treeOf("1. e4 e5 (1... c5 2. Nf3 d6 (2... Nc6)) 2. Nf3");
        const NodeId deep = placeOf(tree, {"e4", "c5", "Nf3", "Nc6"});
        QCOMPARE(tree.ply(deep), 4);
        QCOMPARE(tree.depth(deep), 2);
        QCOMPARE(tree.lineStart(deep), deep);
        QCOMPARE(tree.path(deep).size(), std::size_t(4));
        const NodeId sicilian = placeOf(tree, {"e4", "c5"});
        QCOMPARE(tree.line(sicilian).size(), std::size_t(4)); // e4 c5 Nf3 d6
        QCOMPARE(tree.depth(placeOf(tree, {"e4", "c5", "Nf3"})), 1);
        QCOMPARE(tree.lineStart(placeOf(tree, {"e4", "c5", "Nf3", "d6"})), sicilian);
        QCOMPARE(tree.alternatives(sicilian).size(), std::size_t(2));
        QCOMPARE(tree.mainEnd(), placeOf(tree, {"e4", "e5", "Nf3"}));
        QCOMPARE(tree.depth(tree.mainEnd()), 0);
    }

    void aMoveThatIsThereIsGoneTo() {
        GameTree tree = treeOf("1. e4 (1. d4 (1. c4)) 1... e5");
        const NodeId size = tree.size();
        QCOMPARE(play(tree, rootNode, "e4"), placeOf(tree, {"e4"}));
        QCOMPARE(play(tree, rootNode, "c4"), placeOf(tree, {"c4"}));
        QCOMPARE(tree.size(), size);
    }

    void newMovesGoOnOrBeginVariations() {
        GameTree tree = treeOf("1. e4 e5 {symmetry}");
        play(tree, tree.mainEnd(), "Nf3");
        QCOMPARE(movesOf(tree), QByteArray("1. e4 e5 {symmetry} 2. Nf3 *"));
        const NodeId sicilian = play(tree, placeOf(tree, {"e4"}), "c5");
        play(tree, sicilian, "Nf3");
        play(tree, sicilian, "c3");
        play(tree, placeOf(tree, {"e4"}), "e6");
        QCOMPARE(movesOf(tree),
                 QByteArray("1. e4 e5 {symmetry} (1... c5 2. Nf3 (2. c3)) (1... e6) 2. Nf3 *"));
    }

    void aGameThatIsOverStaysAsItWas() {
        GameTree tree = treeOf("1. e4 e5", "1-0");
        const NodeId end = tree.mainEnd();
        const NodeId next = play(tree, end, "Nf3");
        QCOMPARE(movesOf(tree), QByteArray("1. e4 e5 (1... e5 2. Nf3) 1-0"));
        QCOMPARE(tree.depth(next), 1);
        // The same place is used again.
        play(tree, end, "Nc3");
        QCOMPARE(movesOf(tree), QByteArray("1. e4 e5 (1... e5 2. Nf3 (2. Nc3)) 1-0"));
        QCOMPARE(tree.toRecord().game.moves().size(), std::size_t(2));
    }

    void aGameThatEndedBeforeItsFirstMoveHasNoPlaceForMore() {
        GameTree tree = treeOf("", "0-1");
        QCOMPARE(play(tree, rootNode, "e4"), noNode);
    }

    void promotionChangesPlaces_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QList<QByteArray>>("place");
        QTest::addColumn<QByteArray>("after");
        using Path = QList<QByteArray>;
        QTest::newRow("one") << QByteArray("1. e4 $1 {king} (1. d4 $2 {queen} 1... d5) 1... e5")
                             << Path{"d4", "d5"}
                             << QByteArray("1. d4 $2 {queen} (1. e4 $1 {king} 1... e5) 1... d5");
        QTest::newRow("the second of two")
            << QByteArray("1. e4 (1. d4) (1. c4 c5) 1... e5") << Path{"c4"}
            << QByteArray("1. c4 (1. e4 e5) (1. d4) 1... c5");
        QTest::newRow("a deep one comes up by one")
            << QByteArray("1. e4 (1. d4 d5 (1... f5 2. c4) 2. c4 {main}) 1... e5")
            << Path{"d4", "f5"}
            << QByteArray("1. e4 (1. d4 f5 (1... d5 2. c4 {main}) 2. c4) 1... e5");
        QTest::newRow("the first of a deep one keeps what stands before it")
            << QByteArray("1. e4 ({a} 1. d4 ({b} 1. c4)) 1... e5") << Path{"c4"}
            << QByteArray("1. e4 ({b} 1. c4 ({a} 1. d4)) 1... e5");
        QTest::newRow("words before it stay before it")
            << QByteArray("1. e4 e5 ({or} 1... c5)") << Path{"e4", "c5"}
            << QByteArray("1. e4 {or} 1... c5 (1... e5)");
    }

    void promotionChangesPlaces() {
        QFETCH(QByteArray, before);
        QFETCH(QList<QByteArray>, place);
        QFETCH(QByteArray, after);
        GameTree tree = treeOf(before);
        const NodeId node = placeOf(tree, place);
        QVERIFY(tree.promote(node));
        QCOMPARE(movesOf(tree), after + " *");
        QCOMPARE(placeOf(tree, place), node);
        checkWhole(tree);
    }

    void theGamesOwnMovesCannotComeUp() {
        GameTree tree = treeOf("1. e4 (1. d4) 1... e5");
        QVERIFY(!tree.promote(tree.mainEnd()));
        QVERIFY(!tree.promote(rootNode));
    }

    void deletion_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QList<QByteArray>>("place");
        QTest::addColumn<QByteArray>("after");
        using Path = QList<QByteArray>;
        QTest::newRow("the end") << QByteArray("1. e4 e5 2. Nf3 Nc6") << Path{"e4", "e5", "Nf3"}
                                 << QByteArray("1. e4 e5");
        QTest::newRow("a variation") << QByteArray("1. e4 (1. d4 d5) (1. c4) 1... e5") << Path{"d4"}
                                     << QByteArray("1. e4 (1. c4) 1... e5");
        QTest::newRow("the end of a variation")
            << QByteArray("1. e4 (1. d4 d5 2. c4) 1... e5") << Path{"d4", "d5"}
            << QByteArray("1. e4 (1. d4) 1... e5");
        QTest::newRow("a variation with others in it")
            << QByteArray("1. e4 (1. d4 (1. c4) (1. f4) 1... d5) (1. g3) 1... e5") << Path{"d4"}
            << QByteArray("1. e4 (1. c4) (1. f4) (1. g3) 1... e5");
        QTest::newRow("a move that others stand beside")
            << QByteArray("1. e4 {gone} (1. d4 d5) (1. c4) 1... e5 2. Nf3") << Path{"e4"}
            << QByteArray("1. d4 (1. c4) 1... d5");
    }

    void deletion() {
        QFETCH(QByteArray, before);
        QFETCH(QList<QByteArray>, place);
        QFETCH(QByteArray, after);
        GameTree tree = treeOf(before);
        const NodeId node = placeOf(tree, place);
        const NodeId back = tree.at(node).before;
        QCOMPARE(tree.erase(node), back);
        QCOMPARE(movesOf(tree), after + " *");
        QVERIFY(!tree.holds(node));
        checkWhole(tree);
    }

    void commentsLeaveMarksAlone() {
        GameTree tree = treeOf("1. e4 $1 {[%clk 0:05:00] good} {very} (1. d4) 1... e5");
        const NodeId e4 = placeOf(tree, {"e4"});
        QCOMPARE(tree.comment(e4), std::string("good\nvery"));
        tree.setComment(e4, " best ");
        QCOMPARE(movesOf(tree), QByteArray("1. e4 $1 {[%clk 0:05:00] best} (1. d4) 1... e5 *"));
        tree.setComment(e4, "");
        QCOMPARE(movesOf(tree), QByteArray("1. e4 $1 {[%clk 0:05:00]} (1. d4) 1... e5 *"));
        QCOMPARE(tree.comment(e4), std::string());
        tree.setComment(e4, "new");
        QCOMPARE(movesOf(tree), QByteArray("1. e4 $1 {[%clk 0:05:00]} {new} (1. d4) 1... e5 *"));
        tree.setLeadComment(placeOf(tree, {"d4"}), "or");
        tree.setComment(rootNode, "start");
        QCOMPARE(movesOf(tree),
                 QByteArray("{start} 1. e4 $1 {[%clk 0:05:00]} {new} ({or} 1. d4) 1... e5 *"));
    }

    void aCommentMayHoldAnything() {
        GameTree tree = treeOf("1. e4 (1. d4) 1... e5");
        const std::string text = "braces } { and\n(1. c4) $1 ; lines \xE2\x99\x94";
        tree.setComment(placeOf(tree, {"d4"}), text);
        const std::string written = writeRecord(tree.toRecord());
        const RecordReading reading = readRecord(written, "again.pgn", findBuiltinVariant);
        QVERIFY(!reading.error);
        const GameTree again(*reading.record);
        QCOMPARE(again.comment(placeOf(again, {"d4"})), text);
    }

    void glyphsOfAGroupExcludeEachOther() {
        GameTree tree = treeOf("1. e4 $2 $22 {why} 1... e5");
        const NodeId e4 = placeOf(tree, {"e4"});
        tree.toggleGlyph(e4, 14);
        tree.toggleGlyph(e4, 1);
        QCOMPARE(tree.glyphs(e4), (std::vector{1, 14, 22}));
        tree.toggleGlyph(e4, 16);
        QCOMPARE(tree.glyphs(e4), (std::vector{1, 16, 22}));
        tree.toggleGlyph(e4, 1);
        QCOMPARE(movesOf(tree), QByteArray("1. e4 $16 $22 {why} 1... e5 *"));
    }

    void theResultFollowsTheMoves() {
        const QByteArray mate = "1. f3 (1. e4) 1... e5 2. g4 Qh4#";
        GameTree tree = treeOf(mate, "0-1");
        QVERIFY(tree.promote(placeOf(tree, {"e4"})));
        QCOMPARE(tree.result(), RecordResult::Unfinished);
        QVERIFY(tree.promote(placeOf(tree, {"f3"})));
        QCOMPARE(movesOf(tree), mate + " 0-1");

        // Given up: no position shows that, and it stays.
        GameTree resigned = treeOf("1. e4 (1. f3 e5 2. g4) 1... e5", "1-0");
        QVERIFY(resigned.promote(placeOf(resigned, {"f3"})));
        QCOMPARE(resigned.result(), RecordResult::WhiteWins);

        GameTree open = treeOf("1. f3 e5 2. g4");
        play(open, open.mainEnd(), "Qh4#");
        QCOMPARE(open.result(), RecordResult::BlackWins);
    }

    void variationsAreNotDeeperThanARecordMayHold() {
        GameTree tree = treeOf("");
        NodeId node = rootNode;
        int depth = 0;
        std::mt19937 random(1);
        while (true) {
            std::vector<Move> legal = tree.positionAt(node).legalMoves();
            std::ranges::shuffle(legal, random);
            QVERIFY(legal.size() > 1);
            QVERIFY(tree.play(node, legal[0]));
            const auto beside = tree.play(node, legal[1]);
            if (!beside)
                break;
            node = *beside;
            QCOMPARE(tree.depth(node), ++depth);
        }
        QCOMPARE(depth, maxVariationDepth);
        const RecordReading reading =
            readRecord(writeRecord(tree.toRecord()), "deep.pgn", findBuiltinVariant);
        QVERIFY(!reading.error);
    }
};

QTEST_APPLESS_MAIN(TestGameTree)
#include "tst_game_tree.moc"
