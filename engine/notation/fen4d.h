// FEN4D positions (ordinary FEN for rulesets that say so). See engine/README.md.
#pragma once

#include "position/position.h"

#include <string>
#include <string_view>

namespace tessera {

inline constexpr int mostMoveNumber = 1'000'000;
/// The most half-moves without capture or pawn move that a position may have behind it.
[[nodiscard]] int mostHalfMoveClock(const Ruleset& ruleset);

/// Reads a position; errors carry the column.
[[nodiscard]] Result<Position> readFen(const RulesetPtr& ruleset, std::string_view text);
[[nodiscard]] std::string writeFen(const Position& position);

/// The same of what need not be a position yet: any pieces anywhere, and any right that a castling
/// of the ruleset could have. Errors are those of the text alone.
[[nodiscard]] Result<PositionSetup> readFenSetup(const RulesetPtr& ruleset, std::string_view text);
[[nodiscard]] std::string writeFenSetup(const RulesetPtr& ruleset, const PositionSetup& setup);

} // namespace tessera
