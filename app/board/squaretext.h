// A square in words, as a screen reader tells it.
#pragma once

#include "boardscene.h"
#include "spokenstyle.h"

#include <QStringList>

namespace tessera {

/// "b3, Z 0, W 1, white rook, can move here": place, what stands there, what is marked.
[[nodiscard]] QString squareText(const BoardScene& scene, Square square, SpokenStyle style);
/// "Z 0": a coordinate with the name of its axis, as it is written beside the boards.
[[nodiscard]] QString coordinateText(const Ruleset& ruleset, Axis axis, int coordinate);
/// "white rook", "empty".
[[nodiscard]] QString occupantText(const BoardScene& scene, Square square);
/// "selected", "can move here": everything that marks the square.
[[nodiscard]] QStringList markTexts(const BoardScene& scene, Square square);

} // namespace tessera
