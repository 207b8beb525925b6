#include "judgetext.h"

#include "coachwords.h"
#include "proof/proof.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct Judge {
    Q_DECLARE_TR_FUNCTIONS(tessera::Judge)
};

Position after(const TrialMove& trial) {
    Position position = trial.before;
    position.make(trial.move);
    return position;
}

/// Of the side to move, the king that stands first.
Square firstKing(const Position& position) {
    for (int square = 0; square < position.geometry().squareCount(); ++square) {
        const auto piece = position.pieceAt(static_cast<Square>(square));
        if (piece && piece->side == position.sideToMove() &&
            position.ruleset().pieces[piece->kind].royal)
            return static_cast<Square>(square);
    }
    return noSquare;
}

QString replyInWords(const TrialMove& trial, const Judgement& judgement) {
    return judgement.reply ? moveInWords(after(trial), *judgement.reply) : QString();
}

QString praise(const TrialMove& trial, const Judgement& judgement) {
    const Study& study = *trial.study;
    switch (study.claim.kind) {
    case ClaimKind::Mate: {
        const std::size_t ply = trial.played.size();
        const bool intended = ply < study.line.size() && study.line[ply] == trial.move;
        return intended ? Judge::tr("Checkmate. Well found.")
                        : Judge::tr("Checkmate. It is not the move that was meant, and as good.");
    }
    case ClaimKind::Stalemate:
        return Judge::tr("Stalemate: %1 is not in check and has no move.", "White, Black")
            .arg(CoachWords(trial.before).side(after(trial).sideToMove()));
    case ClaimKind::DoubleCheck:
        return Judge::tr("Double check: %n pieces attack the king at once.", nullptr,
                         judgement.checkers);
    case ClaimKind::Draw:
        return Judge::tr("That is the draw.");
    case ClaimKind::Escape:
    case ClaimKind::Illegal:
        break;
    }
    return judgement.replies == 1
               ? Judge::tr("That answers the check, and it is the only move that does.")
               : Judge::tr("That answers the check. %n moves do.", nullptr, judgement.replies);
}

QString notCheck(const TrialMove& trial, const Judgement& judgement) {
    const Position position = after(trial);
    const CoachWords words(position);
    const Square king = firstKing(position);
    const QString name = king == noSquare ? QString() : words.pieceOn(king);
    if (judgement.freeSteps == 1)
        return Judge::tr("Not check: the %1 is not attacked and has a square to go to.",
                         "black king on d4 [0,0]")
            .arg(name);
    if (judgement.freeSteps > 1)
        return Judge::tr("Not check: the %1 is not attacked and has %n squares to go to.",
                         "black king on d4 [0,0]", judgement.freeSteps)
            .arg(name);
    if (judgement.replies == 1)
        return Judge::tr("Not check: the %1 is not attacked, and there is a move to play.",
                         "black king on d4 [0,0]")
            .arg(name);
    return Judge::tr("Not check: the %1 is not attacked, and there are %n moves to choose from.",
                     "black king on d4 [0,0]", judgement.replies)
        .arg(name);
}

QString notReached(const TrialMove& trial, const Judgement& judgement) {
    const QString side = CoachWords(trial.before).side(after(trial).sideToMove());
    switch (trial.study->claim.kind) {
    case ClaimKind::Stalemate:
        return (judgement.replies == 1 ? Judge::tr("%1 still has a move: %2.", "side, a move")
                                       : Judge::tr("%1 still has %n moves, for instance: %2.",
                                                   "side, a move", judgement.replies))
            .arg(side, replyInWords(trial, judgement));
    case ClaimKind::DoubleCheck:
        return judgement.checkers == 0
                   ? Judge::tr("That is no check.")
                   : Judge::tr("Check, and by one piece alone: %1 answers with %2.", "side, a move")
                         .arg(side, replyInWords(trial, judgement));
    case ClaimKind::Draw:
    case ClaimKind::Mate:
    case ClaimKind::Escape:
    case ClaimKind::Illegal:
        break;
    }
    return Judge::tr("The game goes on, for instance with: %1.", "a move")
        .arg(replyInWords(trial, judgement));
}

