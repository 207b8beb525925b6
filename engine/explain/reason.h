// Why a move is not legal: one word a cause.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace tessera {

/// Of several causes the first in this order is told.
enum class Reason : std::uint8_t {
    Legal,
    EmptyOrigin,          ///< no piece stands on the origin
    NotYourTurn,          ///< the piece belongs to the other side: see Explanation::apartFromTurn
    SameSquare,           ///< origin and target are one square
    OwnPieceOnTarget,     ///< blocker: that piece
    KingMayNotBeCaptured, ///< blocker: that royal piece
    WrongPattern,         ///< misfits: why each ability does not reach the target
    LeavesBoard,          ///< the change leads off the board (typed moves only)
    PathBlocked,          ///< blocker: the first piece in the way
    // Pawns
    PawnWrongDirection,    ///< the right way, but backwards
    PawnWrongAxis,         ///< one or two steps along one axis that is not a forward axis of it
    PawnWrongPlane,        ///< shaped like a capture, but none of its capture directions
    PawnForwardOccupied,   ///< blocker: the piece before it; pawns capture in other directions
    PawnNothingToCapture,  ///< a capture's direction, but the target is empty
    PawnNeverStepsTwice,   ///< two steps, which this pawn never makes along this axis
    PawnNotOnStartRank,    ///< two steps from another coordinate than that of its double step
    PawnDoubleStepBlocked, ///< blocker: on the first or the second square
    EnPassantNotPossible,  ///< a pawn (blocker) stands beside, but has not stepped twice just now
    WrongPromotion,        ///< the move is legal, but not with this promotion
    // Castling, condition by condition
    CastlingOutOfTurn,     ///< castling is looked at only for the side to move
    CastlingKingNotHome,   ///< the king's two steps, but from another square than its home
    CastlingRookNotHome,   ///< no such rook of its own on the rook's home
    CastlingNoRight,       ///< king or rook has left its home before
    CastlingPathOccupied,  ///< blocker: the piece nearest to the king; castling.blockers: all
    CastlingInCheck,       ///< the king is attacked where it stands
    CastlingThroughAttack, ///< a square of the king's way is attacked
    CastlingIntoAttack,    ///< the king's new square is attacked
    // Royal pieces left attacked: Explanation::kings tells which and how
    StepsIntoAttack,           ///< the moved royal piece is attacked on its new square
    CapturesProtectedPiece,    ///< it has taken a piece that another one protects
    StaysOnLine,               ///< it has left a check, but along the checker's line
    DoesNotAnswerCheck,        ///< it was attacked and still is
    AnswersOneOfSeveralChecks, ///< one attack is answered, another one is not
    ExposesKing,               ///< the piece was pinned: its line is open now
    EnPassantUncoversCheck,    ///< a line through the captured pawn (and the capturing one) opens
};

/// Every reason, in the order above.
[[nodiscard]] std::span<const Reason> allReasons();
/// A stable name for records and scripts, such as path-blocked; never shown to a person.
[[nodiscard]] std::string_view reasonCode(Reason reason);

} // namespace tessera
