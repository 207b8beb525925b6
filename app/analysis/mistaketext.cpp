#include "mistaketext.h"

#include "coachwords.h"
#include "lab/judgetext.h"
#include "movereason.h"
#include "text/scoretext.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct MistakeText {
    Q_DECLARE_TR_FUNCTIONS(tessera::MistakeText)
};

QString chanceText(const SearchScore& before, const SearchScore& after, Side side) {
    const SearchScore was = forWhite(before, side);
    const SearchScore is = forWhite(after, side);
    return MistakeText::tr("Before it: %1 (%2). After it: %3 (%4).", "words, number, twice")
        .arg(scoreWords(was), scoreNumber(was), scoreWords(is), scoreNumber(is));
}

} // namespace

QString qualityGlyph(MoveQuality quality) {
    switch (quality) {
    case MoveQuality::Inaccuracy:
        return QStringLiteral("?!");
    case MoveQuality::Mistake:
        return QStringLiteral("?");
    case MoveQuality::Blunder:
        return QStringLiteral("??");
    case MoveQuality::Best:
    case MoveQuality::Good:
        break;
    }
    return {};
}

QString qualityWord(const MoveJudgement& judgement) {
    QString word;
    switch (judgement.quality) {
    case MoveQuality::Inaccuracy:
        word = MistakeText::tr("inaccuracy");
        break;
    case MoveQuality::Mistake:
        word = MistakeText::tr("mistake");
        break;
    case MoveQuality::Blunder:
        word = MistakeText::tr("blunder");
        break;
    case MoveQuality::Best:
    case MoveQuality::Good:
        return {};
    }
    return judgement.missedMateIn > 0
               ? MistakeText::tr("%1, missed mate", "mistake, blunder").arg(word)
               : word;
}

QString refutationText(const Position& after, const SearchLine& reply) {
    const QString side = CoachWords(after).side(after.sideToMove());
    const QString move = moveInWords(after, reply.moves.front());
    if (reply.score.mateIn == 1)
        return MistakeText::tr("%1 answers: %2. That is checkmate.", "side, a move")
            .arg(side, move);
    if (reply.score.mateIn > 1)
        return MistakeText::tr("%1 answers: %2, and mates in %n moves.", "side, a move",
                               reply.score.mateIn)
            .arg(side, move);
    return MistakeText::tr("%1 answers: %2. %3", "side, a move, what it does")
        .arg(side, move, moveReason(after, reply));
}

QString whyWorse(const Position& before, const Mistake& mistake) {
    const CoachWords words(before);
    QStringList sentences;
    const int missed = mistake.judgement.missedMateIn;
    if (missed == 1)
        sentences.append(
            MistakeText::tr("%1 could mate at once.", "side").arg(words.side(mistake.side)));
    else if (missed > 1)
        sentences.append(MistakeText::tr("%1 could force mate in %n moves.", "side", missed)
                             .arg(words.side(mistake.side)));
    if (!mistake.reply.empty()) {
        Position after = before;
        after.make(mistake.played);
        const SearchLine reply{mistake.afterPlayed.mateIn != 0
                                   ? SearchScore{0, -mistake.afterPlayed.mateIn}
                                   : SearchScore{-mistake.afterPlayed.centipawns, 0},
                               mistake.reply};
        // A mate that was missed is reason enough, unless something worse came of it.
        if (missed == 0 || reply.score.mateIn > 0 || after.isCapture(reply.moves.front()))
            sentences.append(refutationText(after, reply));
    }
    if (missed == 0 && mistake.judgement.allowedMateIn == 0)
        sentences.append(chanceText(mistake.best.score, mistake.afterPlayed, mistake.side));
    return sentences.join(u' ');
}

QString whatWasBetter(const Position& before, const Mistake& mistake) {
    const QString move = moveInWords(before, mistake.best.moves.front());
    return MistakeText::tr("Better: %1. %2", "a move in words, why it is good")
        .arg(move, moveReason(before, mistake.best));
}

} // namespace tessera
