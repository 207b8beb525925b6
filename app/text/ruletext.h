// How a piece moves, in a sentence made from its ruleset.
#pragma once

#include "ruleset/ruleset.h"

#include <QString>

namespace tessera {

/// One to a few short sentences, such as "Changes exactly two coordinates by the same amount, along
/// a free line."
[[nodiscard]] QString ruleSentence(const Ruleset& ruleset, const PieceKind& kind);

/// "X", "X and Z", "X, Y and W".
[[nodiscard]] QString axisNames(AxisSet axes);

} // namespace tessera
