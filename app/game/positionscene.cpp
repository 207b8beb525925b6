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

} // namespace tessera
