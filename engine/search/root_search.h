// The search at the position itself, depth by depth: the best lines, or the choice of a level.
#pragma once

#include "level_search.h"

namespace tessera {

inline SearchScore reportedScore(int score) {
    if (score > mateBound)
        return {score, (mateScore - score + 1) / 2};
    if (score < -mateBound)
        return {score, -((mateScore + score) / 2)};
    return {score, 0};
}

template<int Words>
class RootSearch {
public:
    /// The thread that leads reports and watches the limits; helpers only fill the table.
    RootSearch(const SearchTask<Words>& task, bool leads)
        : m_task(task), m_tree(task, leads), m_inCheck(m_tree.board().inCheck()) {
        std::vector<Move> moves;
        generateLegal(task.core, moves);
        std::vector<RatedMove> rated;
        m_tree.order().rate(moves, std::nullopt, rated);
        std::ranges::stable_sort(rated, std::greater<>(), &RatedMove::rating);
        for (const RatedMove& entry : rated)
            m_moves.push_back({entry.move, -unboundedScore, -unboundedScore, {entry.move}});
    }

    SearchReport run(const SearchOptions& options, const SearchLimits& limits,
                     const Thinker::Progress& onProgress) {
        SearchReport report;
        if (m_moves.empty())
            return report;
        const LevelPlan plan = planOf(options.level);
        const bool full = options.level >= fullStrength;
        const auto lines =
            full ? std::min(static_cast<std::size_t>(std::max(options.lines, 1)), m_moves.size())
                 : std::size_t{1};
        const int deepest =
            std::min({limits.depth.value_or(maxSearchDepth), maxSearchDepth, plan.depth});
        fill(report, lines);
        int steadyFor = 0;
        for (int depth = 1; depth <= deepest; ++depth) {
            const Move before = m_moves.front().move;
            m_tree.setRootDepth(depth);
            bool complete = true;
            if (full) {
                for (std::size_t line = 0; line < lines && complete; ++line)
                    complete = searchLine(depth, line);
                // A later line may turn out better than one before it.
                if (complete)
                    std::stable_sort(m_moves.begin(),
                                     m_moves.begin() + static_cast<std::ptrdiff_t>(lines), better);
            } else {
                complete =
                    LevelSearch<Words>(m_task, m_tree, m_moves).run(depth, plan, options.seed);
            }
            if (complete)
                report.depth = depth;
            fill(report, complete || depth == 1 ? lines : std::min<std::size_t>(lines, 1));
            if (!complete)
                break;
            if (onProgress)
                onProgress(report);
            steadyFor = m_moves.front().move == before ? steadyFor + 1 : 0;
            const int score = m_moves.front().score;
            const bool decided = isMateScore(score) && mateScore - std::abs(score) <= depth;
            if ((decided && lines == 1) || (m_moves.size() == 1 && m_task.control.timeIsShared()) ||
                !m_task.control.mayBeginDepth(steadyFor > 3   ? 0.8
                                              : steadyFor > 0 ? 1.2
                                                              : 2.0))
                break;
        }
        return report;
    }

    /// Searches until the leader ends; begins at different depths, so that helpers do not all look
    /// at the same.
    void help(int number) {
        if (m_moves.empty())
            return;
        for (int depth = 1 + number % 2; depth <= maxSearchDepth; ++depth) {
            m_tree.setRootDepth(depth);
            if (!searchLine(depth, 0))
                return;
        }
    }

private:
    void fill(SearchReport& report, std::size_t lines) {
        report.deepest = m_tree.deepest();
        report.nodes = m_tree.nodes() + m_task.control.helperNodes();
        report.time = m_task.control.elapsed();
        report.tableUse = m_task.table.use();
        report.lines.resize(std::max(lines, report.lines.size()));
        for (std::size_t i = 0; i < lines; ++i) {
            const RootMove& best = m_moves[i];
            const int score = best.score == -unboundedScore ? best.lastScore : best.score;
            report.lines[i] = {reportedScore(score == -unboundedScore ? 0 : score), best.line};
        }
    }

    /// The best of the moves from `first` on, brought to that place. Narrow bounds around the last
    /// score first, wider ones where it lies outside. False when stopped; a better move found
    /// before that is kept.
    bool searchLine(int depth, std::size_t first) {
        for (std::size_t i = first; i < m_moves.size(); ++i) {
            m_moves[i].lastScore = m_moves[i].score;
            m_moves[i].score = -unboundedScore;
        }
        const int expected = m_moves[first].lastScore;
        int width = 30;
        const bool narrow = depth >= 4 && expected != -unboundedScore && !isMateScore(expected);
        int alpha = narrow ? expected - width : -unboundedScore;
        int beta = narrow ? expected + width : unboundedScore;
        for (;;) {
            const int score = searchMoves(depth, first, alpha, beta);
            std::stable_sort(m_moves.begin() + static_cast<std::ptrdiff_t>(first), m_moves.end(),
                             better);
            if (m_tree.stopped())
                return false;
            width *= 3;
            if (score <= alpha)
                alpha = width > 1000 ? -unboundedScore : score - width;
            else if (score >= beta)
                beta = width > 1000 ? unboundedScore : score + width;
            else
                return true;
        }
    }

    int searchMoves(int depth, std::size_t first, int alpha, int beta) {
        int best = -unboundedScore;
        for (std::size_t i = first; i < m_moves.size(); ++i) {
            RootMove& entry = m_moves[i];
            const bool quiet = !m_tree.order().isTactical(entry.move);
            m_tree.board().make(entry.move);
            const bool givesCheck = m_tree.board().lastMoveGivesCheck();
            int score = alpha;
            if (i == first) {
                score = -m_tree.search(depth - 1, -beta, -alpha, givesCheck);
            } else {
                // A little less depth for late quiet moves, and in full what does better than that.
                const bool late = m_task.parts.reductions && depth >= 4 && i >= first + 6 &&
                                  quiet && !givesCheck && !m_inCheck;
                if (late)
                    score = -m_tree.search(depth - 2, -alpha - 1, -alpha, givesCheck);
                if (!late || score > alpha)
                    score = -m_tree.search(depth - 1, -alpha - 1, -alpha, givesCheck);
                if (score > alpha && score < beta)
                    score = -m_tree.search(depth - 1, -beta, -alpha, givesCheck);
            }
            if (m_tree.stopped()) {
                m_tree.board().unmake();
                return best;
            }
            const bool improves = i == first || score > alpha;
            if (improves) {
                entry.score = score;
                entry.line.assign(1, entry.move);
                const std::vector<Move>& below = m_tree.line();
                entry.line.insert(entry.line.end(), below.begin(), below.end());
            }
            m_tree.board().unmake();
            best = std::max(best, score);
            alpha = std::max(alpha, score);
            if (alpha >= beta)
                break;
        }
        return best;
    }

    const SearchTask<Words>& m_task;
    TreeSearch<Words> m_tree;
    bool m_inCheck;
    std::vector<RootMove> m_moves;
};

} // namespace tessera
