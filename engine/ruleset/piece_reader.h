// The [[piece]] tables of a ruleset file.
#pragma once

#include "ruleset.h"
#include "toml_access.h"

namespace tessera {

/// Reads every kind of piece into ruleset.pieces. The sizes of the board must be there already.
void readPieces(Faults& faults, const TomlValue& root, Ruleset& ruleset);

/// A letter of one of the kinds read so far, or nothing and a fault.
[[nodiscard]] std::optional<KindIndex> readKind(Faults& faults, const TomlValue& value,
                                                std::string_view path, const Ruleset& ruleset);

} // namespace tessera
