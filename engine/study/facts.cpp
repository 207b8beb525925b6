#include "check.h"

#include <algorithm>

namespace tessera {

namespace {

bool anyTry(const Proof& proof, auto&& test) {
    return std::ranges::any_of(proof.tries, test);
}

bool anyChecked(const Proof& proof, auto&& test) {
    return std::ranges::any_of(proof.kings,
                               [&](const KingProof& king) { return king.inCheck() && test(king); });
}

bool anyCheck(const Proof& proof, AttackMeans means) {
    return anyChecked(proof, [&](const KingProof& king) {
        return std::ranges::any_of(
            king.checks, [&](const ProofCheck& check) { return check.line.means == means; });
    });
}

} // namespace

bool shows(const Proof& proof, const Position& position, StudyFact fact) {
    const Conclusion& conclusion = proof.conclusion;
    switch (fact) {
    case StudyFact::Check:
        return conclusion.inCheck();
    case StudyFact::DoubleCheck:
        return conclusion.doubleCheck();
    case StudyFact::DiscoveredCheck:
        return conclusion.discovered.value_or(false);
    case StudyFact::SeveralKingsInCheck:
        return conclusion.severalKingsInCheck();
    case StudyFact::ProtectedChecker:
        return anyTry(proof, [](const ProofTry& one) {
            return one.byKing && one.capturesChecker &&
                   one.reason == Reason::CapturesProtectedPiece;
        });
    case StudyFact::CapturesFailToOthers:
        return conclusion.capturesFailToOthers;
    case StudyFact::PinnedDefender:
        return anyTry(proof, [](const ProofTry& one) {
            return !one.byKing && (one.capturesChecker || one.blocksCheck) &&
                   std::ranges::any_of(
                       one.kings, [](const KingDanger& danger) { return !danger.opened.empty(); });
        });
    case StudyFact::BlockFails:
        return anyTry(proof, [](const ProofTry& one) { return one.blocksCheck && !one.legal(); });
    case StudyFact::BlockWorks:
        return anyTry(proof, [](const ProofTry& one) { return one.blocksCheck && one.legal(); });
    case StudyFact::Smothered:
        return anyChecked(proof, [](const KingProof& king) {
            return king.count(StepVerdict::OwnPiece) == static_cast<int>(king.steps.size());
        });
    case StudyFact::BlockedByOwnPieces:
        return anyChecked(
            proof, [](const KingProof& king) { return king.count(StepVerdict::OwnPiece) > 0; });
    case StudyFact::Promotion:
        return proof.lastMove && proof.lastMove->isPromotion();
    case StudyFact::PawnCheck:
        return anyCheck(proof, AttackMeans::Pawn);
    case StudyFact::LeapCheck:
        return anyCheck(proof, AttackMeans::Leap);
    case StudyFact::EnPassantOnly: {
        const std::vector<Move> legal = position.legalMoves();
        return !legal.empty() && std::ranges::all_of(legal, [](const Move& move) {
            return move.type == MoveType::EnPassant;
        });
    }
    case StudyFact::LeavesOtherKing:
        return std::ranges::any_of(proof.kings, [](const KingProof& king) {
            return king.count(StepVerdict::LeavesOthers) > 0;
        });
    }
    return false;
}

} // namespace tessera
