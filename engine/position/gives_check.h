// Which moves can give check, found without making them.
#pragma once

#include "movegen.h"

namespace tessera {

/// Looks at the royal pieces of the side not to move, once a position.
template<int Words>
class CheckFinder {
    using Set = SquareSet<Words>;

public:
    CheckFinder(const PositionCore<Words>& core, const Geometry& geometry)
        : m_core(core), m_us(core.sideToMove) {
        const Set occupied = core.occupied();
        core.royals[sideIndex(opponent(m_us))].forEach([&](Square king) {
            findDirect(king, occupied);
            findUncovering(king, occupied, geometry);
        });
    }

    /// False only for moves that give no check.
    [[nodiscard]] bool mayCheck(const Move& move) const {
        return move.type == MoveType::EnPassant || move.type == MoveType::Castling ||
               move.isPromotion() || m_uncovering.has(move.from) ||
               m_direct[kindOf(m_core.board[move.from])].has(move.to);
    }

    /// Lets moves through that may give check.
    void addTo(MoveAim<Words>& aim) const {
        for (std::size_t kind = 0; kind < static_cast<std::size_t>(m_core.tables->kindCount);
             ++kind)
            aim.to[kind] |= m_direct[kind];
        aim.freely |= m_uncovering;
    }

private:
    void findDirect(Square king, const Set& occupied) {
        const MoveTables<Words>& tables = *m_core.tables;
        for (int k = 0; k < tables.kindCount; ++k) {
            const auto kind = static_cast<KindIndex>(k);
            if (tables.kinds[kind].royal || m_core.pieces(kind, m_us).none())
                continue;
            // Slides and leaps go both ways.
            addTargets(tables, kind, king, occupied, m_direct[kind]);
            if (tables.kinds[kind].pawn)
                tables.pawnCapturesTo.addTo(m_direct[kind], tables.index(kind, m_us, king));
        }
    }

    /// Own pieces alone between the king and an own slider.
    void findUncovering(Square king, const Set& occupied, const Geometry& geometry) {
        if constexpr (Words == 1) {
            const MoveTables<Words>& tables = *m_core.tables;
            for (int k = 0; k < tables.kindCount; ++k) {
                const auto kind = static_cast<KindIndex>(k);
                if (!tables.kinds[kind].slides)
                    continue;
                const Set reaching{{tables.emptyBoardTargets[tables.index(kind, king)] &
                                    m_core.pieces(kind, m_us).words[0]}};
                reaching.forEach([&](Square from) {
                    const Set between{{tables.betweenSquares(king, from) & occupied.words[0]}};
                    if (between.count() == 1)
                        m_uncovering |= between & m_core.bySide[sideIndex(m_us)];
                });
            }
            return;
        }
        const auto& directions = geometry.directions();
        for (std::size_t d = 0; d < directions.size(); ++d) {
            const int reach = geometry.reach(king, static_cast<int>(d));
            Square first = noSquare;
            int square = king;
            for (int step = 1; step <= reach; ++step) {
                square += directions[d].offset;
                const auto at = static_cast<Square>(square);
                if (!occupied.has(at))
                    continue;
                const PieceCode code = m_core.board[at];
                if (sideOf(code) != m_us)
                    break;
                if (first == noSquare) {
                    first = at;
                    continue;
                }
                if (m_core.tables->kinds[kindOf(code)].lineLength[d] >= step)
                    m_uncovering.add(first);
                break;
            }
        }
    }

    const PositionCore<Words>& m_core;
    Side m_us;
    std::array<Set, maxKinds> m_direct{};
    Set m_uncovering;
};

} // namespace tessera
