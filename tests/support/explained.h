// Whether an explanation is true, by the second opinion on the rules alone: what it says stands in
// the way is taken away, what it says is missing is put there, and the move is tried.
#pragma once

#include "explain/explanation.h"
#include "slow_rules.h"

#include <QtCore/QByteArray>

namespace tessera::test {

/// Judges the explanations of one position.
class Doubter {
public:
    /// `setup` says the position too, with its en passant also when no such capture is legal.
    Doubter(const Position& position, const PositionSetup& setup);

    /// What is wrong with an explanation of this position, or an empty text.
    [[nodiscard]] QByteArray doubt(const Explanation& explanation) const;

private:
    using Doubt = const char*; ///< null: none

    [[nodiscard]] Doubt pattern(const Explanation& explanation) const;
    [[nodiscard]] Doubt pawn(const Explanation& explanation) const;
    [[nodiscard]] Doubt blocked(const Explanation& explanation) const;
    [[nodiscard]] Doubt castling(const Explanation& explanation) const;
    [[nodiscard]] Doubt castlingConditions(const Explanation& explanation) const;
    [[nodiscard]] Doubt kings(const Explanation& explanation) const;
    [[nodiscard]] Doubt kingCause(const Explanation& explanation, const KingDanger& danger) const;
    [[nodiscard]] Doubt legal(const Explanation& explanation) const;
    [[nodiscard]] Doubt consequence(const Explanation& explanation,
                                    const Consequence& result) const;

    /// Whether the second opinion can try the move on this board.
    [[nodiscard]] bool canTry(const PositionSetup& setup, Square from, Square to,
                              std::optional<MoveType> type = {}) const;
    /// The board with nothing but the piece on it, and an enemy on the target if wanted.
    [[nodiscard]] PositionSetup alone(const Explanation& explanation, bool enemyOnTarget) const;
    [[nodiscard]] Piece anEnemy(const Explanation& explanation) const;
    [[nodiscard]] Doubt lines(const std::vector<AttackLine>& attacks, const SlowPosition& board,
                              Square target, Side by) const;

    const Position& m_position;
    PositionSetup m_real;         ///< with the true side to move
    mutable PositionSetup m_seen; ///< with the piece's side to move
    SlowPosition m_slow;
    bool m_anyOutcome; ///< small boards only: outcomes take long
};

} // namespace tessera::test
