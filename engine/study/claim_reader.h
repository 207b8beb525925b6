// The part of a study file that says what is claimed. Only the sources of this folder include it.
#pragma once

#include "ruleset/toml_access.h"
#include "study.h"

namespace tessera {

/// Reads [claim] into a study whose position and line are there already.
void readClaim(Faults& faults, const TableReader& root, std::string_view fileName, Study& study);

} // namespace tessera
