// Plays a short seeded game with a ruleset, in both directions, and watches for contradictions.
#pragma once

#include "position.h"

#include <optional>

namespace tessera {

/// What a self-check found wrong, at which ply (from 1).
struct SelfCheckFault {
    enum class Kind : std::uint8_t {
        Count,    ///< the list and the count of legal moves differ
        Make,     ///< the position is not consistent after a move
        Unmake,   ///< taking the move back does not give the position before
        Notation, ///< the position does not survive being written and read
        KingLeft, ///< a legal move leaves a royal piece attacked
    };
    Kind kind{};
    int ply = 0;
};

/// Plays up to `plies` random legal moves; the same seed gives the same game. On the way legal
/// moves are made and unmade, on very large boards a sample of them.
[[nodiscard]] std::optional<SelfCheckFault> selfCheck(const RulesetPtr& ruleset, int plies,
                                                      std::uint64_t seed);

} // namespace tessera