QString refutation(const TrialMove& trial, const Judgement& judgement) {
    const QString side = CoachWords(trial.before).side(after(trial).sideToMove());
    switch (judgement.failing) {
    case Failing::NotCheck:
        return notCheck(trial, judgement);
    case Failing::CheckOnly:
        return Judge::tr("Check, and not mate: %1.", "king takes queen on c3 [1,0]")
            .arg(replyInWords(trial, judgement));
    case Failing::Stalemate:
        return Judge::tr("Stalemate: %1 is not in check and has no move. The game is drawn, not "
                         "won.")
            .arg(side);
    case Failing::Draw:
        return Judge::tr("That ends the game in a draw.");
    case Failing::Defended:
        return Judge::tr("%1 holds out: %2. Now there is no mate in time.", "side, a move")
            .arg(side, replyInWords(trial, judgement));
    case Failing::AllowsMate:
        return Judge::tr("%1 answers: %2. That is checkmate, against you.", "side, a move")
            .arg(side, replyInWords(trial, judgement));
    case Failing::MatesInstead:
        return Judge::tr("That is checkmate: the best move of a game, and not what is looked for "
                         "here.");
    case Failing::NotReached:
        return notReached(trial, judgement);
    case Failing::None:
        break;
    }
    return {};
}

} // namespace

QString moveInWords(const Position& before, const Move& move) {
    const CoachWords words(before);
    const auto piece = before.pieceAt(move.from);
    if (!piece)
        return {};
    QString text;
    if (const auto captured = before.capturedSquare(move)) {
        const auto taken = before.pieceAt(*captured);
        text = Judge::tr("%1 takes %2 on %3", "king, queen, square")
                   .arg(words.kind(*piece), taken ? words.kind(*taken) : QString(),
                        words.square(*captured));
    } else {
        text = Judge::tr("%1 goes from %2 to %3", "king, square, square")
                   .arg(words.kind(*piece), words.square(move.from), words.square(move.to));
    }
    return move.isPromotion() ? Judge::tr("%1 and becomes a %2", "a pawn's move, queen")
                                    .arg(text, words.kind(move.promotion))
                              : text;
}

QString judgementText(const TrialMove& trial, const Judgement& judgement) {
    switch (judgement.ruling) {
    case Ruling::Solves:
        return praise(trial, judgement);
    case Ruling::Fails:
        return refutation(trial, judgement);
    case Ruling::Works:
        break;
    }
    const QString side = CoachWords(trial.before).side(after(trial).sideToMove());
    const QString reply = replyInWords(trial, judgement);
    if (judgement.movesLeft == 0)
        return Judge::tr("That is it. %1 answers: %2. Go on.", "side, a move").arg(side, reply);
    return judgement.movesLeft == 1
               ? Judge::tr("That works. %1 answers: %2. Now mate at once.", "side, a move")
                     .arg(side, reply)
               : Judge::tr("That works. %1 answers: %2. Now mate in %n moves.", "side, a move",
                           judgement.movesLeft)
                     .arg(side, reply);
}

BoardSketch judgementSketch(const TrialMove& trial, const Judgement& judgement) {
    BoardSketch sketch;
    if (judgement.ruling == Ruling::Solves) {
        // Plain arrows: the marks of an attack would warn of the move that is praised.
        const Proof proof = proveAfter(trial.before, trial.move);
        for (const KingProof& king : proof.kings) {
            for (const ProofCheck& check : king.checks)
                sketch.lines.push_back({SketchKind::Way, {check.line.from, king.square}});
        }
        return sketch;
    }
    if (judgement.ruling != Ruling::Fails)
        return sketch;
    if (judgement.reply) {
        sketch.lines.push_back({SketchKind::Way, {judgement.reply->from, judgement.reply->to}});
        return sketch;
    }
    const Proof proof = proveAfter(trial.before, trial.move);
    for (const KingProof& king : proof.kings) {
        if (judgement.failing == Failing::Stalemate)
            sketch.lights.push_back({SketchKind::Blocker, king.square});
        for (const KingStep& step : king.steps) {
            if (step.verdict == StepVerdict::Free)
                sketch.lines.push_back({SketchKind::Way, {king.square, step.to}});
        }
    }
    return sketch;
}

} // namespace tessera
