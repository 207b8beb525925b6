// The part of a study file that says what is claimed. Only the sources of this folder include it.
#pragma once

#include "ruleset/toml_access.h"
#include "study.h"

namespace tessera {

/// Reads [claim] into a study whose position and line are there already.
void readClaim(Faults& faults, const TableReader& root, std::string_view fileName, Study& study);

/// Reads a list of moves in the plain form, each legal in `position`.
[[nodiscard]] std::vector<Move> readMoves(Faults& faults, const TomlValue& list,
                                          const std::string& path, const Position& position);
/// Reads one such move.
[[nodiscard]] std::optional<Move> readMove(Faults& faults, const TomlValue& value,
                                           const std::string& path, const Position& position);
/// A word that is one of these, or a fault that lists them.
[[nodiscard]] std::optional<std::size_t> readWord(Faults& faults, const TomlValue& value,
                                                  const std::string& path,
                                                  const std::vector<std::string_view>& words);

} // namespace tessera
