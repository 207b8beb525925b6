// Games between the same two players one after the other, and their score. It is kept in the
// records: each says how many games were before it and what both had from them.
#pragma once

#include "players.h"

namespace tessera {

struct Tally {
    int games = 0;
    int whiteHalves = 0; ///< half points of the player who has White in this game
    int blackHalves = 0;

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Before a game, by its tags "Round", "WhitePoints" and "BlackPoints"; all zero where they are
/// missing, or say what cannot be.
[[nodiscard]] Tally tallyBefore(const Match& match);
/// The same with the game itself, once its line ends with a result.
[[nodiscard]] Tally tallyAfter(const Match& match);

/// The next game: the same start and times, the score in its record, and colours changed unless one
/// player gives odds: who is stronger goes on giving them. `seed`: of the computer's choices.
[[nodiscard]] Match rematchOf(const Match& match, quint64 seed);

} // namespace tessera
