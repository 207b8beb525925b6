// Errors of the engine in English, one line each, for the command line.
#pragma once

#include "error.h"

#include <string>
#include <string_view>

namespace tessera::cli {

/// Input as part of a message: one printable line, shortened when it is long.
[[nodiscard]] std::string printable(std::string_view text);
/// "file:line:column: what is wrong: what was expected", leaving out what is not known.
[[nodiscard]] std::string errorText(const Error& error);

} // namespace tessera::cli
