// How a level below full strength plays: what it looks at, what it overlooks, how much it gives
// away.
#pragma once

#include "search.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

struct LevelPlan {
    int depth = maxSearchDepth;
    bool firstLookOnly = false; ///< judges its move by what can be taken after it, no further
    /// In per cent of the cheapest officer of the ruleset:
    int mostLoss = 0; ///< a move that is worse by more is never played
    int spread = 0;   ///< how unsure the judgement of a move is
    /// In per cent: how often a move that changes every axis is not seen at all.
    int overlooks = 0;
};

/// Levels from weakestLevel to fullStrength; others are the nearest of these.
inline LevelPlan planOf(int level) {
    constexpr std::array<LevelPlan, fullStrength> plans{{
        {.depth = 1, .firstLookOnly = true, .mostLoss = 105, .spread = 150, .overlooks = 80},
        {.depth = 1, .firstLookOnly = true, .mostLoss = 70, .spread = 50, .overlooks = 30},
        {.depth = 1, .mostLoss = 60, .spread = 40, .overlooks = 20},
        {.depth = 2, .mostLoss = 40, .spread = 20, .overlooks = 8},
        {.depth = 4, .mostLoss = 15, .spread = 6, .overlooks = 0},
        {},
    }};
    return plans[static_cast<std::size_t>(std::clamp(level, weakestLevel, fullStrength) - 1)];
}

/// Chance that depends on nothing but the game, the move and a seed.
class Whim {
public:
    Whim(std::uint64_t seed, std::uint64_t position, const Move& move)
        : m_state(mixed(mixed(seed) ^ position) ^
                  mixed((std::uint64_t{move.from} << 32U) ^ (std::uint64_t{move.to} << 8U) ^
                        move.promotion)) {}

    /// From 0 to below 1.
    double next() {
        m_state = mixed(m_state);
        return static_cast<double>(m_state >> 11U) * 0x1p-53;
    }
    /// Around 0, seldom beyond 1 or -1.
    double nextAroundZero() { return (next() + next() + next() - 1.5) * 1.2; }

private:
    /// The finalizer of SplitMix64.
    static std::uint64_t mixed(std::uint64_t x) {
        x += 0x9E3779B97F4A7C15ULL;
        x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        x = (x ^ (x >> 27U)) * 0x94D049BB133111EBULL;
        return x ^ (x >> 31U);
    }

    std::uint64_t m_state;
};

/// Whether a player of this plan overlooks a move. Moves along one axis are always seen; the more
/// axes change, the easier a move is missed, and captures less than others.
inline bool overlooks(const LevelPlan& plan, const Geometry& geometry, const Move& move,
                      bool capture, Whim& whim) {
    int changed = 0;
    int used = 0;
    const Vector4 from = geometry.coordinates(move.from);
    const Vector4 to = geometry.coordinates(move.to);
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        changed += from[axis] != to[axis];
        used += geometry.sizes()[axis] > 1;
    }
    if (used < 2 || changed < 2)
        return false;
    const double share = static_cast<double>(changed - 1) / (used - 1);
    return whim.next() * 100 < plan.overlooks * share * (capture ? 0.5 : 1.0);
}

} // namespace tessera
