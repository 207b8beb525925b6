// Alpha-beta below one position: principal variation search, and exchanges and checks after the
// last ply. One thread works on one tree.
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

/// The end of a search without quiescence.
template<int Words>
int TreeSearch<Words>::leaf(bool inCheck) {
    if (const auto decided = enter())
        return *decided;
    if (countLegal(m_board.core()) == 0)
        return inCheck ? ply() - mateScore : 0;
    return m_board.evaluate();
}

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
        // On the largest boards almost every move checks one of many royal pieces.
        if (depth == 0 && Words <= 4 && m_parts.checksInQuiescence)
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
