// Counts the leaves of the tree of legal moves: the standard test of a move generator.
#pragma once

#include "movegen.h"

namespace tessera {

/// Leaf positions `depth` plies below, 1 at depth 0. The last ply is counted, not played.
template<int Words>
std::uint64_t perft(PositionCore<Words>& core, int depth, std::vector<std::vector<Move>>& lists) {
    if (depth <= 0)
        return 1;
    if (depth == 1)
        return countLegal(core);
    std::vector<Move>& moves = lists[static_cast<std::size_t>(depth)];
    generateLegal(core, moves);
    std::uint64_t nodes = 0;
    for (const Move& move : moves) {
        const Undo<Words> undo = core.make(move);
        nodes += perft(core, depth - 1, lists);
        core.unmake(move, undo);
    }
    return nodes;
}

} // namespace tessera
