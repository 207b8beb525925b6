// Which way the tesseract is turned, in words.
#pragma once

#include "arrangement.h"
#include "eye.h"
#include "turning.h"

#include <QString>

namespace tessera {

/// "Turn X into W".
[[nodiscard]] QString planeName(Plane plane);
/// "Tesseract", "Cubes side by side"; by what the board has.
[[nodiscard]] QString arrangementName(ArrangementKind kind,
                                      const std::array<int, axisCount>& sizes);
/// Two or three sentences: the arrangement, where the eye stands, which axes are turned how far.
[[nodiscard]] QString poseText(const std::array<int, axisCount>& sizes, ArrangementKind kind,
                               const Turning& turning, const Orbit& orbit);

} // namespace tessera
