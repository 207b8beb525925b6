// After the last ply: exchanges, promotions and checks, until nothing is to be won by force.
#pragma once

#include "tree_search.h"

namespace tessera {

/// The end of a search without quiescence.
template<int Words>
int TreeSearch<Words>::leaf(bool inCheck) {
    if (const auto decided = enter())
        return *decided;
    if (countLegal(m_board.core()) == 0)
        return inCheck ? ply() - mateScore : 0;
    return m_board.evaluate();
}

/// Goes on until nothing is to be won by force. `depth` counts down from 0.
template<int Words>
int TreeSearch<Words>::quiesce(int alpha, int beta, bool inCheck, int depth) {
    if (const auto decided = enter())
        return *decided;
    const std::uint64_t key = m_board.key();
    const auto known = m_parts.table ? m_table.find(key) : std::nullopt;
    if (known && !m_board.clockMatters(0)) {
        const int score = fromTable(known->score, ply());
        if (known->bound == Bound::Exact || (known->bound == Bound::Lower && score >= beta) ||
            (known->bound == Bound::Upper && score <= alpha))
            return score;
    }

    const PositionCore<Words>& core = m_board.core();
    Frame& here = frame();
    const int alphaBefore = alpha;
    int best = ply() - mateScore;
    int evaluation = 0;
    if (inCheck) {
        generateLegal(core, here.moves);
    } else {
        best = evaluation = m_parts.pruning ? m_board.evaluate(alpha, beta) : m_board.evaluate();
        if (best >= beta)
            return best;
        alpha = std::max(alpha, best);
        MoveAim<Words> aim;
        const std::size_t us = sideIndex(core.sideToMove);
        for (std::size_t kind = 0; kind < static_cast<std::size_t>(core.tables->kindCount);
             ++kind) {
            aim.to[kind] = core.bySide[1 - us];
            if (core.tables->kinds[kind].pawn)
                aim.to[kind] |= core.tables->kinds[kind].promotionSquares[us];
        }
        // On the largest boards almost every move checks one of many royal pieces. Far behind, a
        // check alone does not bring enough back.
        if (depth == 0 && Words <= 4 && m_parts.checksInQuiescence &&
            evaluation + 3 * pawnValue > alpha)
            CheckFinder<Words>(core, m_geometry).addTo(aim);
        generateLegalWithin(core, aim, here.moves);
    }
    here.rated.clear();
    for (const Move& move : here.moves) {
        int rating = known && move == known->best ? tableMoveRating : m_order.victimFirst(move);
        if (!m_order.isTactical(move))
            rating = -captureRating + (inCheck ? m_order.history(move) : 0);
        here.rated.push_back({move, rating});
    }

    constexpr int onlyTakingBackFrom = Words > 4 ? -2 : -6;
    constexpr int mostQuietEvasions = 3;
    const Square lastTarget = m_board.lastMove().to;
    Move bestMove;
    int quietEvasions = 0;
    bool leftOut = false; // something that depends on how far from the last ply this is
    const std::size_t count = here.rated.size();
    for (std::size_t i = 0; i < count; ++i) {
        pickNext(here.rated, i);
        const Move move = here.rated[i].move;
        if (inCheck) {
            // A side that has found a way out of check is not mated; what else is quiet is alike.
            if (m_parts.pruning && best > -mateBound && !m_order.isTactical(move) &&
                ++quietEvasions > mostQuietEvasions)
                break;
        } else {
            const Square captured = core.capturedSquare(move);
            if (depth <= onlyTakingBackFrom && move.to != lastTarget) {
                leftOut = true;
                continue;
            }
            constexpr int margin = 2 * pawnValue;
            if (captured != noSquare && !move.isPromotion() &&
                evaluation + m_board.placement().value(core.board[captured]) + margin <= alpha &&
                !isMateScore(alpha)) {
                best = std::max(best, evaluation + m_board.placement().value(core.board[captured]) +
                                          margin);
                continue;
            }
            if (!m_order.losesNothing(move))
                continue;
        }
        m_board.make(move);
        m_table.prepare(m_board.key());
        const int score = -quiesce(-beta, -alpha, m_board.lastMoveGivesCheck(), depth - 1);
        m_board.unmake();
        if (m_stopped)
            return 0;
        if (score > best) {
            best = score;
            if (score > alpha) {
                alpha = score;
                bestMove = move;
                extendLine(move);
            }
        }
        if (alpha >= beta)
            break;
    }
    if (m_parts.table && !leftOut && (!known || known->depth == 0)) {
        const Bound bound = best >= beta         ? Bound::Lower
                            : best > alphaBefore ? Bound::Exact
                                                 : Bound::Upper;
        m_table.store(key, {bestMove, 0, toTable(best, ply()), bound});
    }
    return best;
}

} // namespace tessera
