// How good a quiet position is for the side to move, without looking ahead.
#pragma once

#include "piece_values.h"

namespace tessera {

template<int Words>
class Evaluation {
public:
    Evaluation(const Ruleset& ruleset, const Geometry& geometry, const MoveTables<Words>& tables)
        : m_values(pieceValues(ruleset, tables)) {
        m_scores.resize(m_values.size() * 2 * static_cast<std::size_t>(tables.squareCount));
        for (std::size_t kind = 0; kind < m_values.size(); ++kind) {
            for (const Side side : {Side::White, Side::Black}) {
                for (int square = 0; square < tables.squareCount; ++square) {
                    const auto at = static_cast<Square>(square);
                    const std::size_t i = tables.index(static_cast<KindIndex>(kind), side, at);
                    m_scores[i] =
                        m_values[kind] + placement(ruleset.pieces[kind], side, at, geometry);
                }
            }
        }
    }

    [[nodiscard]] int value(PieceCode code) const {
        return code == emptyCode ? 0 : m_values[kindOf(code)];
    }

    /// From the side to move, in hundredths of a pawn.
    [[nodiscard]] int operator()(const PositionCore<Words>& core) const {
        int score = 0;
        for (const Side side : {Side::White, Side::Black}) {
            int sum = 0;
            core.bySide[sideIndex(side)].forEach([&](Square square) {
                sum += m_scores[core.tables->index(kindOf(core.board[square]), side, square)];
            });
            score += side == core.sideToMove ? sum : -sum;
        }
        return score;
    }

private:
    /// Pieces like the middle of every axis, pawns the way forward; royal pieces stay away.
    static int placement(const PieceKind& kind, Side side, Square square,
                         const Geometry& geometry) {
        constexpr int perStep = 6;
        const Vector4 at = geometry.coordinates(square);
        int score = 0;
        for (std::size_t axis = 0; axis < axisCount; ++axis) {
            const int last = geometry.sizes()[axis] - 1;
            if (kind.pawn && (kind.pawn->forward & axisBit(static_cast<int>(axis))) != 0)
                score += perStep * (side == Side::White ? at[axis] : last - at[axis]);
            else
                score += perStep * std::min<int>(at[axis], last - at[axis]);
        }
        return kind.royal ? -score : score;
    }

    std::vector<int> m_values;
    std::vector<int> m_scores; ///< by kind, side and square
};

} // namespace tessera
