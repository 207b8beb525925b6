// What a move is good for, as far as the captures before and after it tell.
#pragma once

#include "evaluator.h"

#include <optional>
#include <vector>

namespace tessera {

/// A capture that wins something, both sides going on to take on its square.
struct Threat {
    Move capture{};
    Square victim = noSquare; ///< where the piece stands that is taken
    Piece piece{};            ///< the piece that is taken
    int gain = 0;             ///< hundredths of a pawn, more than 0
};

/// For each piece of the other side that the side to move can take with gain, the best way to do
/// so; by ascending square of the victim.
[[nodiscard]] std::vector<Threat> winningCaptures(const Position& position,
                                                  const Evaluator& evaluator);

/// The same position with the other side to move; nothing when the side to move is in check.
[[nodiscard]] std::optional<Position> withTurnGiven(const Position& position);

struct MovePurpose {
    int gain = 0;                  ///< what the move itself wins, by what is taken on its target
    std::vector<Threat> saves;     ///< of the other side before the move, and gone after it
    std::vector<Threat> threatens; ///< of the moving side after the move, and new
    std::vector<Threat> leaves;    ///< of the other side after the move
};

/// Of a legal move. `evaluator` is one of the position's ruleset.
[[nodiscard]] MovePurpose purposeOf(const Position& before, const Move& move,
                                    const Evaluator& evaluator);

} // namespace tessera
