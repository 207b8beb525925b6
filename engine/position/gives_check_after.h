// Whether the move that was just made gives check, found from the move alone: with many royal
// pieces that is far less than looking at each of them.
#pragma once

#include "attacks.h"

namespace tessera {

/// `core` is the position after `move`, in which the side that moved had left no check standing
/// against the other side before: what attacks a royal piece now is the moved piece, or a line that
/// it has opened. For boards of several words.
template<int Words>
class CheckAfterMove {
    using Set = SquareSet<Words>;

public:
    explicit CheckAfterMove(const PositionCore<Words>& core)
        : m_core(core), m_tables(*core.tables), m_occupied(core.occupied()) {}

    [[nodiscard]] bool operator()(const Move& move) const {
        // Two pieces have left or changed their squares: rare, so look at everything.
        if (move.type == MoveType::EnPassant || move.type == MoveType::Castling)
            return anyRoyalAttacked(m_core, m_core.sideToMove);
        return attacksRoyal(move.to) || opensLine(move.from);
    }

private:
    [[nodiscard]] bool isRoyalToMove(Square square) const {
        return m_core.royals[sideIndex(m_core.sideToMove)].has(square);
    }

    [[nodiscard]] bool attacksRoyal(Square from) const {
        const PieceCode code = m_core.board[from];
        const KindIndex kind = kindOf(code);
        bool found = false;
        forEachTarget(m_tables, kind, from, m_occupied,
                      [&](Square to) { found = found || isRoyalToMove(to); });
        return found ||
               (m_tables.kinds[kind].pawn &&
                m_tables.pawnCaptures.intersects(m_core.royals[sideIndex(m_core.sideToMove)],
                                                 m_tables.index(kind, sideOf(code), from)));
    }

    /// The first piece from `square` along a direction, with its distance; 0 steps for none.
    struct Met {
        Square square = noSquare;
        int steps = 0;
    };
    [[nodiscard]] Met firstAlong(Square square, std::size_t direction) const {
        const std::size_t directions = m_tables.directionOffsets.size();
        const int reach = m_tables.reach[std::size_t{square} * directions + direction];
        const int offset = m_tables.directionOffsets[direction];
        for (int step = 1; step <= reach; ++step) {
            const auto at = static_cast<Square>(square + step * offset);
            if (m_occupied.has(at))
                return {at, step};
        }
        return {};
    }

    /// Directions stand in pairs, each beside its opposite.
    [[nodiscard]] bool opensLine(Square left) const {
        const std::size_t directions = m_tables.directionOffsets.size();
        for (std::size_t d = 0; d < directions; ++d) {
            const Met royal = firstAlong(left, d);
            if (royal.steps == 0 || !isRoyalToMove(royal.square))
                continue;
            const Met slider = firstAlong(left, d ^ 1U);
            if (slider.steps == 0)
                continue;
            const PieceCode code = m_core.board[slider.square];
            if (sideOf(code) != m_core.sideToMove &&
                m_tables.kinds[kindOf(code)].lineLength[d] >= royal.steps + slider.steps)
                return true;
        }
        return false;
    }

    const PositionCore<Words>& m_core;
    const MoveTables<Words>& m_tables;
    Set m_occupied;
};

} // namespace tessera
