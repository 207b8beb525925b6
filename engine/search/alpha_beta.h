// Principal variation search: the first move in full, the others only as far as to see that they
// are no better.
#pragma once

#include "tree_search.h"

namespace tessera {

template<int Words>
int TreeSearch<Words>::reduction(int depth, int tried, const RatedMove& rated,
                                 bool isPrincipal) const {
    const auto d = static_cast<std::size_t>(std::clamp(depth, 1, 63));
    const auto i = static_cast<std::size_t>(std::clamp(tried, 1, 63));
    int less = m_reductions[d][i];
    less -= isPrincipal;
    if (rated.rating >= refutationRating)
        --less;
    else
        less -= std::clamp(rated.rating / (historyLimit / 3), -1, 1);
    return std::clamp(less, 0, depth - 1);
}

/// A side that may move twice and still does not reach beta has not enough.
template<int Words>
std::optional<int> TreeSearch<Words>::tryToPass(int depth, int beta, int evaluation) {
    if (!m_parts.nullMove || depth < 3 || evaluation < beta || isMateScore(beta) ||
        !m_board.hasOfficers())
        return std::nullopt;
    const int less = 3 + depth / 4 + std::min((evaluation - beta) / 200, 2);
    m_board.pass();
    const int score = -search(depth - less, -beta, -beta + 1, false, false);
    m_board.takePassBack();
    if (m_stopped || score < beta)
        return std::nullopt;
    return isMateScore(score) ? beta : score;
}

template<int Words>
int TreeSearch<Words>::search(int depth, int alpha, int beta, bool inCheck, bool mayPass) {
    if (inCheck && m_parts.checkExtension && ply() < 2 * m_rootDepth)
        ++depth;
    if (depth <= 0)
        return m_parts.quiescence ? quiesce(alpha, beta, inCheck, 0) : leaf(inCheck);
    if (const auto decided = enter())
        return *decided;
    // No mate can be nearer than one that is found already.
    alpha = std::max(alpha, ply() - mateScore);
    beta = std::min(beta, mateScore - ply() - 1);
    if (alpha >= beta)
        return alpha;

    const bool isPrincipal = beta - alpha > 1;
    const std::uint64_t key = m_board.key();
    const auto known = m_parts.table ? m_table.find(key) : std::nullopt;
    if (known && !isPrincipal && known->depth >= depth && !m_board.clockMatters(depth)) {
        const int score = fromTable(known->score, ply());
        if (known->bound == Bound::Exact || (known->bound == Bound::Lower && score >= beta) ||
            (known->bound == Bound::Upper && score <= alpha))
            return score;
    }

    Frame& here = frame();
    int evaluation = 0;
    if (!inCheck) {
        constexpr int marginPerPly = 90;
        evaluation = m_parts.pruning ? m_board.evaluate(alpha - marginPerPly * depth,
                                                        beta + marginPerPly * depth)
                                     : m_board.evaluate();
        if (m_parts.pruning && !isPrincipal && depth <= 5 && !isMateScore(beta) &&
            evaluation - marginPerPly * depth >= beta)
            return evaluation;
        if (!isPrincipal && mayPass) {
            if (const auto score = tryToPass(depth, beta, evaluation))
                return *score;
        }
    }
    // Without a move to begin with, a shallower look finds one for the next time.
    if (m_parts.reductions && !known && depth >= 5)
        --depth;

    generateLegal(m_board.core(), here.moves);
    if (here.moves.empty())
        return inCheck ? ply() - mateScore : 0;
    m_order.rate(here.moves, known ? std::optional(known->best) : std::nullopt, here.rated);
    here.quietsTried.clear();

    const int alphaBefore = alpha;
    int best = -unboundedScore;
    Move bestMove;
    int tried = 0;
    const std::size_t count = here.rated.size();
    for (std::size_t i = 0; i < count; ++i) {
        pickNext(here.rated, i);
        const RatedMove rated = here.rated[i];
        const bool tactical = m_order.isTactical(rated.move);
        const bool mayLeaveOut = m_parts.pruning && !isPrincipal && !inCheck && best > -mateBound;
        if (mayLeaveOut && tactical && depth <= 3 && rated.rating < losingCaptureRating / 2 &&
            !m_order.losesNothing(rated.move, -pawnValue * depth))
            continue;
        m_board.make(rated.move);
        m_table.prepare(m_board.key());
        const bool givesCheck = m_board.lastMoveGivesCheck();
        if (mayLeaveOut && !tactical && !givesCheck && depth <= 4 &&
            rated.rating < refutationRating &&
            (evaluation + pawnValue * (depth + 1) <= alpha || tried > 6 + 4 * depth * depth)) {
            m_board.unmake();
            ++tried;
            continue;
        }
        int less = 0;
        if (m_parts.reductions && depth >= 3 && tried >= 2 && !inCheck && !givesCheck &&
            rated.rating <= refutationRating + 2)
            less = reduction(depth, tried, rated, isPrincipal);
        int score = 0;
        if (tried == 0) {
            score = -search(depth - 1, -beta, -alpha, givesCheck);
        } else {
            score = -search(depth - 1 - less, -alpha - 1, -alpha, givesCheck);
            if (less > 0 && score > alpha)
                score = -search(depth - 1, -alpha - 1, -alpha, givesCheck);
            if (score > alpha && score < beta)
                score = -search(depth - 1, -beta, -alpha, givesCheck);
        }
        m_board.unmake();
        if (m_stopped)
            return 0;
        ++tried;
        if (score > best) {
            best = score;
            if (score > alpha) {
                alpha = score;
                bestMove = rated.move;
                extendLine(rated.move);
            }
        }
        if (alpha >= beta) {
            if (!tactical)
                m_order.reward(rated.move, here.quietsTried, depth);
            break;
        }
        if (!tactical)
            here.quietsTried.push_back(rated.move);
    }
    if (m_parts.table) {
        const Bound bound = best >= beta         ? Bound::Lower
                            : best > alphaBefore ? Bound::Exact
                                                 : Bound::Upper;
        if (bound == Bound::Upper && known)
            bestMove = known->best;
        m_table.store(key, {bestMove, depth, toTable(best, ply()), bound});
    }
    return best;
}

} // namespace tessera
