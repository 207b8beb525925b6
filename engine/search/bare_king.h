// Endings against a lone royal piece: where it can be mated at all, and how to drive it there.
#pragma once

#include "geometry/geometry.h"
#include "piece_values.h"

#include <cstdlib>

namespace tessera {

/// Steps of a piece that changes any axes at once.
inline int kingSteps(const Geometry& geometry, Square a, Square b) {
    const Vector4 from = geometry.coordinates(a);
    const Vector4 to = geometry.coordinates(b);
    int steps = 0;
    for (std::size_t axis = 0; axis < axisCount; ++axis)
        steps = std::max(steps, std::abs(from[axis] - to[axis]));
    return steps;
}

/// Squares on which a lone royal piece can be mated by another royal piece of its kind and one
/// piece of `attacker`, tried out with every placement. For boards of one word.
inline SquareSet<1> mateSquares(const MoveTables<1>& tables, KindIndex royal, KindIndex attacker) {
    SquareSet<1> found;
    for (int k = 0; k < tables.squareCount; ++k) {
        const auto king = static_cast<Square>(k);
        SquareSet<1> ownReach;
        addTargets(tables, royal, king, {}, ownReach);
        for (int a = 0; a < tables.squareCount; ++a) {
            const auto from = static_cast<Square>(a);
            if (from == king)
                continue;
            // The lone piece is no obstacle: a line goes on where it steps back along it.
            SquareSet<1> attacked;
            addTargets(tables, attacker, from, SquareSet<1>::single(king), attacked);
            const bool isProtected = ownReach.has(from);
            without(attacked, ownReach | SquareSet<1>::single(king)).forEach([&](Square victim) {
                if (found.has(victim))
                    return;
                SquareSet<1> flights;
                addTargets(tables, royal, victim, {}, flights);
                flights = without(flights, ownReach | attacked);
                flights.remove(king);
                if (isProtected)
                    flights.remove(from);
                if (flights.none())
                    found.add(victim);
            });
        }
    }
    return found;
}

/// Made once a ruleset. Speaks of one royal piece a side; with more there is no such ending.
template<int Words>
class BareKing {
public:
    BareKing(const Ruleset& ruleset, const Geometry& geometry, const MoveTables<Words>& tables)
        : m_geometry(&geometry) {
        for (int k = 0; k < tables.kindCount; ++k) {
            if (tables.kinds[static_cast<std::size_t>(k)].royal)
                addKing(tables, static_cast<KindIndex>(k));
        }
        if constexpr (Words == 1) {
            m_mates.resize(ruleset.pieces.size());
            const auto royal =
                ruleset.pieces.size() -
                static_cast<std::size_t>(std::distance(
                    std::ranges::find_if(ruleset.pieces, &PieceKind::royal), ruleset.pieces.end()));
            for (std::size_t kind = 0; kind < ruleset.pieces.size(); ++kind) {
                if (!ruleset.pieces[kind].royal && !ruleset.pieces[kind].pawn)
                    m_mates[kind] = mateSquares(tables, static_cast<KindIndex>(royal),
                                                static_cast<KindIndex>(kind));
            }
        }
    }

    /// Whether `side` has nothing but one royal piece, and so has the other, beside other pieces.
    [[nodiscard]] static bool isBare(const PositionCore<Words>& core, Side side) {
        return core.bySide[sideIndex(side)] == core.royals[sideIndex(side)] &&
               core.royals[0].count() == 1 && core.royals[1].count() == 1;
    }

    /// Whether the pieces against the bare king can never mate. Only where that is known.
    [[nodiscard]] bool isHopeless(const PositionCore<Words>& core, Side bare) const {
        if constexpr (Words == 1) {
            const SquareSet<1> others = without(core.bySide[sideIndex(opponent(bare))],
                                                core.royals[sideIndex(opponent(bare))]);
            if (others.count() != 1)
                return false;
            const KindIndex kind = kindOf(core.board[others.first()]);
            return !core.tables->kinds[kind].pawn && m_mates[kind].none();
        }
        return false;
    }

    /// What the other side has gained in driving the bare king, 0 or more.
    [[nodiscard]] int drive(const PositionCore<Words>& core, Side bare,
                            const EvaluationWeights& weights) const {
        const Square king = core.royals[sideIndex(bare)].first();
        const Square other = core.royals[sideIndex(opponent(bare))].first();
        const KindIndex kind = kindOf(core.board[king]);
        return weights.bareKing * (m_mostNeighbours - neighbours(kind, king)) +
               weights.kingsApart * (maxAxisSize - kingSteps(*m_geometry, king, other));
    }

private:
    void addKing(const MoveTables<Words>& tables, KindIndex kind) {
        m_neighbours.resize((std::size_t{kind} + 1) * static_cast<std::size_t>(tables.squareCount));
        m_squares = static_cast<std::size_t>(tables.squareCount);
        for (int square = 0; square < tables.squareCount; ++square) {
            SquareSet<Words> around;
            addTargets(tables, kind, static_cast<Square>(square), {}, around);
            const int count = around.count();
            m_neighbours[std::size_t{kind} * m_squares + static_cast<std::size_t>(square)] = count;
            m_mostNeighbours = std::max(m_mostNeighbours, count);
        }
    }
    [[nodiscard]] int neighbours(KindIndex kind, Square square) const {
        return m_neighbours[std::size_t{kind} * m_squares + square];
    }

    const Geometry* m_geometry;
    std::size_t m_squares = 0;
    std::vector<int> m_neighbours; ///< of royal kinds, by kind and square
    int m_mostNeighbours = 0;
    std::vector<SquareSet<1>> m_mates; ///< by attacking kind
};

} // namespace tessera
