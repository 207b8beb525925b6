// What each piece is worth on each square, looked up and kept up to date move by move.
#pragma once

#include "geometry/geometry.h"
#include "piece_values.h"
#include "promotion_way.h"

namespace tessera {

/// A score with many pieces on the board and one with few.
struct PhasedScore {
    int middle = 0;
    int end = 0;

    PhasedScore& operator+=(const PhasedScore& other) {
        middle += other.middle;
        end += other.end;
        return *this;
    }
    PhasedScore& operator-=(const PhasedScore& other) {
        middle -= other.middle;
        end -= other.end;
        return *this;
    }
};

/// The sum over the board, for White, and what tells how many pieces are left.
struct PlacementSum {
    PhasedScore score;
    int officers = 0; ///< value of all pieces but pawns and royal ones
};

class Placement {
public:
    template<int Words>
    Placement(const Ruleset& ruleset, const Geometry& geometry, const MoveTables<Words>& tables,
              const EvaluationWeights& weights)
        : m_squares(static_cast<std::size_t>(tables.squareCount)),
          m_kinds(kindValues(ruleset, tables, weights)) {
        for (std::size_t i = 0; i < m_kinds.size(); ++i) {
            const PieceKind& kind = ruleset.pieces[i];
            m_officer.push_back(!kind.royal && !kind.pawn);
            for (const Side side : {Side::White, Side::Black}) {
                const auto index = static_cast<KindIndex>(i);
                const std::vector<int> way =
                    kind.pawn ? stepsToPromotion(tables, index, side) : std::vector<int>{};
                for (int square = 0; square < tables.squareCount; ++square) {
                    const auto at = static_cast<Square>(square);
                    PhasedScore score =
                        kind.royal  ? royal(weights, geometry, at)
                        : kind.pawn ? pawn(weights, tables.kinds[i].promotesTo, index, way[at])
                                    : officer(weights, geometry, index, at);
                    if (side == Side::Black)
                        score = {-score.middle, -score.end};
                    m_scores.push_back(score);
                }
            }
        }
    }

    /// By kind.
    [[nodiscard]] const std::vector<KindValue>& kinds() const { return m_kinds; }
    [[nodiscard]] int value(PieceCode code) const {
        return code == emptyCode ? 0 : m_kinds[kindOf(code)].value;
    }
    /// The value of the cheapest kind that is neither royal nor a pawn, or a pawn's.
    [[nodiscard]] int leastOfficer() const {
        int least = 0;
        for (std::size_t i = 0; i < m_kinds.size(); ++i) {
            if (m_officer[i] && (least == 0 || m_kinds[i].value < least))
                least = m_kinds[i].value;
        }
        return least == 0 ? pawnValue : least;
    }

    template<int Words>
    [[nodiscard]] PlacementSum sum(const PositionCore<Words>& core) const {
        PlacementSum sum;
        core.occupied().forEach([&](Square square) { add(sum, core.board[square], square); });
        return sum;
    }

    /// The sum after a move that is about to be made.
    template<int Words>
    [[nodiscard]] PlacementSum after(PlacementSum sum, const PositionCore<Words>& core,
                                     const Move& move) const {
        const PieceCode mover = core.board[move.from];
        if (const Square captured = core.capturedSquare(move); captured != noSquare)
            remove(sum, core.board[captured], captured);
        remove(sum, mover, move.from);
        add(sum, move.isPromotion() ? pieceCode(move.promotion, sideOf(mover)) : mover, move.to);
        if (move.type == MoveType::Castling) {
            for (const CastlingMove<Words>& castling : core.tables->castling) {
                if (castling.side != sideOf(mover) || castling.kingFrom != move.from ||
                    castling.kingTo != move.to)
                    continue;
                const PieceCode rook = pieceCode(castling.rookKind, castling.side);
                remove(sum, rook, castling.rookFrom);
                add(sum, rook, castling.rookTo);
                break;
            }
        }
        return sum;
    }

private:
    /// Steps to the nearest end of every axis.
    static int inwards(const Geometry& geometry, Square square) {
        const Vector4 at = geometry.coordinates(square);
        int steps = 0;
        for (std::size_t axis = 0; axis < axisCount; ++axis)
            steps += std::min<int>(at[axis], geometry.sizes()[axis] - 1 - at[axis]);
        return steps;
    }

    static PhasedScore royal(const EvaluationWeights& weights, const Geometry& geometry,
                             Square at) {
        const int steps = inwards(geometry, at);
        return {-weights.kingShelter * steps, weights.kingActivity * steps};
    }
    PhasedScore officer(const EvaluationWeights& weights, const Geometry& geometry, KindIndex kind,
                        Square at) const {
        const int score = m_kinds[kind].value + weights.centre * inwards(geometry, at);
        return {score, score};
    }
    /// The gain of promoting is shared out by the square of the steps left.
    PhasedScore pawn(const EvaluationWeights& weights, const std::vector<KindIndex>& promotesTo,
                     KindIndex kind, int steps) const {
        const int value = m_kinds[kind].value;
        int gain = 0;
        for (const KindIndex choice : promotesTo)
            gain = std::max(gain, m_kinds[choice].value - value);
        // A pawn that can promote no more still holds squares.
        if (steps == neverPromotes || gain == 0)
            return {value / 2, value / 2};
        const int part = gain * weights.promotion / (100 * (steps + 1) * (steps + 1));
        return {value + part, value + part + part / 2};
    }

    [[nodiscard]] const PhasedScore& at(PieceCode code, Square square) const {
        return m_scores[static_cast<std::size_t>(code - 1) * m_squares + square];
    }
    void add(PlacementSum& sum, PieceCode code, Square square) const {
        sum.score += at(code, square);
        if (m_officer[kindOf(code)])
            sum.officers += m_kinds[kindOf(code)].value;
    }
    void remove(PlacementSum& sum, PieceCode code, Square square) const {
        sum.score -= at(code, square);
        if (m_officer[kindOf(code)])
            sum.officers -= m_kinds[kindOf(code)].value;
    }

    std::size_t m_squares;
    std::vector<KindValue> m_kinds;
    std::vector<bool> m_officer;
    std::vector<PhasedScore> m_scores; ///< by code and square, for White
};

} // namespace tessera
