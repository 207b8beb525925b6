#include "reason.h"

#include <array>

namespace tessera {

namespace {

constexpr std::array reasons{
    Reason::Legal,
    Reason::EmptyOrigin,
    Reason::NotYourTurn,
    Reason::SameSquare,
    Reason::OwnPieceOnTarget,
    Reason::KingMayNotBeCaptured,
    Reason::WrongPattern,
    Reason::LeavesBoard,
    Reason::PathBlocked,
    Reason::PawnWrongDirection,
    Reason::PawnWrongAxis,
    Reason::PawnWrongPlane,
    Reason::PawnForwardOccupied,
    Reason::PawnNothingToCapture,
    Reason::PawnNeverStepsTwice,
    Reason::PawnNotOnStartRank,
    Reason::PawnDoubleStepBlocked,
    Reason::EnPassantNotPossible,
    Reason::WrongPromotion,
    Reason::CastlingOutOfTurn,
    Reason::CastlingKingNotHome,
    Reason::CastlingRookNotHome,
    Reason::CastlingNoRight,
    Reason::CastlingPathOccupied,
    Reason::CastlingInCheck,
    Reason::CastlingThroughAttack,
    Reason::CastlingIntoAttack,
    Reason::StepsIntoAttack,
    Reason::CapturesProtectedPiece,
    Reason::StaysOnLine,
    Reason::DoesNotAnswerCheck,
    Reason::AnswersOneOfSeveralChecks,
    Reason::ExposesKing,
    Reason::EnPassantUncoversCheck,
};

} // namespace

std::span<const Reason> allReasons() {
    return reasons;
}

std::string_view reasonCode(Reason reason) {
    switch (reason) {
    case Reason::Legal:
        return "legal";
    case Reason::EmptyOrigin:
        return "empty-origin";
    case Reason::NotYourTurn:
        return "not-your-turn";
    case Reason::SameSquare:
        return "same-square";
    case Reason::OwnPieceOnTarget:
        return "own-piece-on-target";
    case Reason::KingMayNotBeCaptured:
        return "king-may-not-be-captured";
    case Reason::WrongPattern:
        return "wrong-pattern";
    case Reason::LeavesBoard:
        return "leaves-board";
    case Reason::PathBlocked:
        return "path-blocked";
    case Reason::PawnWrongDirection:
        return "pawn-wrong-direction";
    case Reason::PawnWrongAxis:
        return "pawn-wrong-axis";
    case Reason::PawnWrongPlane:
        return "pawn-wrong-plane";
    case Reason::PawnForwardOccupied:
        return "pawn-forward-occupied";
    case Reason::PawnNothingToCapture:
        return "pawn-nothing-to-capture";
    case Reason::PawnNeverStepsTwice:
        return "pawn-never-steps-twice";
    case Reason::PawnNotOnStartRank:
        return "pawn-not-on-start-rank";
    case Reason::PawnDoubleStepBlocked:
        return "pawn-double-step-blocked";
    case Reason::EnPassantNotPossible:
        return "en-passant-not-possible";
    case Reason::WrongPromotion:
        return "wrong-promotion";
    case Reason::CastlingOutOfTurn:
        return "castling-out-of-turn";
    case Reason::CastlingKingNotHome:
        return "castling-king-not-home";
    case Reason::CastlingRookNotHome:
        return "castling-rook-not-home";
    case Reason::CastlingNoRight:
        return "castling-no-right";
    case Reason::CastlingPathOccupied:
        return "castling-path-occupied";
    case Reason::CastlingInCheck:
        return "castling-in-check";
    case Reason::CastlingThroughAttack:
        return "castling-through-attack";
    case Reason::CastlingIntoAttack:
        return "castling-into-attack";
    case Reason::StepsIntoAttack:
        return "steps-into-attack";
    case Reason::CapturesProtectedPiece:
        return "captures-protected-piece";
    case Reason::StaysOnLine:
        return "stays-on-line";
    case Reason::DoesNotAnswerCheck:
        return "does-not-answer-check";
    case Reason::AnswersOneOfSeveralChecks:
        return "answers-one-of-several-checks";
    case Reason::ExposesKing:
        return "exposes-king";
    case Reason::EnPassantUncoversCheck:
        return "en-passant-uncovers-check";
    }
    return "legal";
}

} // namespace tessera
