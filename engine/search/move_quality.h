// How good a played move was beside the best one, by what was seen before and after it.
#pragma once

#include "search.h"

namespace tessera {

enum class MoveQuality : std::uint8_t { Best, Good, Inaccuracy, Mistake, Blunder };

struct MoveJudgement {
    MoveQuality quality = MoveQuality::Good;
    double lost = 0;       ///< winning chances given away, 0 to 2
    int missedMateIn = 0;  ///< full moves in which the best move mates, and the played one never
    int allowedMateIn = 0; ///< full moves in which the other side mates now, and did not before

    /// Whether it is worth another look.
    [[nodiscard]] bool isMistake() const { return quality >= MoveQuality::Inaccuracy; }
    friend bool operator==(const MoveJudgement&, const MoveJudgement&) = default;
};

/// From -1, lost, to 1, won; only a mate is either. A pawn counts much where all is even and little
/// where a queen is won already: 2 / (1 + exp(-0.00368208 c)) - 1 with c hundredths of a pawn, not
/// more than ten pawns. Lichess publishes this (lichess.org/page/accuracy), fitted to its games of
/// ordinary chess; for other rulesets, whose scores count in pawns as well, it is a convention.
[[nodiscard]] double winningChances(const SearchScore& score);

/// The score of a move for who plays it, by the score of the position after it for who is to move
/// there. A position that is mate already has no score: see matingScore.
[[nodiscard]] SearchScore scoreOfMove(const SearchScore& after);
/// The score of a move that mates at once.
[[nodiscard]] constexpr SearchScore matingScore() {
    return {.centipawns = 0, .mateIn = 1};
}

/// Both scores are for the side that moves. From 0.1, 0.2 and 0.3 of the chances on, a loss is an
/// inaccuracy, a mistake, a blunder (the steps of Lichess). So is a mate that is missed or allowed,
/// by how good the position stays, or was: more than 10 pawns an inaccuracy, more than 7 a mistake.
/// A mate that only takes longer is no fault.
[[nodiscard]] MoveJudgement judgeMove(const SearchScore& best, const SearchScore& played);

} // namespace tessera
