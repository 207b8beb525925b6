// The tree of positions below one: what alpha-beta and quiescence share. One thread works on one
// tree. Include alpha_beta.h and quiescence.h for the two themselves.
#pragma once

#include "move_order.h"
#include "position/gives_check.h"
#include "search_control.h"
#include "transposition_table.h"

#include <cmath>

namespace tessera {

/// What all threads of a search share.
template<int Words>
struct SearchTask {
    const PositionCore<Words>& core;
    const CompiledRuleset& ruleset;
    const Evaluation<Words>& evaluation;
    std::vector<std::uint64_t> gameKeys;
    const SearchParts& parts;
    TranspositionTable& table;
    SearchControl& control;
};

template<int Words>
class TreeSearch {
public:
    static constexpr int mostPlies = 2 * maxSearchDepth;

    TreeSearch(const SearchTask<Words>& task, bool leads)
        : m_board(task.core, task.evaluation, task.ruleset.data().draws, task.gameKeys),
          m_geometry(task.ruleset.geometry()), m_parts(task.parts), m_table(task.table),
          m_control(task.control), m_leads(leads), m_order(m_board, mostPlies + 1),
          m_frames(mostPlies + 1) {
        for (std::size_t depth = 1; depth < m_reductions.size(); ++depth) {
            for (std::size_t i = 1; i < m_reductions[depth].size(); ++i)
                m_reductions[depth][i] =
                    static_cast<std::uint8_t>(0.4 + std::log(static_cast<double>(depth)) *
                                                        std::log(static_cast<double>(i)) / 2.2);
        }
    }

    [[nodiscard]] SearchBoard<Words>& board() { return m_board; }
    [[nodiscard]] const MoveOrder<Words>& order() const { return m_order; }
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }
    void countNode() { ++m_nodes; }
    [[nodiscard]] int deepest() const { return m_deepest; }
    [[nodiscard]] bool stopped() const { return m_stopped; }
    /// The principal variation from the ply that is being looked at.
    [[nodiscard]] const std::vector<Move>& line() const { return frame().line; }
    void setRootDepth(int depth) { m_rootDepth = depth; }

    /// The score for the side to move; outside of alpha and beta a bound of it. Meaningless once
    /// stopped.
    int search(int depth, int alpha, int beta, bool inCheck, bool mayPass = true);

    /// Looked at in every node of the largest boards: there one takes a tenth of a millisecond.
    bool mustStop() {
        constexpr std::uint64_t between = Words > 4 ? 1 : 128;
        if (m_stopped)
            return true;
        if (m_leads && (m_control.nodesAreLimited() || m_nodes % between == 0)) {
            m_stopped = m_control.leaderMustEnd(m_nodes);
        } else if (!m_leads && m_nodes % between == 0) {
            m_control.addHelperNodes(between);
            m_stopped = m_control.hasEnded();
        }
        return m_stopped;
    }

private:
    struct Frame {
        std::vector<Move> moves;
        std::vector<RatedMove> rated;
        std::vector<Move> quietsTried;
        std::vector<Move> line;
        std::optional<int> evaluation; ///< none in check
    };

    [[nodiscard]] Frame& frame() { return m_frames[static_cast<std::size_t>(m_board.ply())]; }
    [[nodiscard]] const Frame& frame() const {
        return m_frames[static_cast<std::size_t>(m_board.ply())];
    }
    [[nodiscard]] int ply() const { return m_board.ply(); }
    [[nodiscard]] static int toTable(int score, int ply) {
        return score > mateBound ? score + ply : score < -mateBound ? score - ply : score;
    }
    [[nodiscard]] static int fromTable(int score, int ply) { return toTable(score, -ply); }

    /// Counts a node, and says whether the position is decided by its moves and the rules of draws.
    std::optional<int> enter();
    int drawUnlessMated();
    int leaf(bool inCheck);
    int quiesce(int alpha, int beta, bool inCheck, int depth);
    std::optional<int> tryToPass(int depth, int beta, int evaluation);
    [[nodiscard]] int reduction(int depth, int tried, const RatedMove& rated,
                                bool isPrincipal) const;
    void extendLine(const Move& move) {
        std::vector<Move>& line = frame().line;
        const std::vector<Move>& below = m_frames[static_cast<std::size_t>(ply()) + 1].line;
        line.assign(1, move);
        line.insert(line.end(), below.begin(), below.end());
    }

    SearchBoard<Words> m_board;
    const Geometry& m_geometry;
    const SearchParts& m_parts;
    TranspositionTable& m_table;
    SearchControl& m_control;
    bool m_leads;
    MoveOrder<Words> m_order;
    std::vector<Frame> m_frames;
    std::array<std::array<std::uint8_t, 64>, 64> m_reductions{};
    std::uint64_t m_nodes = 0;
    int m_deepest = 0;
    int m_rootDepth = 1;
    bool m_stopped = false;
};

template<int Words>
std::optional<int> TreeSearch<Words>::enter() {
    ++m_nodes;
    m_deepest = std::max(m_deepest, ply());
    frame().line.clear();
    if (mustStop())
        return 0;
    if (m_board.isDrawnByRule())
        return drawUnlessMated();
    if (m_board.isRepeated())
        return 0;
    if (ply() >= mostPlies)
        return m_board.evaluate();
    return std::nullopt;
}

/// Mate and stalemate come before the other draws.
template<int Words>
int TreeSearch<Words>::drawUnlessMated() {
    if (m_board.inCheck() && countLegal(m_board.core()) == 0)
        return ply() - mateScore;
    return 0;
}

} // namespace tessera
