#include "study.h"

#include <array>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 24> themes{
    "queen",
    "rook",
    "bishop",
    "knight",
    "pawn",
    "promotion",
    "supported",
    "double-check",
    "discovered-check",
    "pin",
    "smothered",
    "own-pieces",
    "king-takes",
    "hidden-protector",
    "stalemate",
    "mate-in-two",
    "mate-in-three",
    "several-kings",
    "en-passant",
    "castling",
    "triagonal",
    "quadragonal",
    "two-way-pawn",
    "block",
};

constexpr std::array claims{ClaimKind::Mate,   ClaimKind::Stalemate, ClaimKind::DoubleCheck,
                            ClaimKind::Escape, ClaimKind::Draw,      ClaimKind::Illegal};

constexpr std::array facts{StudyFact::Check,
                           StudyFact::DoubleCheck,
                           StudyFact::DiscoveredCheck,
                           StudyFact::SeveralKingsInCheck,
                           StudyFact::ProtectedChecker,
                           StudyFact::CapturesFailToOthers,
                           StudyFact::PinnedDefender,
                           StudyFact::BlockFails,
                           StudyFact::BlockWorks,
                           StudyFact::Smothered,
                           StudyFact::BlockedByOwnPieces,
                           StudyFact::Promotion,
                           StudyFact::PawnCheck,
                           StudyFact::LeapCheck,
                           StudyFact::EnPassantOnly,
                           StudyFact::LeavesOtherKing};

} // namespace

Position Study::afterLine() const {
    Position after = position;
    for (const Move& move : line)
        after.make(move);
    return after;
}

std::span<const std::string_view> studyThemes() {
    return themes;
}
std::span<const ClaimKind> allClaims() {
    return claims;
}
std::span<const StudyFact> allFacts() {
    return facts;
}

std::string_view claimWord(ClaimKind kind) {
    switch (kind) {
    case ClaimKind::Mate:
        return "mate";
    case ClaimKind::Stalemate:
        return "stalemate";
    case ClaimKind::DoubleCheck:
        return "double-check";
    case ClaimKind::Escape:
        return "escape";
    case ClaimKind::Draw:
        return "draw";
    case ClaimKind::Illegal:
        return "illegal";
    }
    return "mate";
}

std::string_view factWord(StudyFact fact) {
    switch (fact) {
    case StudyFact::Check:
        return "check";
    case StudyFact::DoubleCheck:
        return "double-check";
    case StudyFact::DiscoveredCheck:
        return "discovered-check";
    case StudyFact::SeveralKingsInCheck:
        return "several-kings-in-check";
    case StudyFact::ProtectedChecker:
        return "protected-checker";
    case StudyFact::CapturesFailToOthers:
        return "captures-fail-to-others";
    case StudyFact::PinnedDefender:
        return "pinned-defender";
    case StudyFact::BlockFails:
        return "block-fails";
    case StudyFact::BlockWorks:
        return "block-works";
    case StudyFact::Smothered:
        return "smothered";
    case StudyFact::BlockedByOwnPieces:
        return "blocked-by-own-pieces";
    case StudyFact::Promotion:
        return "promotion";
    case StudyFact::PawnCheck:
        return "pawn-check";
    case StudyFact::LeapCheck:
        return "leap-check";
    case StudyFact::EnPassantOnly:
        return "en-passant-only";
    case StudyFact::LeavesOtherKing:
        return "leaves-other-king";
    }
    return "check";
}

} // namespace tessera
