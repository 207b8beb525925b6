// Errors of the engine in English, one line each, for the command line.
#pragma once

#include "error.h"

#include <string>

namespace tessera::cli {

/// "file:line:column: what is wrong: what was expected", leaving out what is not known.
[[nodiscard]] std::string errorText(const Error& error);

} // namespace tessera::cli
