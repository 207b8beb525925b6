// What somebody should have in view while a study is on the boards.
#pragma once

#include "board/gazeplan.h"
#include "study/study.h"

namespace tessera {

/// The squares of the line and of the move that is asked about, and before them the kings of who is
/// to move at its end, where these matter; with them, where there is room, all pieces.
[[nodiscard]] BoardInterest lookOfStudy(const Study& study);

} // namespace tessera
