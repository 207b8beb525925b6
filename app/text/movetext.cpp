#include "movetext.h"

#include "notation/square_name.h"
#include "piecetext.h"
#include "ruletext.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdlib>

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

QString refusalText(const Position& position, Square from, Square to,
                    std::optional<SpokenStyle> aloud) {
    const std::optional<Piece> piece = position.pieceAt(from);
    if (!piece)
        return {};
    if (piece->side != position.sideToMove())
        return piece->side == Side::White
                   ? tr("It is Black's turn: White's pieces can be looked at, not moved.")
                   : tr("It is White's turn: Black's pieces can be looked at, not moved.");

    const Vector4 before = position.geometry().coordinates(from);
    const Vector4 after = position.geometry().coordinates(to);
    QStringList changes;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        if (const int change = after[axis] - before[axis])
            changes.append(
                aloud ? spokenChange(static_cast<Axis>(axis), change, *aloud)
                      : tr("%1 by %2")
                            .arg(axisNames(axisBit(static_cast<int>(axis))),
                                 (change > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1"))
                                     .arg(std::abs(change))));
    }
    QString text = tr("The %1 cannot go to %2. That would change %3.")
                       .arg(pieceName(position.ruleset().pieces[piece->kind]),
                            aloud ? spokenSquare(*position.rulesetPtr(), to, *aloud)
                                  : squareText(position, to),
                            changes.join(QStringLiteral(", ")));
    if (position.inCheck())
        text += QLatin1Char(' ') + (piece->side == Side::White
                                        ? tr("White is in check and must answer it.")
                                        : tr("Black is in check and must answer it."));
    return text;
}

} // namespace tessera
