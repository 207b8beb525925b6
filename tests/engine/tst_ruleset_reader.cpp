// Every key of a ruleset file is read.
#include "ruleset_texts.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

constexpr AxisSet setX = 1, setY = 2, setZ = 4;

} // namespace

class TestRulesetReader : public QObject {
    Q_OBJECT

private slots:
    void everyKeyIsRead() {
        const Result<Ruleset> read = readRuleset(small(), "small.toml");
        QVERIFY(read.ok());
        const Ruleset& ruleset = *read;
        QCOMPARE(ruleset.id, std::string("small"));
        QCOMPARE(ruleset.name, std::string("Small"));
        QCOMPARE(ruleset.description, std::string("A ruleset for tests: every key once."));
        QCOMPARE(ruleset.sources, (std::vector<std::string>{"Made for tests"}));
        QCOMPARE(ruleset.notes, (std::vector<std::string>{"First note", "Second note"}));
        QCOMPARE(ruleset.recordVariant, std::string("Small-1"));
        QCOMPARE(ruleset.fenStyle, FenStyle::Fen4d);
        QCOMPARE(ruleset.sizes, (std::array<int, 4>{5, 6, 2, 1}));
        QCOMPARE(ruleset.squareName, std::string("{z:A}{x:a}{y:1}"));
        QCOMPARE(ruleset.squareDisplay, std::string("{x:a}{y:1} ({z:0})"));
        QCOMPARE(ruleset.layout.board, (std::array{Axis::X, Axis::Y}));
        QCOMPARE(ruleset.layout.grid, (std::array{Axis::W, Axis::Z}));
        QCOMPARE(ruleset.draws.repetition, 4);
        QCOMPARE(ruleset.draws.halfMoves, 60);
        QVERIFY(ruleset.draws.bareKings);
        QCOMPARE(ruleset.pieces.size(), std::size_t(4));
    }

    void atomsAreRead() {
        const Ruleset ruleset = readRuleset(small(), "small.toml").value();
        const PieceKind& king = ruleset.pieces[0];
        QVERIFY(king.royal);
        QCOMPARE(king.value, 1000);
        QCOMPARE(king.slides[0].maxLength, 1);
        QCOMPARE(king.slides[0].axes, AxisSet(0xF));
        const PieceKind& rook = ruleset.pieces[1];
        QVERIFY(!rook.royal);
        QCOMPARE(rook.value, 0);
        QCOMPARE(rook.slides[0].axesChanged, (std::vector<int>{1}));
        QCOMPARE(rook.slides[0].axes, AxisSet(setX | setY));
        QCOMPARE(rook.slides[0].maxLength, 3);
        const PieceKind& giraffe = ruleset.pieces[2];
        QCOMPARE(giraffe.leaps.size(), std::size_t(2));
        QCOMPARE(giraffe.leaps[0].changes, (std::vector<int>{4, 1}));
        QCOMPARE(giraffe.leaps[0].axes, AxisSet(setX | setY));
        QCOMPARE(giraffe.leaps[1].changes, (std::vector<int>{1}));
        QCOMPARE(giraffe.slides.size(), std::size_t(2));
        QCOMPARE(giraffe.slides[1].axes, AxisSet(setY | setZ));
        QCOMPARE(giraffe.slides[1].maxLength, 1);
        const PawnRules& pawn = *ruleset.pieces[3].pawn;
        QCOMPARE(pawn.forward, AxisSet(setY | setZ));
        QCOMPARE(pawn.captures, (std::vector<Vector4>{{1, 1, 0, 0}, {-1, 1, 0, 0}}));
        QCOMPARE(pawn.doubleSteps.size(), std::size_t(1));
        QCOMPARE(pawn.doubleSteps[0].axis, Axis::Y);
        QCOMPARE(pawn.doubleSteps[0].whiteFrom, 1);
        QCOMPARE(pawn.doubleSteps[0].blackFrom, 4);
        QVERIFY(pawn.enPassant);
        QCOMPARE(pawn.promotionRegions, (std::vector<AxisSet>{setY, setY | setZ}));
        QCOMPARE(pawn.promotesTo, (std::vector<KindIndex>{1, 2}));
        QVERIFY(!pawn.promotionAutomatic);
    }

    void castlingIsRead() {
        const Ruleset ruleset = readRuleset(small(), "small.toml").value();
        QCOMPARE(ruleset.castling.size(), std::size_t(1));
        const CastlingRule& rule = ruleset.castling[0];
        QCOMPARE(rule.axis, Axis::X);
        QCOMPARE(rule.king, KindIndex(0));
        QCOMPARE(rule.rook, KindIndex(1));
        QCOMPARE(rule.kingFrom, 1);
        QCOMPARE(rule.kingTo, 3);
        QCOMPARE(rule.rookFrom, 4);
        QCOMPARE(rule.rookTo, 2);
        QCOMPARE(rule.home.size(), std::size_t(2));
        QCOMPARE(rule.home[0].axis, Axis::Y);
        QCOMPARE(rule.home[0].white, 0);
        QCOMPARE(rule.home[0].black, 5);
        QCOMPARE(rule.home[1].axis, Axis::Z);
        QCOMPARE(rule.home[1].black, 0);
    }

    void whatMayBeLeftOut() {
        const Result<Ruleset> read = readRuleset(R"(
id = "bare"
name = "Bare"
description = "Only what is required."
start = "K1k w 0 1"
board = { axes = { x = 3 }, square-names = "{x:a}" }
piece = [{ letter = "K", name = "king", royal = true, step = { changing = [1] } }]
)",
                                                 "bare.toml");
        QVERIFY(read.ok());
        QCOMPARE(read->recordVariant, std::string("Tessera/bare"));
        QCOMPARE(read->squareDisplay, std::string("{x:a}"));
        QCOMPARE(read->layout.grid, (std::array{Axis::Z, Axis::W}));
        QCOMPARE(read->draws.repetition, 0);
        QCOMPARE(read->draws.halfMoves, 0);
        QVERIFY(!read->draws.bareKings);
        QVERIFY(!read->hasCastling());
    }

    void theExampleOfTheManualIsRight() {
        QFile file(QStringLiteral(TESSERA_TEST_DATA "/../../engine/README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string manual = file.readAll().toStdString();
        const std::string fence = "```toml\n";
        const std::size_t begin = manual.find(fence);
        QVERIFY(begin != std::string::npos);
        const std::size_t end = manual.find("```", begin + fence.size());
        const std::string example = manual.substr(begin + fence.size(), end - begin - fence.size());
        const Result<Ruleset> read = readRuleset(example, "README.md");
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().expected.c_str());
        QCOMPARE(read->pieces.size(), std::size_t(4));
    }

    void marksAndLineEndsOfOtherSystems() {
        std::string text = small();
        QCOMPARE(readRuleset("\xEF\xBB\xBF" + text, "small.toml")->id, std::string("small"));
        for (std::size_t i = 0; (i = text.find('\n', i)) != std::string::npos; i += 2)
            text.replace(i, 1, "\r\n");
        QCOMPARE(readRuleset(text, "small.toml")->name, std::string("Small"));
    }

    void theFingerprintNamesTheExactFile() {
        const std::string text = small();
        const auto first = readRuleset(text, "a.toml")->fingerprint;
        QCOMPARE(readRuleset(text, "b.toml")->fingerprint, first);
        QVERIFY(readRuleset(text + "\n", "a.toml")->fingerprint != first);
    }
};

QTEST_APPLESS_MAIN(TestRulesetReader)
#include "tst_ruleset_reader.moc"
