// How a piece moves as formulas of coordinates, for those who like them better than sentences.
#pragma once

#include "ruleset/ruleset.h"

#include <QStringList>

namespace tessera {

/// One formula a part: "(±n, ±n, 0, 0) in any order of X, Y, Z, W". Pawns as this side moves them.
[[nodiscard]] QStringList formulasOf(const Ruleset& ruleset, KindIndex kind, Side side);

} // namespace tessera
