// The Universal Chess Interface, for every ruleset: option Ruleset chooses it.
#pragma once

#include <istream>
#include <ostream>

namespace tessera::cli {

/// Speaks UCI until `quit` or the end of the input, which end a search too. Commands are answered
/// while a search runs. A count (`go perft`) ends early by `stop` alone.
void speakUci(std::istream& in, std::ostream& out);

} // namespace tessera::cli
