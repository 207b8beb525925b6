// The rulesets that come with the program say what their sources say.
#include "ruleset/compiled_ruleset.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace tessera;

namespace {

Ruleset shipped(std::string_view id) {
    for (const BuiltinRuleset& builtin : builtinRulesets()) {
        if (builtin.id != id)
            continue;
        const Result<Ruleset> ruleset = readRuleset(builtin.text, builtin.fileName);
        if (ruleset)
            return *ruleset;
        const Error& error = ruleset.error();
        qWarning("%s:%d:%d: code %d: found %s, expected %s", error.place.file.c_str(),
                 error.place.line, error.place.column, static_cast<int>(error.code),
                 error.found.c_str(), error.expected.c_str());
    }
    return {};
}

const PieceKind& kind(const Ruleset& ruleset, char letter) {
    return ruleset.pieces[ruleset.kindOf(letter).value()];
}

std::string letters(const Ruleset& ruleset) {
    std::string all;
    for (const PieceKind& piece : ruleset.pieces)
        all += piece.letter;
    std::ranges::sort(all);
    return all;
}

std::string promotions(const Ruleset& ruleset, const PawnRules& pawn) {
    std::string all;
    for (const KindIndex index : pawn.promotesTo)
        all += ruleset.pieces[index].letter;
    return all;
}

/// The numbers of axes a sliding or stepping piece changes; -1 when it is not one atom of the
/// length.
std::vector<int> changing(const Ruleset& ruleset, char letter, int maxLength = 0) {
    const PieceKind& piece = kind(ruleset, letter);
    if (piece.slides.size() != 1 || !piece.leaps.empty() || piece.pawn ||
        piece.slides[0].maxLength != maxLength || piece.slides[0].axes != 0xF)
        return {-1};
    return piece.slides[0].axesChanged;
}

using Axes = std::vector<int>;
using Vectors = std::vector<Vector4>;
constexpr AxisSet setY = 2, setZ = 4, setW = 8;

} // namespace

class TestRulesetFiles : public QObject {
    Q_OBJECT

private slots:
    void everyFileReads() {
        std::vector<std::string> ids;
        for (const BuiltinRuleset& builtin : builtinRulesets()) {
            const Ruleset ruleset = shipped(builtin.id);
            QCOMPARE(ruleset.id, std::string(builtin.id));
            QCOMPARE(std::string(builtin.fileName), ruleset.id + ".toml");
            QVERIFY(!ruleset.name.empty());
            QVERIFY(!ruleset.description.empty());
            QVERIFY(!ruleset.sources.empty());
            QVERIFY(!ruleset.notes.empty());
            QVERIFY(ruleset.fingerprint != 0);
            QCOMPARE(ruleset.draws.repetition, 3);
            QCOMPARE(ruleset.draws.halfMoves, 100);
            QVERIFY(ruleset.draws.bareKings);
            QCOMPARE(changing(ruleset, 'K', 1).front(), 1);
            QVERIFY(kind(ruleset, 'K').royal);
            QCOMPARE(std::ranges::count_if(ruleset.pieces, &PieceKind::royal), 1);
            const PieceKind& knight = kind(ruleset, 'N');
            QCOMPARE(knight.leaps.size(), std::size_t(1));
            QCOMPARE(knight.leaps[0].changes, (Axes{2, 1}));
            QVERIFY(knight.slides.empty());
            ids.push_back(ruleset.id);
        }
        QCOMPARE(ids,
                 (std::vector<std::string>{"lite", "tesschess", "full", "raumschach", "fide"}));
    }

    void lite() {
        const Ruleset ruleset = shipped("lite");
        QCOMPARE(ruleset.sizes, (std::array<int, 4>{4, 4, 2, 2}));
        QCOMPARE(letters(ruleset), std::string("BKNPQR"));
        QCOMPARE(changing(ruleset, 'K', 1), (Axes{1, 2, 3, 4}));
        QCOMPARE(changing(ruleset, 'Q'), (Axes{1, 2, 3, 4}));
        QCOMPARE(changing(ruleset, 'R'), (Axes{1}));
        QCOMPARE(changing(ruleset, 'B'), (Axes{2}));
        const PawnRules& pawn = *kind(ruleset, 'P').pawn;
        QCOMPARE(pawn.forward, setY);
        QCOMPARE(pawn.captures, (Vectors{{-1, 1, 0, 0},
                                         {1, 1, 0, 0},
                                         {0, 1, -1, 0},
                                         {0, 1, 1, 0},
                                         {0, 1, 0, -1},
                                         {0, 1, 0, 1}}));
        QVERIFY(pawn.doubleSteps.empty());
        QVERIFY(!pawn.enPassant);
        QCOMPARE(pawn.promotionRegions, (std::vector<AxisSet>{setY}));
        QVERIFY(pawn.promotionAutomatic);
        QCOMPARE(promotions(ruleset, pawn), std::string("Q"));
        QVERIFY(!ruleset.hasCastling());
        QVERIFY(!ruleset.hasEnPassant());
        QVERIFY(!ruleset.hasSeveralPawnAxes());
        QCOMPARE(ruleset.start,
                 std::string("4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1"));
        QCOMPARE(ruleset.squareName, std::string("{x:a}{y:1}@{z:0}{w:0}"));
        QCOMPARE(ruleset.squareDisplay, std::string("{x:a}{y:1} [{z:0},{w:0}]"));
        QCOMPARE(ruleset.recordVariant, std::string("Fourfold-4x4x2x2"));
        QCOMPARE(ruleset.fenStyle, FenStyle::Fen4d);
        QCOMPARE(ruleset.layout.board, (std::array{Axis::X, Axis::Y}));
        QCOMPARE(ruleset.layout.grid, (std::array{Axis::Z, Axis::W}));
    }

