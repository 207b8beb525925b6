#include "verdict.h"

#include "verdicttexts.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct VerdictText {
    Q_DECLARE_TR_FUNCTIONS(tessera::Verdict)
};

Verdict verdictFor(const CoachWords& words, const Explanation& explanation, Reason reason) {
    if (reason == Reason::Legal)
        return coach::legalVerdict(words, explanation);
    if (reason >= Reason::StepsIntoAttack)
        return coach::dangerVerdict(words, explanation, reason);
    if (reason >= Reason::CastlingOutOfTurn)
        return coach::castlingVerdict(words, explanation, reason);
    if (reason >= Reason::PawnWrongDirection)
        return coach::pawnVerdict(words, explanation, reason);
    return coach::patternVerdict(words, explanation, reason);
}

/// It is not its turn: what the move would be if it were.
Verdict outOfTurn(const CoachWords& words, const Explanation& explanation) {
    const bool white = explanation.piece->side == Side::White;
    const Verdict apart = verdictFor(words, explanation, explanation.apartFromTurn);
    Verdict verdict = apart;
    const QString turn =
        white ? VerdictText::tr("It is Black's turn") : VerdictText::tr("It is White's turn");
    if (explanation.apartFromTurn == Reason::Legal) {
        verdict.tone = Verdict::Preview;
        verdict.title = turn;
        verdict.sentence = white
                               ? VerdictText::tr("White's pieces can be looked at now, not moved.")
                               : VerdictText::tr("Black's pieces can be looked at now, not moved.");
        verdict.details.prepend(
            VerdictText::tr("In its turn: %1", "what the move would do").arg(apart.sentence));
    } else {
        verdict.tone = Verdict::Refused;
        verdict.details.prepend(VerdictText::tr("%1.", "whose turn it is").arg(turn));
    }
    return verdict;
}

} // namespace

QString Verdict::text() const {
    return VerdictText::tr("%1. %2", "title, sentence").arg(title, sentence);
}

QString triedText(const Position& position, const Explanation& explanation) {
    const CoachWords words(position);
    return VerdictText::tr("Tried: %1 to %2", "piece on square, square")
        .arg(words.pieceOn(*explanation.piece, explanation.from), words.square(explanation.to));
}

Verdict verdictOf(const Position& position, const Explanation& explanation,
                  std::optional<SpokenStyle> aloud) {
    const CoachWords words(position, aloud);
    Verdict verdict = explanation.reason == Reason::NotYourTurn
                          ? outOfTurn(words, explanation)
                          : verdictFor(words, explanation, explanation.reason);
    verdict.from = explanation.from == noSquare ? -1 : explanation.from;
    verdict.to = explanation.to == noSquare ? -1 : explanation.to;
    return verdict;
}

} // namespace tessera
