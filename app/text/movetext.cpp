#include "movetext.h"

#include "notation/lan.h"
#include "notation/square_name.h"
#include "piecetext.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {
QString tr(const char* text, const char* comment = nullptr) {
    return QCoreApplication::translate("tessera::MoveText", text, comment);
}

QString nameAt(const Position& position, Square square) {
    const std::optional<Piece> piece = position.pieceAt(square);
    return piece ? pieceName(position.ruleset().pieces[piece->kind]) : QString();
}

QString capitalised(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}
} // namespace

QString squareText(const Position& position, Square square) {
    return QString::fromStdString(
        squareDisplayName(position.ruleset(), position.geometry(), square));
}

QString pieceTitle(const Position& position, const Piece& piece) {
    return capitalised(pieceWithSide(position.ruleset().pieces[piece.kind], piece.side));
}

QString captureQuestion(const Position& position, const Move& move) {
    const Square captured = position.capturedSquare(move).value_or(move.to);
    return tr("%1 takes %2 on %3?")
        .arg(capitalised(nameAt(position, move.from)), nameAt(position, captured),
             squareText(position, captured));
}

QStringList numberedMoves(const Position& from, const std::vector<Move>& moves, std::size_t most) {
    QStringList texts;
    Position position = from;
    for (std::size_t i = 0; i < std::min(most, moves.size()); ++i) {
        if (!position.isLegal(moves[i]))
            break;
        const QString move = QString::fromStdString(writeLan(position, moves[i]));
        if (position.sideToMove() == Side::White)
            texts.append(tr("%1. %2", "number, White's move")
                             .arg(QString::number(position.moveNumber()), move));
        else if (i == 0)
            texts.append(tr("%1… %2", "number, Black's move")
                             .arg(QString::number(position.moveNumber()), move));
        else
            texts.append(move);
        position.make(moves[i]);
    }
    return texts;
}

} // namespace tessera
