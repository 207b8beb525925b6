#include "squares_asked.h"

#include "proof/proof.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 20> words{
    "moves",    "captures", "targets",   "attacks", "checks",   "mates",   "attackers",
    "arrivals", "copies",   "neighbors", "between", "checkers", "escapes", "blocks",
    "pinned",   "hanging",  "movers",    "stuck",   "pieces",   "named",
};

bool isRoyal(const Position& position, Piece piece) {
    return position.ruleset().pieces[piece.kind].royal;
}

/// Targets of the moves that pass a test.
template<class Test>
std::vector<Square> targets(const std::vector<Move>& moves, Test&& test) {
    std::vector<Square> found;
    for (const Move& move : moves)
        if (test(move))
            found.push_back(move.to);
    return found;
}

template<class Test>
std::vector<Square> origins(const std::vector<Move>& moves, Test&& test) {
    std::vector<Square> found;
    for (const Move& move : moves)
        if (test(move))
            found.push_back(move.from);
    return found;
}

Position afterMove(const Position& position, const Move& move) {
    Position after = position;
    after.make(move);
    return after;
}

template<class Test>
std::vector<Square> piecesOf(const Position& position, Side side, Test&& test) {
    std::vector<Square> found;
    for (int i = 0; i < position.geometry().squareCount(); ++i) {
        const auto square = static_cast<Square>(i);
        const auto piece = position.pieceAt(square);
        if (piece && piece->side == side && test(square, *piece))
            found.push_back(square);
    }
    return found;
}

/// Squares that differ from one along these axes: any number of them, by any number of steps; or
/// along exactly one of them by one step.
std::vector<Square> around(const Position& position, const SquaresAsked& asked) {
    std::vector<Square> found;
    const Vector4 from = position.geometry().coordinates(asked.of);
    for (int i = 0; i < position.geometry().squareCount(); ++i) {
        const Vector4 to = position.geometry().coordinates(static_cast<Square>(i));
        AxisSet changed = 0;
        int steps = 0;
        for (std::size_t axis = 0; axis < axisCount; ++axis) {
            if (from[axis] != to[axis])
                changed |= axisBit(static_cast<int>(axis));
            steps += std::abs(from[axis] - to[axis]);
        }
        const bool along = changed != 0 && (changed & ~asked.axes) == 0;
        if (along && (asked.kind == AskedKind::Copies || steps == 1))
            found.push_back(static_cast<Square>(i));
    }
    return found;
}

std::vector<Square> between(const Position& position, Square from, Square to) {
    std::vector<Square> found;
    const Geometry& geometry = position.geometry();
    const auto line = geometry.line(from, to);
    for (int i = 1; line && i < line->steps; ++i)
        found.push_back(static_cast<Square>(
            from + i * geometry.directions()[static_cast<std::size_t>(line->direction)].offset));
    return found;
}

std::vector<Square> blocks(const Position& position) {
    std::vector<Square> found;
    if (!position.inCheck())
        return found;
    for (const ProofTry& one : prove(position).tries)
        if (one.blocksCheck && one.legal())
            found.push_back(one.move.to);
    return found;
}

std::vector<Square> unsorted(const Position& position, const SquaresAsked& asked) {
    const auto any = [](const auto&...) { return true; };
    switch (asked.kind) {
    case AskedKind::Moves:
        return targets(position.previewMovesFrom(asked.of), any);
    case AskedKind::Captures: {
        // What is taken stands on the target but for en passant, which only its own side can make.
        const auto takes = [&](const Move& move) {
            return move.type == MoveType::EnPassant || position.pieceAt(move.to).has_value();
        };
        return targets(position.previewMovesFrom(asked.of), takes);
    }
    case AskedKind::Targets: {
        std::vector<Square> found = controlled(position, asked.of);
        const Side side = position.pieceAt(asked.of)->side;
        std::erase_if(found, [&](Square square) {
            const auto piece = position.pieceAt(square);
            return !piece || piece->side == side;
        });
        return found;
    }
    case AskedKind::Attacks:
        return controlled(position, asked.of);
    case AskedKind::Checks:
        return targets(position.legalMovesFrom(asked.of),
                       [&](const Move& move) { return afterMove(position, move).inCheck(); });
    case AskedKind::Mates:
        return targets(position.legalMovesFrom(asked.of), [&](const Move& move) {
            return afterMove(position, move).outcome() == OutcomeKind::Checkmate;
        });
    case AskedKind::Attackers:
        return position.attackers(asked.of, asked.side);
    case AskedKind::Arrivals:
        return origins(position.legalMoves(),
                       [&](const Move& move) { return move.to == asked.of; });
    case AskedKind::Copies:
    case AskedKind::Neighbors:
        return around(position, asked);
    case AskedKind::Between:
        return between(position, asked.of, asked.to);
    case AskedKind::Checkers: {
        std::vector<Square> found;
        for (const Check& check : position.checks())
            found.push_back(check.by);
        return found;
    }
    case AskedKind::Escapes:
        return targets(position.legalMoves(), [&](const Move& move) {
            return move.type != MoveType::Castling &&
                   isRoyal(position, *position.pieceAt(move.from));
        });
    case AskedKind::Blocks:
        return blocks(position);
    case AskedKind::Pinned:
        return piecesOf(position, asked.side, [&](Square square, Piece piece) {
            return !isRoyal(position, piece) && !pinsOf(position, square).empty();
        });
    case AskedKind::Hanging:
        return unprotected(position, asked.side);
    case AskedKind::Movers:
        return origins(position.legalMoves(), any);
    case AskedKind::Stuck: {
        const std::vector<Square> movers = origins(position.legalMoves(), any);
        return piecesOf(position, position.sideToMove(), [&](Square square, Piece) {
            return std::ranges::find(movers, square) == movers.end();
        });
    }
    case AskedKind::Pieces:
        return piecesOf(position, asked.side, [&](Square, Piece piece) {
            return !asked.letter || piece.kind == *asked.letter;
        });
    case AskedKind::Named:
        return asked.named;
    }
    return {};
}

} // namespace

std::vector<Square> squaresAsked(const Position& position, const SquaresAsked& asked) {
    std::vector<Square> found = unsorted(position, asked);
    if (asked.differ != 0) {
        const Vector4 from = position.geometry().coordinates(asked.of);
        std::erase_if(found, [&](Square square) {
            const Vector4 to = position.geometry().coordinates(square);
            for (std::size_t axis = 0; axis < axisCount; ++axis)
                if ((asked.differ & axisBit(static_cast<int>(axis))) != 0 && from[axis] == to[axis])
                    return true;
            return false;
        });
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

std::span<const std::string_view> askedWords() {
    return words;
}

bool takesSquare(AskedKind kind) {
    return kind <= AskedKind::Between;
}

bool takesSide(AskedKind kind) {
    return kind == AskedKind::Attackers || kind == AskedKind::Pinned ||
           kind == AskedKind::Hanging || kind == AskedKind::Pieces;
}

bool takesAxes(AskedKind kind) {
    return kind == AskedKind::Copies || kind == AskedKind::Neighbors;
}

} // namespace tessera
