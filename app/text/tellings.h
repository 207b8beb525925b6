// What a board tells on request, for those who do not see it and those who want to check.
#pragma once

#include "position/position.h"
#include "spokenstyle.h"

namespace tessera {

/// What stands on a square, who attacks it and who protects it.
[[nodiscard]] QString squareTold(const Position& position, Square square, SpokenStyle style);
/// Where the piece on a square can go by these moves of it. `preview`: it is not its turn.
[[nodiscard]] QString movesTold(const Position& position, Square square,
                                const std::vector<Move>& moves, bool preview, SpokenStyle style);
/// How far each direction is free from a square, grouped by how many axes it changes, and which
/// piece ends it.
[[nodiscard]] QString raysTold(const Position& position, Square square, SpokenStyle style);

} // namespace tessera
