#include "mate_solver.h"

#include "helpmate_searcher.h"
#include "mate_searcher.h"
#include "position/core_variant.h"

namespace tessera {

std::vector<Move> MateSolution::keys() const {
    std::vector<Move> moves;
    for (const FirstMove& first : firstMoves) {
        if (first.result == FirstMoveResult::Mates && first.mateIn == mateIn)
            moves.push_back(first.move);
    }
    return moves;
}

MateSolution solveMate(const Position& position, int moves, const SolveOptions& options,
                       std::stop_token stop) {
    const int most = std::clamp(moves, 1, mostMateMoves);
    return CoreAccess::of(position).visit([&]<int Words>(const PositionCore<Words>& core) {
        return MateSearcher<Words>(core, *position.rulesetPtr(), most, options, std::move(stop))
            .run();
    });
}

HelpmateSolution solveHelpmate(const Position& position, int moves, const HelpmateOptions& options,
                               std::stop_token stop) {
    const int most = std::clamp(moves, 1, mostMateMoves);
    return CoreAccess::of(position).visit([&]<int Words>(const PositionCore<Words>& core) {
        return HelpmateSearcher<Words>(core, *position.rulesetPtr(), most, options, std::move(stop))
            .run();
    });
}

} // namespace tessera
