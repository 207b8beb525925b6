#include "setuptext.h"

#include "notation/square_name.h"
#include "text/endtext.h"
#include "text/piecetext.h"

#include <QCoreApplication>

namespace tessera {

namespace {

QString tr(const char* text, const char* about = nullptr, int n = -1) {
    return QCoreApplication::translate("tessera::SetupText", text, about, n);
}

QString nameOf(const CompiledRuleset& ruleset, Square square) {
    return QString::fromStdString(squareDisplayName(ruleset.data(), ruleset.geometry(), square));
}

QString royalText(const SetupProblem& problem) {
    const bool white = problem.side == Side::White;
    if (problem.found == 0)
        return problem.most == 1 ? (white ? tr("White has no king.") : tr("Black has no king."))
                                 : (white ? tr("White has no king; it needs at least one.")
                                          : tr("Black has no king; it needs at least one."));
    const QString sentence = white ? tr("White has %n kings; this game allows it %1.",
                                        "kings on the board", problem.found)
                                   : tr("Black has %n kings; this game allows it %1.",
                                        "kings on the board", problem.found);
    return sentence.arg(problem.most);
}

} // namespace

QString setupProblemText(const CompiledRuleset& ruleset, const SetupProblem& problem) {
    const QString square = problem.square == noSquare ? QString() : nameOf(ruleset, problem.square);
    switch (problem.code) {
    case ErrorCode::RoyalCount:
        return royalText(problem);
    case ErrorCode::PawnOnPromotion:
        return tr("The pawn on %1 has reached the end of its way: it would be another piece by "
                  "now.")
            .arg(square);
    case ErrorCode::BadCastling:
        return tr("The castling right of %1 cannot be: king and rook do not both stand at home.")
            .arg(square);
    case ErrorCode::BadEnPassant:
        return tr("En passant on %1 makes no sense: no pawn has just stepped over that square.")
            .arg(square);
    case ErrorCode::OpponentInCheck:
        return tr("The king on %1 is attacked, yet it is the other side's turn: it could be taken.")
            .arg(square);
    default:
        return {};
    }
}

QString setupStandingText(const Position& position) {
    const bool white = position.sideToMove() == Side::White;
    const auto ended = [&](EndKind kind) {
        MatchEnd end{kind, {}};
        if (kind == EndKind::Checkmate)
            end.winner = opponent(position.sideToMove());
        return tr("%1. %2", "how it ended, in a sentence")
            .arg(endTitle(end), endSentence(end, position.ruleset()));
    };
    switch (position.outcome()) {
    case OutcomeKind::Checkmate:
        return ended(EndKind::Checkmate);
    case OutcomeKind::Stalemate:
        return ended(EndKind::Stalemate);
    case OutcomeKind::BareKings:
        return ended(EndKind::BareKings);
    case OutcomeKind::FiftyMove:
        return ended(EndKind::FiftyMove);
    case OutcomeKind::Repetition:
    case OutcomeKind::Ongoing:
        break;
    }
    if (position.inCheck())
        return white ? tr("This can be played. White is to move and in check.")
                     : tr("This can be played. Black is to move and in check.");
    return white ? tr("This can be played. White is to move.")
                 : tr("This can be played. Black is to move.");
}

QString castlingRightText(const CompiledRuleset& ruleset, const CastlingHome& home) {
    return home.rook.side == Side::White
               ? tr("White, rook on %1").arg(nameOf(ruleset, home.rookSquare))
               : tr("Black, rook on %1").arg(nameOf(ruleset, home.rookSquare));
}

} // namespace tessera
