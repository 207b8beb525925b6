// What the attacks of a position are worth: mobility, the squares around royal pieces, and pieces
// that hang. Worked out anew in every position, so only for boards of up to 256 squares.
#pragma once

#include "piece_values.h"

namespace tessera {

template<int Words>
class AttackTerms {
    using Set = SquareSet<Words>;

public:
    AttackTerms(const PositionCore<Words>& core, const std::vector<KindValue>& kinds,
                const EvaluationWeights& weights)
        : m_core(core), m_tables(*core.tables), m_kinds(kinds), m_weights(weights),
          m_occupied(core.occupied()) {
        for (const Side side : {Side::White, Side::Black})
            lookAtPawns(side);
        for (const Side side : {Side::White, Side::Black})
            lookAtPieces(side);
    }

    /// For a side, from its own point of view.
    [[nodiscard]] int of(Side side) const {
        return m_mobility[sideIndex(side)] - kings(side) - hanging(side);
    }

private:
    void lookAtPawns(Side side) {
        for (int k = 0; k < m_tables.kindCount; ++k) {
            const auto kind = static_cast<KindIndex>(k);
            if (!m_tables.kinds[kind].pawn)
                continue;
            m_core.pieces(kind, side).forEach([&](Square from) {
                m_tables.pawnCaptures.addTo(m_byPawns[sideIndex(side)],
                                            m_tables.index(kind, side, from));
            });
        }
    }

    void lookAtPieces(Side side) {
        const std::size_t us = sideIndex(side);
        const std::size_t them = sideIndex(opponent(side));
        const Set open = without(~m_core.bySide[us], m_byPawns[them]);
        m_attacks[us] = m_byPawns[us];
        for (int k = 0; k < m_tables.kindCount; ++k) {
            const auto kind = static_cast<KindIndex>(k);
            if (m_tables.kinds[kind].royal)
                continue;
            m_core.pieces(kind, side).forEach([&](Square from) {
                Set targets;
                addTargets(m_tables, kind, from, m_occupied, targets);
                m_mobility[us] +=
                    m_weights.mobility * ((targets & open).count() - m_kinds[kind].meanTargets);
                m_attacks[us] |= targets;
            });
        }
        m_kingAttacks[us] = {};
        m_core.royals[us].forEach([&](Square king) {
            addTargets(m_tables, kindOf(m_core.board[king]), king, m_occupied, m_kingAttacks[us]);
        });
    }

    /// How bad the squares around the royal pieces are. Attacked squares that no own piece protects
    /// count by the square of their share, and so do squares where the piece cannot go.
    [[nodiscard]] int kings(Side side) const {
        const std::size_t us = sideIndex(side);
        const std::size_t them = sideIndex(opponent(side));
        const Set attacked = m_attacks[them] | m_kingAttacks[them];
        int danger = 0;
        m_core.royals[us].forEach([&](Square king) {
            Set around;
            addTargets(m_tables, kindOf(m_core.board[king]), king, m_occupied, around);
            const int squares = std::max(around.count(), 1);
            const int pressed = 100 * without(around & attacked, m_attacks[us]).count() / squares;
            const int closed =
                100 - 100 * without(around, attacked | m_core.bySide[us]).count() / squares;
            danger += m_weights.kingPressure * pressed * pressed / 10'000;
            danger += m_weights.kingFlights * closed * closed / 10'000;
        });
        return danger;
    }

    /// The side to move can still do something about it.
    [[nodiscard]] int hanging(Side side) const {
        const std::size_t us = sideIndex(side);
        const std::size_t them = sideIndex(opponent(side));
        const Set protectedSquares = m_attacks[us] | m_kingAttacks[us];
        const Set loose =
            without((m_attacks[them] | m_kingAttacks[them]) & m_core.bySide[us], protectedSquares);
        int loss = 0;
        without(loose, m_core.royals[us]).forEach([&](Square square) {
            loss += m_weights.hanging * m_kinds[kindOf(m_core.board[square])].value / 100;
        });
        without(m_byPawns[them] & m_core.bySide[us], m_core.royals[us] | loose)
            .forEach([&](Square square) {
                const int value = m_kinds[kindOf(m_core.board[square])].value - pawnValue;
                loss += m_weights.pawnThreat * std::max(value, 0) / 100;
            });
        return side == m_core.sideToMove ? loss : 2 * loss;
    }

    const PositionCore<Words>& m_core;
    const MoveTables<Words>& m_tables;
    const std::vector<KindValue>& m_kinds;
    const EvaluationWeights& m_weights;
    Set m_occupied;
    std::array<Set, 2> m_byPawns{};
    std::array<Set, 2> m_attacks{}; ///< of all but royal pieces
    std::array<Set, 2> m_kingAttacks{};
    std::array<int, 2> m_mobility{};
};

} // namespace tessera
