#include "linetext.h"

#include "coachsketch.h"
#include "game/positionscene.h"

namespace tessera {

BoardSketch arrowOf(const Position& before, const Move& move) {
    BoardSketch sketch;
    std::vector<Square> way{move.from};
    const Explanation explanation = explain(before, move.from, move.to);
    way.insert(way.end(), explanation.path.begin(), explanation.path.end());
    way.push_back(move.to);
    sketch.lines.push_back({SketchKind::Way, std::move(way)});
    return sketch;
}

LinePicture linePicture(const Position& from, const std::vector<Move>& moves, std::size_t ply) {
    Position position = from;
    for (std::size_t i = 0; i + 1 < ply; ++i)
        position.make(moves[i]);
    const Move& last = moves[ply - 1];
    LinePicture picture;
    picture.sketch = sketchOf(
        explain(position, last.from, last.to,
                {.promotion = last.isPromotion() ? std::optional(last.promotion) : std::nullopt}));
    position.make(last);
    picture.scene = sceneAfter(position, last);
    return picture;
}

} // namespace tessera
