#include "endtext.h"

#include "piecetext.h"

#include <QCoreApplication>

namespace tessera {

namespace {
QString tr(const char* text) {
    return QCoreApplication::translate("tessera::EndText", text);
}
} // namespace

QString endTitle(const MatchEnd& end) {
    switch (end.kind) {
    case EndKind::None:
        return {};
    case EndKind::Checkmate:
        return tr("Checkmate");
    case EndKind::Stalemate:
        return tr("Stalemate");
    case EndKind::Resignation:
        return end.winner == Side::White ? tr("Black resigned") : tr("White resigned");
    case EndKind::Time:
        return !end.winner                 ? tr("Draw")
               : end.winner == Side::White ? tr("Black's time is up")
                                           : tr("White's time is up");
    case EndKind::BareKings:
    case EndKind::FiftyMove:
    case EndKind::Repetition:
    case EndKind::Agreement:
        return tr("Draw");
    }
    return {};
}

QString endSentence(const MatchEnd& end, const Ruleset& ruleset) {
    switch (end.kind) {
    case EndKind::None:
        return {};
    case EndKind::Checkmate:
        return end.winner == Side::White
                   ? tr("White wins: Black's king is attacked and no move saves it.")
                   : tr("Black wins: White's king is attacked and no move saves it.");
    case EndKind::Stalemate:
        return tr("The game is drawn: the side to move is not in check, yet it has no legal move.");
    case EndKind::BareKings:
        return tr("The game is drawn: only the kings are left.");
    case EndKind::FiftyMove:
        return tr("The game is drawn: %1 half-moves without a capture or a pawn move.")
            .arg(ruleset.draws.halfMoves);
    case EndKind::Repetition:
        return tr("The game is drawn: the same position with the same side to move has come up "
                  "%1 times.")
            .arg(ruleset.draws.repetition);
    case EndKind::Resignation:
        return end.winner == Side::White ? tr("White wins: Black gave up the game.")
                                         : tr("Black wins: White gave up the game.");
    case EndKind::Time:
        return !end.winner
                   ? tr("The game is drawn: the time of one side is up, and the other side can "
                        "never mate with what it has left.")
               : end.winner == Side::White ? tr("White wins: Black has no time left.")
                                           : tr("Black wins: White has no time left.");
    case EndKind::Agreement:
        return tr("The players agreed on a draw.");
    }
    return {};
}

} // namespace tessera
