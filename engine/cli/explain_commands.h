// The commands that explain: why a move is or is not legal, who attacks a square.
#pragma once

#include "commands.h"

namespace tessera::cli {

/// attackers RULESET --square SQ [--position P]
[[nodiscard]] Outcome attackers(const Arguments& arguments, std::ostream& out);
/// explain RULESET MOVE [--position P]: any two squares, whether the move is legal or not.
[[nodiscard]] Outcome explainMove(const Arguments& arguments, std::ostream& out);

} // namespace tessera::cli
