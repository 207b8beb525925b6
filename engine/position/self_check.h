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

/// How a self-check went.
struct SelfCheck {
    std::optional<SelfCheckFault> fault; ///< the first one; nothing: all is right
    std::uint64_t tried = 0;             ///< moves that were made and unmade
};

/// Plays up to `plies` (at least 1) random legal moves; the same seed gives the same game. On the
/// way legal moves are made and unmade: all of them on small boards, a sample where that takes long
/// because of thousands of moves, squares or royal pieces. The work is bounded whatever the
/// ruleset.
[[nodiscard]] SelfCheck selfCheck(const RulesetPtr& ruleset, int plies, std::uint64_t seed);

} // namespace tessera
