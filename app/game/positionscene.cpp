#include "positionscene.h"

namespace tessera {

BoardScene positionScene(const Position& position) {
    BoardScene scene;
    scene.ruleset = position.rulesetPtr();
    const auto count = static_cast<std::size_t>(position.geometry().squareCount());
    scene.pieces.reserve(count);
    for (std::size_t square = 0; square < count; ++square)
        scene.pieces.push_back(position.pieceAt(static_cast<Square>(square)));
    scene.marks.assign(count, 0);
    return scene;
}

BoardScene sceneAfter(const Position& position, const Move& last) {
    BoardScene scene = positionScene(position);
    const auto mark = [&scene](Square square, Mark what) {
        scene.marks[square] |= static_cast<std::uint32_t>(what);
    };
    mark(last.from, Mark::LastFrom);
    mark(last.to, Mark::LastTo);
    for (const Check& check : position.checks())
        mark(check.king, Mark::Check);
    return scene;
}

} // namespace tessera
