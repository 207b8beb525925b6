// The search for helpmates: every line in which both sides lead to mate in exactly so many
// half-moves.
#pragma once

#include "solver_base.h"

#include <algorithm>

namespace tessera {

template<int Words>
class HelpmateSearcher : private SolverBase<Words> {
    using Base = SolverBase<Words>;
    using Base::m_core;
    using Base::m_progress;
    using Base::m_stopped;
    using Base::m_table;

public:
    HelpmateSearcher(const PositionCore<Words>& core, const CompiledRuleset& ruleset, int moves,
                     const HelpmateOptions& options, std::stop_token stop)
        : Base(core, ruleset, 2 * moves, options.memoryBytes, options, std::move(stop)),
          m_moves(moves), m_options(options) {}

    HelpmateSolution run() {
        HelpmateSolution solution;
        for (int moves = 1; moves <= m_moves && solution.lines.empty() && !m_stopped; ++moves) {
            m_progress.moves = moves;
            (void)leads(2 * moves, solution);
            if (!solution.lines.empty())
                solution.moves = moves;
        }
        solution.complete = !m_stopped && !m_full;
        solution.nodes = m_progress.nodes;
        return solution;
    }

private:
    /// Adds the lines of exactly so many half-moves; whether there are any.
    bool leads(int plies, HelpmateSolution& solution) {
        if (this->countNode() || m_full)
            return false;
        const std::uint64_t key = this->key();
        const SolverEntry* known = m_table.find(key);
        if (known && known->failsBelow == plies)
            return false;
        std::vector<Move> moves;
        generateLegal(m_core, moves);
        if (moves.empty() || this->isDrawn())
            return false;
        bool found = false;
        if (plies == 1) {
            this->forEachMate(moves, [&](const Move& mate) {
                found = true;
                add(mate, solution);
                return !m_full;
            });
        } else {
            for (std::size_t i = 0; i < moves.size() && !m_stopped && !m_full; ++i) {
                if (m_line.empty()) {
                    m_progress.firstMove = i + 1;
                    m_progress.firstMoves = moves.size();
                }
                const Undo<Words> undo = m_core.make(moves[i]);
                m_line.push_back(moves[i]);
                found = leads(plies - 1, solution) || found;
                m_line.pop_back();
                m_core.unmake(moves[i], undo);
            }
        }
        if (!found && !m_stopped && !m_full)
            m_table.entry(key).failsBelow = static_cast<std::uint8_t>(plies);
        return found;
    }

    void add(const Move& mate, HelpmateSolution& solution) {
        if (solution.lines.size() >= m_options.mostLines) {
            m_full = true;
            return;
        }
        solution.lines.push_back(m_line);
        solution.lines.back().push_back(mate);
    }

    int m_moves;
    const HelpmateOptions& m_options;
    std::vector<Move> m_line;
    bool m_full = false;
};

} // namespace tessera
