#include "piecefigure.h"

#include <QStringList>

#include <algorithm>

namespace tessera {

namespace {

QString drawingOf(const PieceKind& kind) {
    static const QStringList drawn{QStringLiteral("king"),   QStringLiteral("queen"),
                                   QStringLiteral("rook"),   QStringLiteral("bishop"),
                                   QStringLiteral("knight"), QStringLiteral("unicorn"),
                                   QStringLiteral("pawn")};
    const QString name = QString::fromStdString(kind.name).toLower();
    if (drawn.contains(name))
        return name;
    if (kind.royal)
        return QStringLiteral("king");
    return kind.pawn ? QStringLiteral("pawn") : QString();
}

} // namespace

std::vector<PieceFigure> pieceFigures(const Ruleset& ruleset) {
    const auto pawns = std::count_if(ruleset.pieces.begin(), ruleset.pieces.end(),
                                     [](const PieceKind& kind) { return kind.pawn.has_value(); });
    std::vector<PieceFigure> figures;
    QStringList taken;
    for (const PieceKind& kind : ruleset.pieces) {
        PieceFigure figure;
        figure.letter = QLatin1Char(kind.letter);
        figure.drawing = drawingOf(kind);
        if (kind.pawn && pawns > 1)
            figure.arrow = kind.pawn->forward;
        // Two kinds may share a drawing only where the arrow tells them apart.
        if (!figure.drawing.isEmpty() && figure.arrow == 0) {
            if (taken.contains(figure.drawing))
                figure.drawing.clear();
            else
                taken.append(figure.drawing);
        }
        figures.push_back(figure);
    }
    return figures;
}

} // namespace tessera
