// Odds: a start in which one player does without a piece, so that unequal players have a game.
#pragma once

#include "position.h"

#include <vector>

namespace tessera {

/// The start of a game without the piece on a square, and without the castling that needs it.
/// Errors: no piece stands there, or what is left is no position (see Position::fromSetup).
[[nodiscard]] Result<Position> startWithout(const RulesetPtr& ruleset, Square square);

/// What can be given as odds: of every kind that is not royal the first piece in the order of the
/// squares (in ordinary chess that of the queen's wing, as custom has it), White's before Black's,
/// each side's in the order of the kinds. Only squares that startWithout accepts.
[[nodiscard]] std::vector<Square> oddsSquares(const RulesetPtr& ruleset);

} // namespace tessera
