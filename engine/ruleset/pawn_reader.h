// The pawn table of a piece in a ruleset file.
#pragma once

#include "ruleset.h"
#include "toml_access.h"

namespace tessera {

/// Reads all but the kinds a pawn promotes to: those may come later in the file.
[[nodiscard]] PawnRules readPawn(Faults& faults, const TomlValue& table,
                                 const std::array<int, axisCount>& sizes);
/// Reads those once every kind is known.
void readPromotionKinds(Faults& faults, const TomlValue& table, const Ruleset& ruleset,
                        PawnRules& pawn);

} // namespace tessera
