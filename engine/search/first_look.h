// How a beginner judges a move: by the position after it and by what can then be taken, no further.
#pragma once

#include "level.h"
#include "move_order.h"

namespace tessera {

/// For the side to move, which makes the move: the evaluation after it, less the best exchange of
/// the other side. Captures that win no more than `mostLoss` are overlooked as the plan says.
template<int Words>
int firstLook(SearchBoard<Words>& board, const Move& move, const LevelPlan& plan, int mostLoss,
              const Geometry& geometry, std::uint64_t seed) {
    board.make(move);
    const PositionCore<Words>& core = board.core();
    std::vector<Move> replies;
    generateLegal(core, replies);
    int score = 0;
    if (replies.empty()) {
        score = board.inCheck() ? mateScore - 1 : 0;
    } else if (!board.isDrawnByRule() && !board.isRepeated()) {
        const Exchange<Words> exchange(core, board.placement());
        int threat = 0;
        for (const Move& reply : replies) {
            if (core.capturedSquare(reply) == noSquare && !reply.isPromotion())
                continue;
            const int gain = exchange(reply);
            if (gain <= threat)
                continue;
            Whim whim(seed, board.key(), reply);
            if (gain > mostLoss || !overlooks(plan, geometry, reply, true, whim))
                threat = gain;
        }
        score = -board.evaluate() - threat;
    }
    board.unmake();
    return score;
}

} // namespace tessera
