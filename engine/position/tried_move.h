// A move that somebody tries, legal or not.
#pragma once

#include "move.h"

#include <optional>

namespace tessera {

struct TriedMove {
    Square from = noSquare;
    Square to = noSquare;
    std::optional<KindIndex> promotion{};
};

} // namespace tessera
