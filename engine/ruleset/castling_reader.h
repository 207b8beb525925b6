// The [[castling]] tables of a ruleset file.
#pragma once

#include "ruleset.h"
#include "toml_access.h"

namespace tessera {

/// Reads every castling into ruleset.castling. The pieces must be there already.
void readCastling(Faults& faults, const TableReader& root, Ruleset& ruleset);

} // namespace tessera
