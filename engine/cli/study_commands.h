// The command that checks studies.
#pragma once

#include "commands.h"

namespace tessera::cli {

/// check-study FILE|FOLDER...: reads studies and works out everything they claim. Every one that
/// does not hold is told; what pairs name is looked for where a folder is checked.
[[nodiscard]] Outcome checkStudyFiles(const Arguments& arguments, std::ostream& out);

} // namespace tessera::cli
