// A square in words, as a screen reader tells it.
#pragma once

#include "boardscene.h"

#include <QString>

namespace tessera {

/// "b3, Z 0, W 1, white rook, can move here": place, what stands there, what is marked.
[[nodiscard]] QString squareText(const BoardScene& scene, Square square);
/// "b3, Z 0, W 1"; axes of one square are left out.
[[nodiscard]] QString squarePlaceText(const CompiledRuleset& ruleset, Square square);
/// "Z 0": a coordinate with the name of its axis.
[[nodiscard]] QString coordinateText(const Ruleset& ruleset, Axis axis, int coordinate);

} // namespace tessera
