#include "conclusiontext.h"

#include "text/endtext.h"
#include "text/piecetext.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tessera::ConclusionText)
};

/// Whether something else ended the game than what this proves.
bool otherEnd(const MatchEnd& end) {
    return end.kind != EndKind::None && end.kind != EndKind::Checkmate &&
           end.kind != EndKind::Stalemate;
}

QString inCheckSentence(const QString& side, int works, int tries) {
    if (tries == 0)
        return Text::tr("%1 is in check and has nothing to try.", "side").arg(side);
    if (tries == 1)
        return (works == 0 ? Text::tr("%1 is in check and the only try fails.", "side")
                           : Text::tr("%1 is in check and the only try works.", "side"))
            .arg(side);
    if (works == 0)
        return Text::tr("%1 is in check and every one of %n tries fails.", "side", tries).arg(side);
    if (works == 1)
        return Text::tr("%1 is in check and only one of %n tries works.", "side", tries).arg(side);
    if (works == tries)
        return Text::tr("%1 is in check and every one of %n tries works.", "side", tries).arg(side);
    return Text::tr("%1 is in check and %2 of %n tries work.", "side, how many", tries)
        .arg(side)
        .arg(works);
}

QString safeSentence(const QString& side, int works, int tries) {
    if (tries == 0)
        return Text::tr("%1 is not in check, yet has nothing to try.", "side").arg(side);
    if (works == 0)
        return (tries == 1 ? Text::tr("%1 is not in check, yet the only try fails.", "side")
                           : Text::tr("%1 is not in check, yet every one of %n tries fails.",
                                      "side", tries))
            .arg(side);
    if (tries == 1)
        return Text::tr("%1 is not in check and the only try works.", "side").arg(side);
    if (works == tries)
        return Text::tr("%1 is not in check and every one of %n tries works.", "side", tries)
            .arg(side);
    if (works == 1)
        return Text::tr("%1 is not in check and only one of %n tries works.", "side", tries)
            .arg(side);
    return Text::tr("%1 is not in check and %2 of %n tries work.", "side, how many", tries)
        .arg(side)
        .arg(works);
}

QString checkTitle(const Conclusion& result) {
    if (result.severalKingsInCheck())
        return Text::tr("%n kings in check", nullptr, result.checkedKings);
    if (result.mostOnOneKing == 2)
        return Text::tr("Double check");
    if (result.mostOnOneKing > 2)
        return Text::tr("Check by %n pieces", nullptr, result.mostOnOneKing);
    return result.discovered == true ? Text::tr("Discovered check") : Text::tr("Check");
}

} // namespace

QString conclusionTitle(const Proof& proof, const MatchEnd& end) {
    const Conclusion& result = proof.conclusion;
    if (otherEnd(end))
        return endTitle(end);
    if (result.isMate())
        return Text::tr("Checkmate");
    if (result.outcome == OutcomeKind::Stalemate)
        return Text::tr("Stalemate");
    return result.inCheck() ? checkTitle(result) : Text::tr("No check");
}

QString conclusionSentence(const Proof& proof, const MatchEnd& end, const Ruleset& ruleset) {
    const Conclusion& result = proof.conclusion;
    const QString side = sideName(proof.side);
    const int tries = result.legal + result.refuted;
    const QString sentence = result.inCheck() ? inCheckSentence(side, result.legal, tries)
                                              : safeSentence(side, result.legal, tries);
    if (!otherEnd(end))
        return sentence;
    return Text::tr("%1 %2", "how the game ended, what the position is by itself")
        .arg(endSentence(end, ruleset), sentence);
}

} // namespace tessera
