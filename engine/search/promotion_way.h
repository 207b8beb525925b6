// How far a pawn is from promoting, in its own steps.
#pragma once

#include "position/move_tables.h"

#include <limits>
#include <vector>

namespace tessera {

inline constexpr int neverPromotes = std::numeric_limits<int>::max();

/// Single steps from every square to the nearest promotion square of a kind and side, whatever
/// stands between; neverPromotes where no way leads there.
template<int Words>
std::vector<int> stepsToPromotion(const MoveTables<Words>& tables, KindIndex kind, Side side) {
    const auto& promotion = tables.kinds[kind].promotionSquares[sideIndex(side)];
    std::vector<int> steps(static_cast<std::size_t>(tables.squareCount), neverPromotes);
    // Forward steps never come back: a few rounds over the board find every way.
    for (bool changed = true; changed;) {
        changed = false;
        for (int square = 0; square < tables.squareCount; ++square) {
            const auto from = static_cast<Square>(square);
            for (const PawnPush& push : tables.pushes[tables.index(kind, side, from)]) {
                int next = steps[push.one];
                if (promotion.has(push.one))
                    next = 0;
                if (next != neverPromotes && next + 1 < steps[from]) {
                    steps[from] = next + 1;
                    changed = true;
                }
            }
        }
    }
    return steps;
}

} // namespace tessera
