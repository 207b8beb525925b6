// The command that checks studies.
#pragma once

#include "commands.h"

namespace tessera::cli {

/// check-study FILE: reads a study and works out everything it claims.
[[nodiscard]] Outcome checkStudyFile(const Arguments& arguments, std::ostream& out);

} // namespace tessera::cli
