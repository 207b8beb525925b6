// What is right and wrong with edited pieces, in sentences.
#pragma once

#include "editedposition.h"

#include <QString>

namespace tessera {

/// "The white king is missing: White needs one."
[[nodiscard]] QString setupProblemText(const CompiledRuleset& ruleset, const SetupProblem& problem);
/// What can be done in a position: whose move it is, or that it is over and why.
[[nodiscard]] QString setupStandingText(const Position& position);
/// "White, rook on h1": which castling a right is for.
[[nodiscard]] QString castlingRightText(const CompiledRuleset& ruleset, const CastlingHome& home);

} // namespace tessera
