// Why a position is mate, stalemate, check or none of them: one value that holds every check, every
// square a king could go to, and every move that could be tried with what refutes it. It decides
// nothing: moves are the move generator's, attacks those of position/.
#pragma once

#include "explain/explanation.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tessera {

/// What lies between a checking piece and the king.
enum class CheckManner : std::uint8_t {
    Contact, ///< nothing: they are neighbours on a line, or a pawn captures
    Line,    ///< squares where something could stand
    Leap,    ///< nothing that counts: a leap has no way
};

struct ProofCheck {
    AttackLine line{}; ///< from the checker to the king
    CheckManner manner = CheckManner::Contact;
    /// Whether the last move uncovered it; only known when that move was given.
    std::optional<bool> discovered{};
    std::vector<std::size_t> captures{}; ///< indices of tries that take the checker
    std::vector<std::size_t> blocks{};   ///< indices of tries that put a piece between
};

enum class StepVerdict : std::uint8_t {
    Free,         ///< a legal move
    OwnPiece,     ///< a piece of its own side stands there
    Attacked,     ///< the king would be attacked there
    LeavesOthers, ///< safe for this king, but another royal piece would be attacked
};

/// A square that a king could go to.
struct KingStep {
    Square to = noSquare;
    StepVerdict verdict = StepVerdict::Free;
    std::optional<Piece> occupant{};     ///< what stands there now
    std::vector<AttackLine> guards{};    ///< attacks on the king once it is there
    std::optional<std::size_t> tryIndex; ///< the try of this step; none for OwnPiece
};

/// One royal piece of the side to move.
struct KingProof {
    Square square = noSquare;
    Piece piece{};
    std::vector<ProofCheck> checks{}; ///< by ascending checker
    std::vector<KingStep> steps{};    ///< by ascending square; castling is a try only

    [[nodiscard]] bool inCheck() const { return !checks.empty(); }
    [[nodiscard]] bool inDoubleCheck() const { return checks.size() > 1; }
    /// How many of the steps end like this.
    [[nodiscard]] int count(StepVerdict verdict) const;
};

/// A move that could be tried: it follows the pieces' ways, whether it is legal or not.
struct ProofTry {
    Move move{};
    Piece piece{};
    Square captured = noSquare; ///< where the taken piece stands
    std::optional<Piece> capturedPiece{};
    bool byKing = false;           ///< a royal piece moves
    bool capturesChecker = false;  ///< takes a piece that gives check
    bool blocksCheck = false;      ///< puts a piece (not the checked king) between
    Reason reason = Reason::Legal; ///< Legal, or one of the reasons of castling and of safety
    std::vector<KingDanger>
        kings{}; ///< royal pieces left attacked, with the attacks after the move
    std::vector<AttackLine> onTheWay{}; ///< attacks on the king's way that forbid a castling

    [[nodiscard]] bool legal() const { return reason == Reason::Legal; }
};

/// What a proof comes to. Counts are of the side to move.
struct Conclusion {
    OutcomeKind outcome = OutcomeKind::Ongoing; ///< without repetition
    int legal = 0;
    int refuted = 0;
    int kings = 0;
    int checkedKings = 0;
    int checkers = 0;                 ///< different pieces that give check
    int mostOnOneKing = 0;            ///< checks on the king that has the most
    int freeSteps = 0;                ///< squares that some king can go to
    std::optional<bool> discovered{}; ///< some check was uncovered, if the last move is known
    /// There are several checks, something can be tried to take a checker, and every such try
    /// fails because another of the checkers still attacks.
    bool capturesFailToOthers = false;

    [[nodiscard]] bool inCheck() const { return checkedKings > 0; }
    [[nodiscard]] bool doubleCheck() const { return mostOnOneKing > 1; }
    [[nodiscard]] bool severalKingsInCheck() const { return checkedKings > 1; }
    [[nodiscard]] bool isMate() const { return outcome == OutcomeKind::Checkmate; }
};

struct Proof {
    Side side = Side::White;        ///< the side to move
    std::optional<Move> lastMove{}; ///< that led here, when given
    std::vector<KingProof> kings{}; ///< by ascending square
    std::vector<ProofTry> tries{};  ///< by origin, target, type and promotion
    Conclusion conclusion{};

    /// Indices of the legal tries.
    [[nodiscard]] std::vector<std::size_t> legalTries() const;
};

/// The proof of a position for the side to move.
[[nodiscard]] Proof prove(const Position& position);
/// The proof of the position after a legal move, with discovered checks told.
[[nodiscard]] Proof proveAfter(const Position& before, const Move& move);

/// What stands on the board after a move of pseudoLegalMoves, legal or not: the picture of a try.
[[nodiscard]] std::vector<std::optional<Piece>> boardAfter(const Position& position,
                                                           const Move& move);

} // namespace tessera
