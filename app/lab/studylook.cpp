#include "studylook.h"

namespace tessera {

BoardInterest lookOfStudy(const Study& study) {
    const Position end = study.afterLine();
    const Ruleset& ruleset = end.ruleset();
    // Why a piece does not go somewhere has nothing to do with a king elsewhere.
    const bool aboutKings =
        study.claim.kind != ClaimKind::Illegal || study.claim.reason >= Reason::CastlingInCheck;
    BoardInterest interest;
    // The kings first: the keyboard may begin there, and not where the answer is.
    for (int i = 0; i < end.geometry().squareCount(); ++i) {
        const auto square = static_cast<Square>(i);
        const std::optional<Piece> piece = end.pieceAt(square);
        if (!piece)
            continue;
        const bool royal = ruleset.pieces[piece->kind].royal;
        (aboutKings && royal && piece->side == end.sideToMove() ? interest.core : interest.also)
            .push_back(square);
    }
    for (const Move& move : study.line)
        interest.core.insert(interest.core.end(), {move.from, move.to});
    for (const Square square : {study.claim.tried.from, study.claim.tried.to}) {
        if (square != noSquare)
            interest.core.push_back(square);
    }
    return interest;
}

} // namespace tessera
