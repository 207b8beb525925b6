// What the kinds of a ruleset are worth.
#pragma once

#include "position/attacks.h"

#include <vector>

namespace tessera {

/// Values in hundredths of a pawn by kind. A kind without a value of its own gets one from its
/// average mobility on the empty board; royal kinds count nothing, for they are never traded.
template<int Words>
std::vector<int> pieceValues(const Ruleset& ruleset, const MoveTables<Words>& tables) {
    // On the ordinary board this gives about 5.2 for a rook, 3.3 for a bishop and 8.3 for a queen.
    constexpr int perTarget = 35;
    constexpr int base = 25;
    constexpr int pawn = 100;
    std::vector<int> values;
    for (std::size_t i = 0; i < ruleset.pieces.size(); ++i) {
        const PieceKind& kind = ruleset.pieces[i];
        if (kind.royal || kind.value > 0) {
            values.push_back(kind.royal ? 0 : kind.value);
            continue;
        }
        int targets = 0;
        for (int square = 0; square < tables.squareCount; ++square) {
            SquareSet<Words> set;
            addTargets(tables, static_cast<KindIndex>(i), static_cast<Square>(square), {}, set);
            targets += set.count();
        }
        values.push_back(targets == 0 ? pawn : base + perTarget * targets / tables.squareCount);
    }
    return values;
}

} // namespace tessera
