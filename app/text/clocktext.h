// Times of a game in words and on a clock's face.
#pragma once

#include "clock/timecontrol.h"

#include <QString>

namespace tessera {

/// "1:02:03", "9:58", and "0:09.4" below ten seconds; begun parts count as whole ones.
[[nodiscard]] QString clockFace(qint64 milliseconds);
/// When the face of a running clock changes next, in milliseconds from now.
[[nodiscard]] int untilFaceChanges(qint64 milliseconds);
/// "9 minutes and 58 seconds", for the ear.
[[nodiscard]] QString timeInWords(qint64 milliseconds);
/// "10 minutes each, and 5 seconds more for every move".
[[nodiscard]] QString timeControlInWords(const TimeControl& control);

} // namespace tessera
