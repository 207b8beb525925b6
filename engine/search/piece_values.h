// What the kinds of a ruleset are worth, and how far they reach.
#pragma once

#include "position/attacks.h"
#include "weights.h"

#include <algorithm>
#include <vector>

namespace tessera {

inline constexpr int pawnValue = 100;
/// Far more than any other piece, so that an exchange never gives one away.
inline constexpr int royalValue = 200'000;

struct KindValue {
    int value = 0;       ///< hundredths of a pawn
    int meanTargets = 0; ///< squares reached on the empty board, on average
};

/// By kind. A kind without a value of its own gets one from the squares it reaches on the empty
/// board: about 5.2 pawns for a rook of ordinary chess, 3.3 for a bishop, 8.3 for a queen.
template<int Words>
std::vector<KindValue> kindValues(const Ruleset& ruleset, const MoveTables<Words>& tables,
                                  const EvaluationWeights& weights) {
    std::vector<KindValue> values;
    for (std::size_t i = 0; i < ruleset.pieces.size(); ++i) {
        const PieceKind& kind = ruleset.pieces[i];
        int targets = 0;
        for (int square = 0; square < tables.squareCount; ++square) {
            SquareSet<Words> set;
            addTargets(tables, static_cast<KindIndex>(i), static_cast<Square>(square), {}, set);
            targets += set.count();
        }
        KindValue value;
        value.meanTargets = targets / tables.squareCount;
        if (kind.royal)
            value.value = royalValue;
        else if (kind.value > 0)
            value.value = kind.value;
        else
            value.value = targets == 0 ? pawnValue
                                       : weights.valueBase +
                                             weights.valuePerTarget * targets / tables.squareCount;
        values.push_back(value);
    }
    return values;
}

} // namespace tessera
