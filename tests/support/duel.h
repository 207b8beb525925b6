// The engine against the second opinion: random games and random positions in which both must say
// the same after every half-move.
#pragma once

#include "random_setup.h"
#include "slow_rules.h"

#include <QtCore/QByteArray>

#include <array>

namespace tessera::test {

/// What has been met so far; a comparison is worth no more than this.
struct DuelCounts {
    int positions = 0;
    int castlings = 0;
    int doubleSteps = 0;
    int enPassants = 0;
    int refusedEnPassants = 0; ///< reachable, but a king would be left attacked
    int promotions = 0;
    int doubleChecks = 0;                  ///< two pieces attack one king
    int severalKings = 0;                  ///< several kings of the side are attacked
    std::array<int, axisCount + 1> pins{}; ///< by the number of axes that the line changes
};

/// Everything that both say of the position; an empty text when they agree, else what differs.
[[nodiscard]] QByteArray difference(const Position& position, const SlowPosition& slow);

/// Plays up to `plies` random half-moves from a position, comparing before each, until the game
/// ends. Gives the first difference, or an empty text.
[[nodiscard]] QByteArray duel(Position position, int plies, Random& random, DuelCounts& counts);

/// Counts the pins of the position too; that is slow on large boards.
void countPins(const Position& position, DuelCounts& counts);

} // namespace tessera::test
