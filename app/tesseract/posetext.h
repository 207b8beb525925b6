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
/// "Seen from 24° to the right, 21° above."; `flipped`: "Seen from Black's side, 24° to the right".
[[nodiscard]] QString standText(const Orbit& orbit, bool flipped);
/// "X into W by 15°".
[[nodiscard]] QString turnText(const Turning& turning, Plane plane);
/// Two or three sentences: the arrangement, where the eye stands, which axes are turned how far.
[[nodiscard]] QString poseText(const std::array<int, axisCount>& sizes, ArrangementKind kind,
                               const Turning& turning, const Orbit& orbit, bool flipped);

} // namespace tessera
