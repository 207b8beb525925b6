// What is wrong with a setup, all of it, and what its placement would allow: for whoever puts
// pieces on a board one by one.
#pragma once

#include "error.h"
#include "position.h"

namespace tessera {

/// One thing that no position can have.
struct SetupProblem {
    /// RoyalCount, PawnOnPromotion, BadCastling, BadEnPassant or OpponentInCheck.
    ErrorCode code{};
    Square square = noSquare; ///< where it is; none for RoyalCount
    Side side{};              ///< RoyalCount: whose royal pieces
    int found = 0;            ///< RoyalCount: how many there are
    int most = 0;             ///< RoyalCount: 1 to so many there may be

    friend bool operator==(const SetupProblem&, const SetupProblem&) = default;
};

/// Everything that Position::fromSetup would refuse, in its order; empty: it is a position.
[[nodiscard]] std::vector<SetupProblem> setupProblems(const RulesetPtr& ruleset,
                                                      const PositionSetup& setup);

/// Where king and rook of one castling stand before it.
struct CastlingHome {
    Piece king{};
    Square kingSquare = noSquare;
    Piece rook{};
    Square rookSquare = noSquare; ///< names the right; no two castlings share one

    /// Whether both stand there.
    [[nodiscard]] bool holds(const std::vector<std::optional<Piece>>& pieces) const {
        return pieces[kingSquare] == king && pieces[rookSquare] == rook;
    }
};
/// Of every castling of a ruleset, by the rook's square.
[[nodiscard]] std::vector<CastlingHome> castlingHomes(const RulesetPtr& ruleset);

/// A double step that the side not to move may just have made.
struct MadeDoubleStep {
    Square skipped = noSquare;
    Square victim = noSquare; ///< where the pawn is now
    friend bool operator==(const MadeDoubleStep&, const MadeDoubleStep&) = default;
};
/// Those after which a pawn of the side to move stands ready to take, by the pawn's square.
[[nodiscard]] std::vector<MadeDoubleStep> takeableDoubleSteps(const RulesetPtr& ruleset,
                                                              const PositionSetup& setup);

} // namespace tessera
