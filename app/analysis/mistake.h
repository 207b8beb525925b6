// A move of a game that gave something away, as a value.
#pragma once

#include "search/move_quality.h"

namespace tessera {

struct Mistake {
    std::size_t ply = 0; ///< half-moves played before it
    Side side = Side::White;
    Move played{};
    MoveJudgement judgement{};
    SearchLine best{};         ///< what was better, with its score for the side
    SearchScore afterPlayed{}; ///< the score of the played move, for the side
    std::vector<Move> reply{}; ///< what the other side answers to it; may be empty
};

} // namespace tessera
