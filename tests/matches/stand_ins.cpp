#include "stand_ins.h"

#include <algorithm>
#include <cstdlib>

namespace tessera::test {

namespace {

constexpr int mate = 1'000'000;

/// As players of ordinary chess count.
int valueOf(const PieceKind& kind) {
    if (kind.royal)
        return 0;
    switch (kind.letter) {
    case 'Q':
        return 900;
    case 'R':
        return 500;
    case 'B':
    case 'N':
        return 300;
    default:
        return kind.pawn ? 100 : 300;
    }
}

/// Twice the distance from the middle, over all axes.
int fromMiddle(const Geometry& geometry, Square square) {
    const Vector4 at = geometry.coordinates(square);
    int distance = 0;
    for (std::size_t axis = 0; axis < axisCount; ++axis)
        distance += std::abs(2 * at[axis] - (geometry.sizes()[axis] - 1));
    return distance;
}

/// For the side to move.
int materialAndCentre(const Position& position) {
    const Geometry& geometry = position.geometry();
    int score = 0;
    for (int i = 0; i < geometry.squareCount(); ++i) {
        const auto square = static_cast<Square>(i);
        const auto piece = position.pieceAt(square);
        if (!piece)
            continue;
        const PieceKind& kind = position.ruleset().pieces[piece->kind];
        const int worth = valueOf(kind) - (kind.royal ? 0 : 3 * fromMiddle(geometry, square));
        score += piece->side == position.sideToMove() ? worth : -worth;
    }
    return score;
}

Position after(const Position& position, const Move& move) {
    Position next = position;
    next.make(move);
    return next;
}

/// A score when the game is over, for the side to move.
std::optional<int> ended(const Position& position) {
    switch (position.outcome()) {
    case OutcomeKind::Ongoing:
        return std::nullopt;
    case OutcomeKind::Checkmate:
        return -mate;
    default:
        return 0;
    }
}

std::vector<Move> shuffled(const Position& position, std::mt19937& random) {
    std::vector<Move> moves = position.legalMoves();
    for (std::size_t i = moves.size(); i > 1; --i)
        std::swap(moves[i - 1], moves[random() % i]);
    return moves;
}

int capturedValue(const Position& position, const Move& move) {
    const auto square = position.capturedSquare(move);
    const int captured =
        square ? valueOf(position.ruleset().pieces[position.pieceAt(*square)->kind]) : 0;
    return captured + (move.isPromotion() ? 800 : 0);
}

/// Captures of the most first.
void sort(const Position& position, std::vector<Move>& moves) {
    std::ranges::stable_sort(moves, std::greater<>(),
                             [&](const Move& move) { return capturedValue(position, move); });
}

} // namespace

Move TwoPly::move(const Game& game) {
    const Position& position = game.current();
    Move best;
    int most = -2 * mate;
    for (const Move& move : shuffled(position, m_random)) {
        const Position next = after(position, move);
        int score = mate;
        if (const auto end = ended(next)) {
            score = -*end;
        } else {
            for (const Move& reply : next.legalMoves()) {
                const Position leaf = after(next, reply);
                const auto over = ended(leaf);
                score = std::min(score, over ? *over : materialAndCentre(leaf));
            }
        }
        if (score > most) {
            most = score;
            best = move;
        }
    }
    return best;
}

Move AlphaBeta::move(const Game& game) {
    const Position& position = game.current();
    std::vector<Move> moves = shuffled(position, m_random);
    sort(position, moves);
    Move best = moves.front();
    m_nodes = 0;
    for (int depth = 1; depth <= m_depth && !isOut(); ++depth) {
        int alpha = -2 * mate;
        Move bestHere = best;
        for (const Move& move : moves) {
            const int score = -search(after(position, move), depth - 1, -2 * mate, -alpha);
            if (isOut())
                break;
            if (score > alpha) {
                alpha = score;
                bestHere = move;
            }
        }
        if (alpha > -2 * mate)
            best = bestHere;
        const auto place = std::ranges::find(moves, best);
        std::rotate(moves.begin(), place, place + 1);
    }
    return best;
}

int AlphaBeta::search(const Position& position, int depth, int alpha, int beta) {
    if (depth == 0)
        return quiesce(position, alpha, beta);
    ++m_nodes;
    if (isOut())
        return 0;
    if (const auto end = ended(position))
        return *end < 0 ? *end - depth : *end;
    std::vector<Move> moves = position.legalMoves();
    sort(position, moves);
    int best = -2 * mate;
    for (const Move& move : moves) {
        best = std::max(best, -search(after(position, move), depth - 1, -beta, -alpha));
        alpha = std::max(alpha, best);
        if (alpha >= beta || isOut())
            break;
    }
    return best;
}

int AlphaBeta::quiesce(const Position& position, int alpha, int beta) {
    ++m_nodes;
    if (isOut())
        return 0;
    std::vector<Move> moves = position.legalMoves();
    if (moves.empty())
        return position.inCheck() ? -mate : 0;
    int best = materialAndCentre(position);
    if (best >= beta)
        return best;
    alpha = std::max(alpha, best);
    std::erase_if(moves, [&](const Move& move) { return capturedValue(position, move) == 0; });
    sort(position, moves);
    for (const Move& move : moves) {
        best = std::max(best, -quiesce(after(position, move), -beta, -alpha));
        alpha = std::max(alpha, best);
        if (alpha >= beta || isOut())
            break;
    }
    return best;
}

} // namespace tessera::test
