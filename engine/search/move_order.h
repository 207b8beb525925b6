// The likeliest moves first: what was best before, captures by what they win, moves that refuted
// something near by, then the moves that have done so often.
#pragma once

#include "exchange.h"
#include "search_board.h"

namespace tessera {

struct RatedMove {
    Move move;
    int rating = 0;
};

/// Ratings lie in bands, from the best: table move, good captures, refutations, quiet moves by
/// history, captures that lose something.
inline constexpr int tableMoveRating = 1 << 30;
inline constexpr int captureRating = 1 << 26;
inline constexpr int refutationRating = 1 << 24;
inline constexpr int historyLimit = 1 << 14;
inline constexpr int losingCaptureRating = -(1 << 26);

/// Takes the best remaining move to place `i` of a list.
inline void pickNext(std::vector<RatedMove>& moves, std::size_t i) {
    constexpr std::size_t pickedOneByOne = 8;
    const auto from = moves.begin() + static_cast<std::ptrdiff_t>(i);
    if (i == pickedOneByOne) {
        std::ranges::stable_sort(from, moves.end(), std::greater<>(), &RatedMove::rating);
    } else if (i < pickedOneByOne) {
        std::iter_swap(from, std::ranges::max_element(from, moves.end(), {}, &RatedMove::rating));
    }
}

template<int Words>
class MoveOrder {
public:
    MoveOrder(const SearchBoard<Words>& board, std::size_t plies)
        : m_board(board), m_squares(static_cast<std::size_t>(board.core().tables->squareCount)),
          m_history((2 * board.placement().kinds().size() + 1) * m_squares), m_killers(plies),
          m_answers(m_history.size()) {}

    /// Rates every move of a full search.
    void rate(const std::vector<Move>& moves, const std::optional<Move>& tableMove,
              std::vector<RatedMove>& rated) const {
        const auto ply = static_cast<std::size_t>(m_board.ply());
        const Move answer = m_answers[answerIndex()];
        rated.clear();
        rated.reserve(moves.size());
        for (const Move& move : moves) {
            int rating = 0;
            if (tableMove && move == *tableMove)
                rating = tableMoveRating;
            else if (isTactical(move))
                rating = tactical(move);
            else if (move == m_killers[ply][0])
                rating = refutationRating + 2;
            else if (move == m_killers[ply][1])
                rating = refutationRating + 1;
            else if (move == answer)
                rating = refutationRating;
            else
                rating = m_history[index(move)];
            rated.push_back({move, rating});
        }
    }

    [[nodiscard]] bool isTactical(const Move& move) const {
        return move.isPromotion() || m_board.core().capturedSquare(move) != noSquare;
    }
    [[nodiscard]] int history(const Move& move) const { return m_history[index(move)]; }

    /// The most valuable victim by the least valuable piece.
    [[nodiscard]] int victimFirst(const Move& move) const {
        const auto& core = m_board.core();
        const Placement& placement = m_board.placement();
        int gain = 0;
        if (const Square captured = core.capturedSquare(move); captured != noSquare)
            gain = placement.value(core.board[captured]);
        if (move.isPromotion())
            gain += placement.value(pieceCode(move.promotion, core.sideToMove));
        return std::min(16 * std::min(gain, 1'000'000) -
                            std::min(placement.value(core.board[move.from]), 200'000),
                        captureRating - 1);
    }

    /// Whether a capture certainly loses nothing, or else by the exchange.
    [[nodiscard]] bool losesNothing(const Move& move, int least = 0) const {
        const auto& core = m_board.core();
        const Placement& placement = m_board.placement();
        const Square captured = core.capturedSquare(move);
        if (captured != noSquare && !move.isPromotion() &&
            placement.value(core.board[captured]) - placement.value(core.board[move.from]) >= least)
            return true;
        return Exchange<Words>(core, placement)(move) >= least;
    }

    /// A quiet move was too good for the other side; those tried before it were not.
    void reward(const Move& move, const std::vector<Move>& before, int depth) {
        const int bonus = std::min(16 * depth * depth, 1200);
        update(m_history[index(move)], bonus);
        for (const Move& other : before)
            update(m_history[index(other)], -bonus);
        auto& killers = m_killers[static_cast<std::size_t>(m_board.ply())];
        if (killers[0] != move)
            killers = {move, killers[0]};
        m_answers[answerIndex()] = move;
    }

private:
    [[nodiscard]] int tactical(const Move& move) const {
        const int order = victimFirst(move);
        return losesNothing(move) ? captureRating + order : losingCaptureRating + order;
    }

    static void update(int& entry, int bonus) {
        entry += bonus - entry * std::abs(bonus) / historyLimit;
    }
    [[nodiscard]] std::size_t index(const Move& move) const {
        return m_board.core().board[move.from] * m_squares + move.to;
    }
    /// By the piece that has just moved and where it stands.
    [[nodiscard]] std::size_t answerIndex() const {
        const Move& last = m_board.lastMove();
        return last.to == noSquare ? 0 : m_board.core().board[last.to] * m_squares + last.to;
    }

    const SearchBoard<Words>& m_board;
    std::size_t m_squares;
    std::vector<int> m_history; ///< by piece and target
    std::vector<std::array<Move, 2>> m_killers;
    std::vector<Move> m_answers; ///< by the move before
};

} // namespace tessera
