#include "movetext.h"

#include "notation/square_name.h"
#include "piecetext.h"

#include <QCoreApplication>

namespace tessera {

namespace {
QString tr(const char* text) {
    return QCoreApplication::translate("tessera::MoveText", text);
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

} // namespace tessera
