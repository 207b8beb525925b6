#include "boardfixtures.h"

#include "notation/placement.h"

namespace tessera::test {

namespace {

PieceKind kind(char letter, std::string name, std::vector<int> axesChanged, int maxLength = 0) {
    PieceKind made;
    made.letter = letter;
    made.name = std::move(name);
    made.slides = {SlideAtom{std::move(axesChanged), 0xF, maxLength}};
    return made;
}

PieceKind pawn(char letter, Axis forward) {
    PieceKind made;
    made.letter = letter;
    made.name = "pawn";
    made.pawn = PawnRules();
    made.pawn->forward = axisBit(forward);
    return made;
}

} // namespace

RulesetPtr makeRuleset(const std::array<int, axisCount>& sizes, bool severalPawns) {
    Ruleset data;
    data.id = "fixture";
    data.name = "Fixture";
    data.sizes = sizes;
    data.pieces = {kind('K', "king", {1, 2, 3, 4}, 1),
                   kind('Q', "queen", {1, 2, 3, 4}),
                   kind('R', "rook", {1}),
                   kind('B', "bishop", {2}),
                   kind('N', "knight", {2}, 1),
                   pawn('P', Axis::Y),
                   kind('U', "unicorn", {3}),
                   kind('A', "archbishop", {2, 4})};
    data.pieces[0].royal = true;
    if (severalPawns)
        data.pieces.push_back(pawn('W', Axis::W));
    data.squareName = "{x:a}{y:1}@{z:0}{w:0}";
    data.squareDisplay = "{x:a}{y:1} [{z:0},{w:0}]";
    return std::make_shared<const CompiledRuleset>(data);
}

BoardScene emptyScene(const RulesetPtr& ruleset) {
    BoardScene scene;
    scene.ruleset = ruleset;
    const auto count = static_cast<std::size_t>(ruleset->geometry().squareCount());
    scene.pieces.resize(count);
    scene.marks.resize(count);
    return scene;
}

BoardScene makeScene(const RulesetPtr& ruleset, std::string_view placement) {
    BoardScene scene = emptyScene(ruleset);
    if (const auto pieces = readPlacement(ruleset->data(), ruleset->geometry(), placement))
        scene.pieces = *pieces;
    return scene;
}

BoardScene playScene() {
    const RulesetPtr ruleset = makeRuleset({4, 4, 2, 2});
    BoardScene scene = makeScene(ruleset, "4/4/PP1P/RNKQ|4/2B1/4/2R1|1rb1/4/4/4|qknr/p1pp/1p2/4");
    const auto mark = [&](int x, int y, int z, int w, Mark kind) {
        scene.marks[at(ruleset, x, y, z, w)] |= bit(kind);
    };
    mark(2, 2, 1, 0, Mark::Selected);
    for (const Vector4 target : std::vector<Vector4>{{1, 1, 1, 0},
                                                     {3, 3, 1, 0},
                                                     {0, 0, 1, 0},
                                                     {3, 1, 1, 0},
                                                     {1, 3, 1, 0},
                                                     {1, 2, 0, 0},
                                                     {3, 2, 0, 0},
                                                     {2, 1, 0, 0},
                                                     {2, 3, 0, 0},
                                                     {1, 2, 1, 1},
                                                     {2, 1, 1, 1},
                                                     {2, 2, 0, 1}})
        mark(target[0], target[1], target[2], target[3], Mark::Move);
    mark(3, 2, 1, 1, Mark::Capture);
    mark(2, 3, 1, 1, Mark::Capture);
    mark(3, 2, 0, 1, Mark::Refused);
    mark(1, 2, 1, 1, Mark::LastFrom);
    mark(1, 1, 1, 1, Mark::LastTo);
    return scene;
}

BoardPalette lightPalette() {
    BoardPalette palette;
    palette.page = QColor(0xf6f3ec);
    palette.ink = QColor(0x1f2a33);
    palette.coordinate = QColor(0x5d6872);
    palette.lightSquare = QColor(0xf1ebdd);
    palette.darkSquare = QColor(0xd9d0bc);
    palette.layer0 = QColor(0x8aa6b8);
    palette.layer1 = QColor(0xc9a26b);
    palette.layer2 = QColor(0x86a97b);
    palette.layer3 = QColor(0xb58aa8);
    palette.layer4 = QColor(0x6f94b8);
    palette.layer5 = QColor(0xb98a5e);
    palette.layer6 = QColor(0x6fa69b);
    palette.layer7 = QColor(0xa58fbf);
    palette.layerGround = QColor(0xfffdf8);
    palette.layerTint = 0.18;
    palette.whiteFill = QColor(0xfffaf0);
    palette.whiteLine = QColor(0x27333d);
    palette.blackFill = QColor(0x33424f);
    palette.blackLine = QColor(0x0f1519);
    palette.blackInner = QColor(0xf1ebdd);
    palette.move = QColor(0x0072b2);
    palette.capture = QColor(0xc44f00);
    palette.preview = QColor(0x5d6872);
    palette.selection = QColor(0xa56000);
    palette.selectionTint = QColor(0xf0a500);
    palette.lastMove = QColor(0x4b7a86);
    palette.check = QColor(0xc44f00);
    palette.refused = QColor(0xc44f00);
    palette.controlled = QColor(0x7a4a9e);
    palette.hint = QColor(0x00795a);
    palette.focus = QColor(0x1f2a33);
    palette.focusHalo = QColor(0xfffdf8);
    palette.hover = QColor(0x1f2a33);
    return palette;
}

BoardPalette darkPalette() {
    BoardPalette palette;
    palette.page = QColor(0x1d242b);
    palette.ink = QColor(0xedeae2);
    palette.coordinate = QColor(0xa3adb5);
    palette.lightSquare = QColor(0x515e6a);
    palette.darkSquare = QColor(0x3f4b57);
    palette.layer0 = QColor(0x7fa3ba);
    palette.layer1 = QColor(0xd0a869);
    palette.layer2 = QColor(0x8db480);
    palette.layer3 = QColor(0xc195b4);
    palette.layer4 = QColor(0x6f9cc9);
    palette.layer5 = QColor(0xc2946a);
    palette.layer6 = QColor(0x74b3a7);
    palette.layer7 = QColor(0xb19bcf);
    palette.layerGround = QColor(0x252e37);
    palette.layerTint = 0.12;
    palette.whiteFill = QColor(0xfbf6ea);
    palette.whiteLine = QColor(0x11171c);
    palette.blackFill = QColor(0x12181d);
    palette.blackLine = QColor(0xd5dde2);
    palette.blackInner = QColor(0xd5dde2);
    palette.move = QColor(0x6cc0f0);
    palette.capture = QColor(0xff9a62);
    palette.preview = QColor(0xc3ccd2);
    palette.selection = QColor(0xf0b23a);
    palette.selectionTint = QColor(0xf0b23a);
    palette.lastMove = QColor(0x7cc4cf);
    palette.check = QColor(0xff9a62);
    palette.refused = QColor(0xff9a62);
    palette.controlled = QColor(0xd2b0ea);
    palette.hint = QColor(0x4fd0aa);
    palette.focus = QColor(0xffffff);
    palette.focusHalo = QColor(0x11171c);
    palette.hover = QColor(0xffffff);
    return palette;
}

void setPalette(BoardColors& colors, const BoardPalette& palette) {
    static_cast<BoardPalette&>(colors) = palette;
    emit colors.changed();
}

} // namespace tessera::test
