// Placements made at random, but not blindly: with pins, checks, castling rights and pawns that
// have just stepped twice, which hardly come about by themselves.
#pragma once

#include "position/position.h"

#include <random>

namespace tessera::test {

using Random = std::mt19937;

/// 0 to limit - 1, the same on every machine.
[[nodiscard]] std::size_t below(Random& random, std::size_t limit);

/// A placement of both sides' royal pieces and others. It may be no legal position.
[[nodiscard]] PositionSetup randomSetup(const Position& start, Random& random);

/// A position that can be played, a few random half-moves on from a random placement; it may be an
/// end.
[[nodiscard]] Position randomPosition(const Position& start, Random& random);

} // namespace tessera::test
