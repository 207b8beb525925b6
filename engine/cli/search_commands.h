// The command that asks the computer for a move.
#pragma once

#include "commands.h"

namespace tessera::cli {

/// bestmove RULESET [--position P] [--time MS] [--depth D] [--nodes N] [--level L] [--lines N]
/// [--threads N] [--memory MIB] [--seed N]: the move to play, and the best lines with their scores.
/// Without a limit it thinks for a second.
[[nodiscard]] Outcome bestMove(const Arguments& arguments, std::ostream& out);

} // namespace tessera::cli
