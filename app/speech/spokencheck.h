// Checks for the ear.
#pragma once

#include "position/position.h"
#include "spokenstyle.h"

namespace tessera {

/// Which kings of the side to move are attacked and by whom: "Double check: the black king on a4,
/// Z 1, W 1 is attacked by the white rook on a1, Z 1, W 1 and the white knight on c3, Z 1, W 1."
/// Empty when there is no check.
[[nodiscard]] QString spokenChecks(const Position& position, SpokenStyle style);

} // namespace tessera
