// What both solvers share: the board, its draws, the table, and when to stop.
#pragma once

#include "mate_solver.h"
#include "position/gives_check.h"
#include "solver_table.h"

namespace tessera {

template<int Words>
class SolverBase {
protected:
    using Clock = std::chrono::steady_clock;

    SolverBase(const PositionCore<Words>& core, const CompiledRuleset& ruleset, int plies,
               std::size_t memoryBytes, const auto& options, std::stop_token stop)
        : m_core(core), m_geometry(ruleset.geometry()), m_draws(ruleset.data().draws),
          m_table(memoryBytes), m_mostNodes(options.mostNodes), m_mostTime(options.mostTime),
          m_onProgress(options.onProgress), m_stop(std::move(stop)),
          m_clockMatters(m_draws.halfMoves > 0 && core.halfMoveClock + plies >= m_draws.halfMoves) {
    }

    /// Counts a node; true when the search has to end.
    bool countNode() {
        // On the largest boards a node can take many milliseconds.
        constexpr std::uint64_t between = Words > 4 ? 1 : 1024;
        ++m_progress.nodes;
        if (m_progress.nodes % between == 0) {
            m_stopped = m_stopped || m_stop.stop_requested() ||
                        (m_mostTime.count() > 0 && Clock::now() - m_began > m_mostTime);
            if (m_onProgress && m_progress.nodes % (64 * between) == 0)
                m_onProgress(m_progress);
        }
        if (m_mostNodes > 0 && m_progress.nodes > m_mostNodes)
            m_stopped = true;
        return m_stopped;
    }

    [[nodiscard]] std::uint64_t key() const {
        std::uint64_t key = m_core.hash;
        if (m_core.enPassant.victim != noSquare)
            key ^= m_core.tables->keys.enPassant(m_core.enPassant.victim);
        if (m_clockMatters)
            key ^= static_cast<std::uint64_t>(m_core.halfMoveClock + 1) *
                   std::uint64_t{0x9E3779B97F4A7C15};
        return key;
    }

    /// A rule of draws other than stalemate and repetition; mate comes first.
    [[nodiscard]] bool isDrawn() const {
        return (m_draws.halfMoves > 0 && m_core.halfMoveClock >= m_draws.halfMoves) ||
               (m_draws.bareKings && m_core.occupied() == (m_core.royals[0] | m_core.royals[1]));
    }

    [[nodiscard]] bool isMate() const {
        return anyRoyalAttacked(m_core, m_core.sideToMove) && countLegal(m_core) == 0;
    }

    /// Calls `visit(Move)` for the moves that mate at once until it returns false.
    template<class Visit>
    void forEachMate(const std::vector<Move>& moves, Visit&& visit) {
        const CheckFinder<Words> checks(m_core, m_geometry);
        for (const Move& move : moves) {
            if (!checks.mayCheck(move))
                continue;
            const Undo<Words> undo = m_core.make(move);
            const bool mate = isMate();
            m_core.unmake(move, undo);
            if (mate && !visit(move))
                return;
        }
    }

    PositionCore<Words> m_core;
    const Geometry& m_geometry;
    DrawRules m_draws;
    SolverTable m_table;
    std::uint64_t m_mostNodes;
    std::chrono::milliseconds m_mostTime;
    Clock::time_point m_began = Clock::now();
    const std::function<void(const SolveProgress&)>& m_onProgress;
    std::stop_token m_stop;
    bool m_clockMatters;
    bool m_stopped = false;
    SolveProgress m_progress;
};

} // namespace tessera
