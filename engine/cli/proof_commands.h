// The commands that prove and solve.
#pragma once

#include "commands.h"

namespace tessera::cli {

/// prove RULESET [--position P] [--after MOVE]: the certificate of the position, or of the one
/// after a legal move in it.
[[nodiscard]] Outcome provePosition(const Arguments& arguments, std::ostream& out);

/// solve RULESET --mate N | --helpmate N [--position P] [--memory MIB] [--keys-only]
/// [--every-line].
[[nodiscard]] Outcome solvePosition(const Arguments& arguments, std::ostream& out);

} // namespace tessera::cli
