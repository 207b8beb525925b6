// The search itself, on a core of one size: alpha-beta with a transposition table and quiescence.
#pragma once

#include "evaluation.h"
#include "position/movegen.h"
#include "search.h"
#include "transposition_table.h"

#include <algorithm>

namespace tessera {

inline constexpr int mateScore = 1'000'000; ///< less one for every ply to the mate
inline constexpr int mateBound = mateScore - 10'000;

template<int Words>
class Searcher {
public:
    Searcher(PositionCore<Words> core, const CompiledRuleset& ruleset,
             std::vector<std::uint64_t> pastKeys, const SearchLimits& limits,
             const std::atomic<bool>& stop)
        : m_core(std::move(core)), m_evaluate(ruleset.data(), ruleset.geometry(), *m_core.tables),
          m_draws(ruleset.data().draws), m_keys(std::move(pastKeys)), m_limits(limits),
          m_stop(stop), m_table(tableSizeLog2) {}

    SearchReport run(const std::function<void(const SearchReport&)>& onDepth) {
        SearchReport best;
        std::vector<Move> moves;
        generateLegal(m_core, moves);
        if (moves.empty())
            return best;
        best.line = {moves.front()};
        const int deepest = std::min(m_limits.depth.value_or(maxSearchDepth), maxSearchDepth);
        for (int depth = 1; depth <= deepest; ++depth) {
            std::vector<Move> line;
            const int score = search(depth, -mateScore, mateScore, 0, line);
            // A depth that was cut short is kept only when it has found a first move.
            if (!line.empty() && (!m_stopped || depth == 1)) {
                best.depth = depth;
                best.score = reported(score);
                best.line = line;
            }
            best.nodes = m_nodes;
            best.time = elapsed();
            if (m_stopped)
                break;
            onDepth(best);
            const bool mateFound =
                std::abs(score) > mateBound && mateScore - std::abs(score) <= depth;
            if (mateFound || (moves.size() == 1 && m_limits.time))
                break;
        }
        return best;
    }

private:
    static constexpr unsigned tableSizeLog2 = 18;

    static SearchScore reported(int score) {
        if (score > mateBound)
            return {score, (mateScore - score + 1) / 2};
        if (score < -mateBound)
            return {score, -((mateScore + score) / 2)};
        return {score, 0};
    }

    [[nodiscard]] std::chrono::milliseconds elapsed() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::steady_clock::now() - m_started);
    }

    /// Looked at in every node: on the largest boards a node takes a tenth of a millisecond.
    bool outOfTime() {
        constexpr std::uint64_t nodesBetweenClockReadings = Words > 4 ? 8 : 512;
        if (m_stop.load(std::memory_order_relaxed) ||
            (m_limits.nodes && m_nodes >= *m_limits.nodes) ||
            (m_limits.time && m_nodes % nodesBetweenClockReadings == 0 &&
             elapsed() >= *m_limits.time))
            m_stopped = true;
        return m_stopped;
    }

    [[nodiscard]] bool isDraw(int ply) const {
        if (m_draws.halfMoves > 0 && m_core.halfMoveClock >= m_draws.halfMoves)
            return true;
        if (m_draws.bareKings && m_core.occupied() == (m_core.royals[0] | m_core.royals[1]))
            return true;
        // One return to an earlier position is enough to see where a line leads.
        return m_draws.repetition > 0 && ply > 0 && std::ranges::count(m_keys, key()) > 0;
    }

    /// Tells positions apart by a pawn that can be taken in passing, legally or not: cheaper than
    /// Position::key(), and a needless difference only costs a look-up.
    [[nodiscard]] std::uint64_t key() const {
        return m_core.enPassant.victim == noSquare
                   ? m_core.hash
                   : m_core.hash ^ m_core.tables->keys.enPassant(m_core.enPassant.victim);
    }

    int search(int depth, int alpha, int beta, int ply, std::vector<Move>& line) {
        line.clear();
        ++m_nodes;
        if (ply > 0 && outOfTime())
            return 0;
        std::vector<Move> moves;
        generateLegal(m_core, moves);
        const bool inCheck = anyRoyalAttacked(m_core, m_core.sideToMove);
        if (moves.empty())
            return inCheck ? ply - mateScore : 0;
        if (ply > 0 && isDraw(ply))
            return 0;
        if (depth <= 0 && ply >= maxSearchDepth)
            return m_evaluate(m_core);

        const bool quiet = depth <= 0 && !inCheck;
        int best = -mateScore;
        if (quiet) {
            best = m_evaluate(m_core);
            if (best >= beta)
                return best;
            alpha = std::max(alpha, best);
            std::erase_if(moves, [&](const Move& move) {
                return m_core.capturedSquare(move) == noSquare && !move.isPromotion();
            });
        }
        Move preferred;
        if (const TranspositionEntry* entry = m_table.find(key())) {
            preferred = entry->best;
            if (ply > 0 && !quiet && entry->depth >= depth && std::abs(entry->score) < mateBound &&
                (entry->bound == Bound::Exact ||
                 (entry->bound == Bound::Lower && entry->score >= beta) ||
                 (entry->bound == Bound::Upper && entry->score <= alpha)))
                return entry->score;
        }
        sort(moves, preferred);

        const int before = alpha;
        Move bestMove;
        std::vector<Move> below;
        m_keys.push_back(key());
        for (const Move& move : moves) {
            const Undo<Words> undo = m_core.make(move);
            const int score = -search(depth - 1, -beta, -alpha, ply + 1, below);
            m_core.unmake(move, undo);
            if (m_stopped)
                break;
            if (score > best) {
                best = score;
                bestMove = move;
            }
            if (score > alpha) {
                alpha = score;
                line.assign(1, move);
                line.insert(line.end(), below.begin(), below.end());
            }
            if (alpha >= beta)
                break;
        }
        m_keys.pop_back();
        if (!m_stopped && !quiet) {
            const Bound bound = best >= beta    ? Bound::Lower
                                : best > before ? Bound::Exact
                                                : Bound::Upper;
            m_table.store({key(), bestMove, static_cast<std::int16_t>(depth), best, bound});
        }
        return best;
    }

    /// The remembered move first, then captures of the most by the least, then the rest.
    void sort(std::vector<Move>& moves, const Move& preferred) const {
        std::vector<std::pair<int, Move>> rated;
        rated.reserve(moves.size());
        for (const Move& move : moves) {
            int rating = 0;
            const Square captured = m_core.capturedSquare(move);
            if (move == preferred)
                rating = mateScore;
            else if (captured != noSquare)
                rating = 16 * m_evaluate.value(m_core.board[captured]) + 10'000 -
                         m_evaluate.value(m_core.board[move.from]);
            if (move.isPromotion())
                rating += 5'000;
            rated.emplace_back(rating, move);
        }
        std::ranges::stable_sort(rated, std::greater<>(),
                                 [](const auto& entry) { return entry.first; });
        for (std::size_t i = 0; i < moves.size(); ++i)
            moves[i] = rated[i].second;
    }

    PositionCore<Words> m_core;
    Evaluation<Words> m_evaluate;
    DrawRules m_draws;
    std::vector<std::uint64_t> m_keys; ///< of the game and of the line being searched
    SearchLimits m_limits;
    const std::atomic<bool>& m_stop;
    TranspositionTable m_table;
    std::chrono::steady_clock::time_point m_started = std::chrono::steady_clock::now();
    std::uint64_t m_nodes = 0;
    bool m_stopped = false;
};

} // namespace tessera