    void tesschess() {
        const Ruleset ruleset = shipped("tesschess");
        QCOMPARE(ruleset.sizes, (std::array<int, 4>{4, 4, 4, 4}));
        QCOMPARE(letters(ruleset), std::string("BKNPQR"));
        QCOMPARE(changing(ruleset, 'K', 1), (Axes{1, 2, 3, 4}));
        QCOMPARE(changing(ruleset, 'Q'), (Axes{1, 2, 3, 4}));
        QCOMPARE(changing(ruleset, 'R'), (Axes{1, 3}));
        QCOMPARE(changing(ruleset, 'B'), (Axes{2, 4}));
        const PawnRules& pawn = *kind(ruleset, 'P').pawn;
        QCOMPARE(pawn.forward, AxisSet(setY | setW));
        QCOMPARE(pawn.captures, (Vectors{{-1, 1, 0, 0},
                                         {1, 1, 0, 0},
                                         {0, 1, -1, 0},
                                         {0, 1, 1, 0},
                                         {-1, 0, 0, 1},
                                         {1, 0, 0, 1},
                                         {0, 0, -1, 1},
                                         {0, 0, 1, 1}}));
        QVERIFY(pawn.doubleSteps.empty());
        QCOMPARE(pawn.promotionRegions, (std::vector<AxisSet>{setY | setW}));
        QVERIFY(!pawn.promotionAutomatic);
        QCOMPARE(promotions(ruleset, pawn), std::string("QRBN"));
        QVERIFY(ruleset.hasSeveralPawnAxes());
        QVERIFY(!ruleset.hasCastling());
        QCOMPARE(ruleset.squareName, std::string("{z:A}{x:a}{w:1}{y:1}"));
        QCOMPARE(ruleset.recordVariant, std::string("Tessera/tesschess"));
        // Sixteen boards; the corners of the array hold Ab11 and Dc44.
        QCOMPARE(std::ranges::count(ruleset.start, '|'), 15);
        QVERIFY(ruleset.start.starts_with("4/4/4/1RN1|4/4/4/B2Q|4/4/4/B2K|4/4/4/1RN1|"
                                          "4/4/1PP1/4|4/4/PPPP/4|"));
        QVERIFY(ruleset.start.ends_with("|1rn1/4/4/4|b2q/4/4/4|b2k/4/4/4|1rn1/4/4/4 w 0 1"));
    }

    void full() {
        const Ruleset ruleset = shipped("full");
        QCOMPARE(ruleset.sizes, (std::array<int, 4>{8, 8, 8, 8}));
        QCOMPARE(letters(ruleset), std::string("BKNPQRW"));
        QCOMPARE(changing(ruleset, 'K', 1), (Axes{1, 2, 3, 4}));
        QCOMPARE(changing(ruleset, 'Q'), (Axes{1, 2}));
        QCOMPARE(changing(ruleset, 'R'), (Axes{1}));
        QCOMPARE(changing(ruleset, 'B'), (Axes{2}));
        const PawnRules& alongY = *kind(ruleset, 'P').pawn;
        QCOMPARE(alongY.forward, setY);
        QCOMPARE(alongY.captures, (Vectors{{-1, 1, 0, 0}, {1, 1, 0, 0}}));
        QCOMPARE(alongY.promotionRegions, (std::vector<AxisSet>{setY}));
        QVERIFY(!alongY.mayStartOnPromotion);
        const PawnRules& alongW = *kind(ruleset, 'W').pawn;
        QCOMPARE(alongW.forward, setW);
        QCOMPARE(alongW.captures, (Vectors{{-1, 0, 0, 1}, {1, 0, 0, 1}}));
        QCOMPARE(alongW.promotionRegions, (std::vector<AxisSet>{setW}));
        QVERIFY(alongW.mayStartOnPromotion);
        for (const PawnRules* pawn : {&alongY, &alongW}) {
            QVERIFY(pawn->enPassant);
            QCOMPARE(pawn->doubleSteps.size(), std::size_t(1));
            QCOMPARE(axisBit(pawn->doubleSteps[0].axis), pawn->forward);
            QCOMPARE(pawn->doubleSteps[0].whiteFrom, 1);
            QCOMPARE(pawn->doubleSteps[0].blackFrom, 6);
            QCOMPARE(promotions(ruleset, *pawn), std::string("QRBN"));
            QVERIFY(!pawn->promotionAutomatic);
        }
        QCOMPARE(std::ranges::count(ruleset.start, '|'), 63);
        for (const char letter : {'K', 'k', 'Q', 'q'})
            QCOMPARE(std::ranges::count(ruleset.start, letter), 28);
        for (const char letter : {'P', 'p', 'W'})
            QCOMPARE(std::ranges::count(ruleset.start, letter), 28 * 4);
        QVERIFY(ruleset.start.ends_with(" w * - 0 1"));
        checkChessCastling(ruleset);
        QVERIFY(ruleset.hasSeveralPawnAxes());
    }

