// Writes study files, as studies/README.md describes them.
#pragma once

#include "study.h"

namespace tessera {

/// The file's text. readStudy brings the study back, if its texts are such as may stand in one.
[[nodiscard]] std::string writeStudy(const Study& study);

} // namespace tessera
