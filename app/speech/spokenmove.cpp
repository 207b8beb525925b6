#include "spokenmove.h"

#include "notation/lan.h"
#include "text/piecetext.h"

#include <QCoreApplication>
#include <QStringList>

namespace tessera {

namespace {

struct SpokenMoveText {
    Q_DECLARE_TR_FUNCTIONS(tessera::SpokenMoveText)
};

QString nameAt(const Position& position, Square square) {
    const std::optional<Piece> piece = position.pieceAt(square);
    return piece ? pieceName(position.ruleset().pieces[piece->kind]) : QString();
}

// Who goes from where to where inside a board.
QString walk(const Position& before, const Move& move, SpokenStyle style) {
    const QString piece = nameAt(before, move.from);
    const QString from = spokenCell(*before.rulesetPtr(), move.from, style);
    const QString to = spokenCell(*before.rulesetPtr(), move.to, style);
    if (const std::optional<Square> captured = before.capturedSquare(move)) {
        const QString victim = nameAt(before, *captured);
        return *captured == move.to
                   ? SpokenMoveText::tr("%1 takes %2, %3 to %4").arg(piece, victim, from, to)
                   : SpokenMoveText::tr("%1 takes %2 in passing, %3 to %4")
                         .arg(piece, victim, from, to);
    }
    return move.type == MoveType::Castling
               ? SpokenMoveText::tr("%1 castles, %2 to %3").arg(piece, from, to)
               : SpokenMoveText::tr("%1, %2 to %3").arg(piece, from, to);
}

} // namespace

QString spokenMove(const Position& before, const Move& move, SpokenStyle style) {
    if (style == SpokenStyle::Lan)
        return QString::fromStdString(writeLan(before, move));
    QString words = walk(before, move, style);
    const Vector4 from = before.geometry().coordinates(move.from);
    const Vector4 to = before.geometry().coordinates(move.to);
    QStringList changes;
    for (const Axis axis : {Axis::Z, Axis::W}) {
        const auto index = static_cast<std::size_t>(axis);
        if (const int change = to[index] - from[index])
            changes += spokenChange(axis, change, style);
    }
    // Someone who has not followed the piece needs the board as well as the way to it.
    const QString board = spokenBoard(*before.rulesetPtr(), move.to, style);
    if (!changes.isEmpty())
        words = SpokenMoveText::tr("%1, %2, now on %3", "move, changes, board")
                    .arg(words, changes.join(QStringLiteral(", ")), board);
    else if (!board.isEmpty())
        words = SpokenMoveText::tr("%1, on %2", "move, board").arg(words, board);
    if (move.isPromotion())
        words = SpokenMoveText::tr("%1, becomes %2", "move, piece")
                    .arg(words, pieceName(before.ruleset().pieces[move.promotion]));
    return words;
}

QString spokenPly(const Position& before, const Move& move, SpokenStyle style) {
    return SpokenMoveText::tr("%1: %2.", "side, move")
        .arg(sideName(before.sideToMove()), spokenMove(before, move, style));
}

QString spokenOccupant(const Position& position, Square square, SpokenStyle style) {
    const std::optional<Piece> piece = position.pieceAt(square);
    const QString what = piece ? pieceWithSide(position.ruleset().pieces[piece->kind], piece->side)
                               : SpokenMoveText::tr("empty");
    return SpokenMoveText::tr("%1, %2", "piece, square")
        .arg(what, spokenSquare(*position.rulesetPtr(), square, style));
}

} // namespace tessera
