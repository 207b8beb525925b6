// Chooses a move as a level below full strength does: some moves it does not see, and of those that
// are not much worse than the best it takes the one it happens to like.
#pragma once

#include "alpha_beta.h"
#include "first_look.h"
#include "quiescence.h"
#include "root_move.h"

namespace tessera {

template<int Words>
class LevelSearch {
public:
    LevelSearch(const SearchTask<Words>& task, TreeSearch<Words>& tree,
                std::vector<RootMove>& moves)
        : m_task(task), m_tree(tree), m_moves(moves) {}

    /// Brings the chosen move to the front. False when stopped before the depth was done; the first
    /// depth chooses from what it has seen by then.
    bool run(int depth, const LevelPlan& plan, std::uint64_t seed) {
        const int officer = std::max(m_task.evaluation.placement().leastOfficer(), pawnValue);
        const int mostLoss = plan.mostLoss * officer / 100;
        const std::uint64_t key = m_tree.board().key();
        std::vector<RootMove> found = look(depth, plan, mostLoss, seed, true);
        if (found.empty() && !m_tree.stopped())
            found = look(depth, plan, mostLoss, seed, false);
        if (found.empty() || (m_tree.stopped() && depth > 1))
            return false;
        const int best = std::ranges::max_element(found, {}, &RootMove::score)->score;
        prefer(found, best - mostLoss, plan.spread * officer / 100, seed, key);
        return !m_tree.stopped();
    }

private:
    /// Scores every move, or every one that is not overlooked. What is much worse than the best so
    /// far has only a bound for a score.
    std::vector<RootMove> look(int depth, const LevelPlan& plan, int mostLoss, std::uint64_t seed,
                               bool overlooking) {
        const Geometry& geometry = m_task.ruleset.geometry();
        std::vector<RootMove> found;
        int best = -unboundedScore;
        for (const RootMove& entry : m_moves) {
            Whim whim(seed, m_tree.board().key(), entry.move);
            if (overlooking &&
                overlooks(plan, geometry, entry.move, m_tree.order().isTactical(entry.move), whim))
                continue;
            RootMove scored{entry.move, 0, 0, {entry.move}};
            if (plan.firstLookOnly) {
                scored.score =
                    firstLook(m_tree.board(), entry.move, plan, mostLoss, geometry, seed);
                m_tree.countNode();
            } else {
                const int alpha = best == -unboundedScore ? best : best - mostLoss - 1;
                m_tree.board().make(entry.move);
                scored.score = -m_tree.search(depth - 1, -unboundedScore, -alpha,
                                              m_tree.board().lastMoveGivesCheck());
                const std::vector<Move>& below = m_tree.line();
                scored.line.insert(scored.line.end(), below.begin(), below.end());
                m_tree.board().unmake();
            }
            if (m_tree.mustStop() && (!found.empty() || !plan.firstLookOnly))
                break;
            best = std::max(best, scored.score);
            found.push_back(std::move(scored));
        }
        return found;
    }

    void prefer(const std::vector<RootMove>& found, int least, int spread, std::uint64_t seed,
                std::uint64_t key) {
        const RootMove* chosen = nullptr;
        double liked = 0;
        for (const RootMove& entry : found) {
            if (entry.score < least)
                continue;
            Whim whim(~seed, key, entry.move);
            const double likes = entry.score + spread * whim.nextAroundZero();
            if (!chosen || likes > liked) {
                chosen = &entry;
                liked = likes;
            }
        }
        const auto place = std::ranges::find(m_moves, chosen->move, &RootMove::move);
        *place = *chosen;
        std::rotate(m_moves.begin(), place, place + 1);
    }

    const SearchTask<Words>& m_task;
    TreeSearch<Words>& m_tree;
    std::vector<RootMove>& m_moves;
};

} // namespace tessera
