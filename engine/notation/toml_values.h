// Rulesets, positions, squares and moves as values of TOML files: what studies and lessons share.
// Each of these leaves a fault with its place when it returns nothing.
#pragma once

#include "position/position.h"
#include "position/tried_move.h"
#include "ruleset/toml_access.h"
#include "ruleset/user_rulesets.h"

namespace tessera {

/// Largest text of a position.
inline constexpr std::size_t mostPositionBytes = std::size_t{32} * 1024;

/// The ruleset with this id, which stands at the key "ruleset" of the table.
[[nodiscard]] RulesetPtr readRuleset(Faults& faults, const TableReader& table,
                                     const std::string& id, const RulesetById& find);
/// FEN4D; faults stand at their place inside the text.
[[nodiscard]] std::optional<Position> readPosition(Faults& faults, const TomlValue& value,
                                                   const RulesetPtr& ruleset,
                                                   const std::string& path);
/// The name of one square and nothing else.
[[nodiscard]] std::optional<Square> readSquare(Faults& faults, const TomlValue& value,
                                               const std::string& path, const Position& position);
/// A move in the plain form, legal in `position`.
[[nodiscard]] std::optional<Move> readMove(Faults& faults, const TomlValue& value,
                                           const std::string& path, const Position& position);
/// A list of up to 64 such moves, each once.
[[nodiscard]] std::vector<Move> readMoves(Faults& faults, const TomlValue& list,
                                          const std::string& path, const Position& position);

/// Two squares and perhaps a promotion letter, legal or not.
[[nodiscard]] std::optional<TriedMove> readTriedMove(Faults& faults, const TomlValue& value,
                                                     const std::string& path,
                                                     const Position& position);

} // namespace tessera