    void raumschach() {
        const Ruleset ruleset = shipped("raumschach");
        QCOMPARE(ruleset.sizes, (std::array<int, 4>{5, 5, 5, 1}));
        QCOMPARE(letters(ruleset), std::string("BKNPQRU"));
        QCOMPARE(changing(ruleset, 'K', 1), (Axes{1, 2, 3}));
        QCOMPARE(changing(ruleset, 'Q'), (Axes{1, 2, 3}));
        QCOMPARE(changing(ruleset, 'R'), (Axes{1}));
        QCOMPARE(changing(ruleset, 'B'), (Axes{2}));
        QCOMPARE(changing(ruleset, 'U'), (Axes{3}));
        const PawnRules& pawn = *kind(ruleset, 'P').pawn;
        QCOMPARE(pawn.forward, AxisSet(setY | setZ));
        QCOMPARE(pawn.captures,
                 (Vectors{{-1, 1, 0, 0}, {1, 1, 0, 0}, {-1, 0, 1, 0}, {1, 0, 1, 0}, {0, 1, 1, 0}}));
        QCOMPARE(pawn.promotionRegions, (std::vector<AxisSet>{setY | setZ}));
        QCOMPARE(promotions(ruleset, pawn), std::string("QRBNU"));
        QCOMPARE(ruleset.squareName, std::string("{z:A}{x:a}{y:1}"));
        QCOMPARE(ruleset.start, std::string("5/5/5/PPPPP/RNKNR|5/5/5/PPPPP/BUQBU|5/5/5/5/5|"
                                            "ubqub/ppppp/5/5/5|rnknr/ppppp/5/5/5 w 0 1"));
    }

    void fide() {
        const Ruleset ruleset = shipped("fide");
        QCOMPARE(ruleset.sizes, (std::array<int, 4>{8, 8, 1, 1}));
        QCOMPARE(letters(ruleset), std::string("BKNPQR"));
        QCOMPARE(changing(ruleset, 'K', 1), (Axes{1, 2}));
        QCOMPARE(changing(ruleset, 'Q'), (Axes{1, 2}));
        QCOMPARE(changing(ruleset, 'R'), (Axes{1}));
        QCOMPARE(changing(ruleset, 'B'), (Axes{2}));
        const PawnRules& pawn = *kind(ruleset, 'P').pawn;
        QCOMPARE(pawn.captures, (Vectors{{-1, 1, 0, 0}, {1, 1, 0, 0}}));
        QVERIFY(pawn.enPassant);
        QCOMPARE(pawn.doubleSteps[0].whiteFrom, 1);
        QCOMPARE(pawn.doubleSteps[0].blackFrom, 6);
        QCOMPARE(promotions(ruleset, pawn), std::string("QRBN"));
        QCOMPARE(kind(ruleset, 'Q').value, 900);
        QCOMPARE(ruleset.fenStyle, FenStyle::Chess);
        QCOMPARE(ruleset.recordVariant, std::string("Chess"));
        QCOMPARE(ruleset.start,
                 std::string("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        QCOMPARE(ruleset.squareDisplay, std::string("{x:a}{y:1}"));
        checkChessCastling(ruleset);
        QVERIFY(!ruleset.hasSeveralPawnAxes());
    }

private:
    static void checkChessCastling(const Ruleset& ruleset) {
        QCOMPARE(ruleset.castling.size(), std::size_t(2));
        const CastlingRule& shortRule = ruleset.castling[0];
        QCOMPARE(shortRule.kingTo, 6);
        QCOMPARE(shortRule.rookFrom, 7);
        QCOMPARE(shortRule.rookTo, 5);
        const CastlingRule& longRule = ruleset.castling[1];
        QCOMPARE(longRule.kingTo, 2);
        QCOMPARE(longRule.rookFrom, 0);
        QCOMPARE(longRule.rookTo, 3);
        for (const CastlingRule& rule : ruleset.castling) {
            QCOMPARE(rule.axis, Axis::X);
            QCOMPARE(ruleset.pieces[rule.king].letter, 'K');
            QCOMPARE(ruleset.pieces[rule.rook].letter, 'R');
            QCOMPARE(rule.kingFrom, 4);
            QCOMPARE(rule.home.size(), std::size_t(1));
            QCOMPARE(rule.home[0].axis, Axis::Y);
            QCOMPARE(rule.home[0].white, 0);
            QCOMPARE(rule.home[0].black, 7);
        }
    }
};

QTEST_APPLESS_MAIN(TestRulesetFiles)
#include "tst_ruleset_files.moc"
