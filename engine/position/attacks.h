// Attack detection: the one notion of attack. A piece attacks a square when it could capture an
// enemy standing there, whatever does stand there, and pinned or not.
#pragma once

#include "position_core.h"

namespace tessera {

/// Squares that a line of a one-word board reaches: up to and including the first piece each way.
/// Subtracting the highest blocker below from the blockers above flips exactly the bits between the
/// two nearest blockers ("obstruction difference").
inline std::uint64_t lineTargets(const LineMasks& line, std::uint64_t occupied) {
    const std::uint64_t below = line.below & occupied;
    const std::uint64_t above = line.above & occupied;
    const std::uint64_t nearestBelow =
        std::uint64_t{1} << (63U - static_cast<unsigned>(std::countl_zero(below | 1U)));
    return (line.below | line.above) & (above ^ (above - nearestBelow));
}

/// Calls `visit(Square)` for the squares that a non-pawn move of a kind attacks from `from`, given
/// the occupied squares. For boards of several words; a kind that both leaps and slides may visit a
/// square twice.
template<int Words, class Visit>
inline void forEachTarget(const MoveTables<Words>& tables, KindIndex kind, Square from,
                          const SquareSet<Words>& occupied, Visit&& visit) {
    const std::size_t index = tables.index(kind, from);
    tables.contact.forEach(index, visit);
    for (const Ray& ray : tables.lines[index]) {
        int square = from;
        for (int i = 0; i < ray.length; ++i) {
            square += ray.offset;
            visit(static_cast<Square>(square));
            if (occupied.has(static_cast<Square>(square)))
                break;
        }
    }
}

/// Adds those squares to a set.
template<int Words>
inline void addTargets(const MoveTables<Words>& tables, KindIndex kind, Square from,
                       const SquareSet<Words>& occupied, SquareSet<Words>& targets) {
    if constexpr (Words == 1) {
        const std::size_t index = tables.index(kind, from);
        tables.contact.addTo(targets, index);
        for (const LineMasks& line : tables.lines[index])
            targets.words[0] |= lineTargets(line, occupied.words[0]);
    } else {
        forEachTarget(tables, kind, from, occupied, [&](Square to) { targets.add(to); });
    }
}

/// Everything a piece attacks: its lines, leaps and pawn captures.
template<int Words>
inline void addAttacks(const MoveTables<Words>& tables, PieceCode code, Square from,
                       const SquareSet<Words>& occupied, SquareSet<Words>& attacked) {
    const KindIndex kind = kindOf(code);
    addTargets(tables, kind, from, occupied, attacked);
    if (tables.kinds[kind].pawn)
        tables.pawnCaptures.addTo(attacked, tables.index(kind, sideOf(code), from));
}

/// Everything a side attacks, given the occupied squares.
template<int Words>
inline SquareSet<Words> attackMap(const PositionCore<Words>& core, Side by,
                                  const SquareSet<Words>& occupied) {
    SquareSet<Words> attacked;
    core.bySide[sideIndex(by)].forEach(
        [&](Square from) { addAttacks(*core.tables, core.board[from], from, occupied, attacked); });
    return attacked;
}

/// Calls `visit(Square attacker, bool alongLine)` for every piece of `by` in `candidates` that
/// attacks `target`, given the occupied squares. Contact of pieces that only ever step is no line.
template<int Words, class Visit>
inline void forEachAttacker(const PositionCore<Words>& core, Square target, Side by,
                            const SquareSet<Words>& occupied, const SquareSet<Words>& candidates,
                            Visit&& visit) {
    const MoveTables<Words>& tables = *core.tables;
    SquareSet<Words> visited;
    for (int k = 0; k < tables.kindCount; ++k) {
        const auto kind = static_cast<KindIndex>(k);
        const SquareSet<Words> pieces = core.pieces(kind, by) & candidates;
        if (pieces.none())
            continue;
        SquareSet<Words> found;
        if (tables.kinds[kind].pawn)
            found = tables.pawnCapturesTo.within(pieces, tables.index(kind, by, target));
        // Slides and leaps go both ways: whoever stands where the kind could go to attacks back.
        if constexpr (Words == 1) {
            const std::size_t index = tables.index(kind, target);
            found |= tables.contact.within(pieces, index);
            SquareSet<1> far{{tables.emptyBoardTargets[index] & pieces.words[0]}};
            far = without(far, found);
            found.forEach([&](Square from) { visit(from, false); });
            far.forEach([&](Square from) {
                if ((tables.betweenSquares(target, from) & occupied.words[0]) == 0)
                    visit(from, true);
            });
        } else {
            found |= tables.leaps.within(pieces, tables.index(kind, target));
            found.forEach([&](Square from) { visit(from, false); });
            visited |= found;
        }
    }
    if constexpr (Words != 1) {
        const std::size_t directions = tables.directionOffsets.size();
        for (std::size_t d = 0; d < directions; ++d) {
            const int reach = tables.reach[std::size_t{target} * directions + d];
            int square = target;
            for (int i = 1; i <= reach; ++i) {
                square += tables.directionOffsets[d];
                const auto at = static_cast<Square>(square);
                if (!occupied.has(at))
                    continue;
                const PieceCode code = core.board[at];
                if (candidates.has(at) && !visited.has(at) && code != emptyCode &&
                    sideOf(code) == by && tables.kinds[kindOf(code)].lineLength[d] >= i)
                    visit(at, i > 1 || tables.kinds[kindOf(code)].lineLength[d] > 1);
                break;
            }
        }
    }
}

template<int Words>
inline bool isAttacked(const PositionCore<Words>& core, Square target, Side by,
                       const SquareSet<Words>& occupied, const SquareSet<Words>& candidates) {
    bool attacked = false;
    forEachAttacker(core, target, by, occupied, candidates, [&](Square, bool) { attacked = true; });
    return attacked;
}

/// Whether any royal piece of `side` is attacked as the position stands.
template<int Words>
inline bool anyRoyalAttacked(const PositionCore<Words>& core, Side side) {
    const SquareSet<Words> occupied = core.occupied();
    bool attacked = false;
    core.royals[sideIndex(side)].forEach([&](Square king) {
        attacked = attacked || isAttacked(core, king, opponent(side), occupied,
                                          core.bySide[sideIndex(opponent(side))]);
    });
    return attacked;
}

} // namespace tessera
