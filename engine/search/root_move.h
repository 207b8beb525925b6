// A first move of a search, with what was found of it.
#pragma once

#include "position/move.h"
#include "score.h"

#include <vector>

namespace tessera {

struct RootMove {
    Move move;
    int score = -unboundedScore; ///< of the depth being searched; unbounded when not looked at
    int lastScore = -unboundedScore;
    std::vector<Move> line;
};

inline bool better(const RootMove& a, const RootMove& b) {
    return a.score > b.score;
}

} // namespace tessera
