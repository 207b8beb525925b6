// Who gives check to whom, in words and as a picture.
#pragma once

#include "boardsketch.h"
#include "position/position.h"

#include <QString>

namespace tessera {

/// "White's king on c1 [0,0] is attacked by the black rook on c4 [0,0] (along Y)."; a sentence for
/// each of the first few attacked kings, and how many more there are. Empty when none is attacked.
[[nodiscard]] QString checkText(const Position& position);
/// Every attacked king of the side to move, its attackers and the lines between.
[[nodiscard]] BoardSketch sketchOfChecks(const Position& position);

} // namespace tessera
