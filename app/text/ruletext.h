// How a piece moves, in a sentence made from its ruleset.
#pragma once

#include "ruleset/ruleset.h"

#include <QString>

#include <vector>

namespace tessera {

/// One to a few short sentences, such as "Changes exactly two coordinates by the same amount, along
/// a free line."
[[nodiscard]] QString ruleSentence(const Ruleset& ruleset, const PieceKind& kind);

/// "exactly two coordinates", "one, two or three coordinates", "any number of coordinates": how
/// many of `available` axes change at once.
[[nodiscard]] QString coordinatesText(const std::vector<int>& counts, int available);
/// "one" to "four", then digits.
[[nodiscard]] QString numberWord(int number);

/// "X", "X and Z", "X, Y and W".
[[nodiscard]] QString axisNames(AxisSet axes);

} // namespace tessera
