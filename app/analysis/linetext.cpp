#include "linetext.h"

#include "coachsketch.h"
#include "game/positionscene.h"
#include "notation/lan.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

struct LineText {
    Q_DECLARE_TR_FUNCTIONS(tessera::LineText)
};

} // namespace

QStringList numberedMoves(const Position& from, const std::vector<Move>& moves, std::size_t most) {
    QStringList texts;
    Position position = from;
    for (std::size_t i = 0; i < std::min(most, moves.size()); ++i) {
        if (!position.isLegal(moves[i]))
            break;
        const QString move = QString::fromStdString(writeLan(position, moves[i]));
        if (position.sideToMove() == Side::White)
            texts.append(LineText::tr("%1. %2", "number, White's move")
                             .arg(QString::number(position.moveNumber()), move));
        else if (i == 0)
            texts.append(LineText::tr("%1… %2", "number, Black's move")
                             .arg(QString::number(position.moveNumber()), move));
        else
            texts.append(move);
        position.make(moves[i]);
    }
    return texts;
}

BoardSketch arrowOf(const Position& before, const Move& move) {
    BoardSketch sketch;
    std::vector<Square> way{move.from};
    const Explanation explanation = explain(before, move.from, move.to);
    way.insert(way.end(), explanation.path.begin(), explanation.path.end());
    way.push_back(move.to);
    sketch.lines.push_back({SketchKind::Way, std::move(way)});
    return sketch;
}

LinePicture linePicture(const Position& from, const std::vector<Move>& moves, std::size_t ply) {
    Position position = from;
    for (std::size_t i = 0; i + 1 < ply; ++i)
        position.make(moves[i]);
    const Move& last = moves[ply - 1];
    LinePicture picture;
    picture.sketch = sketchOf(
        explain(position, last.from, last.to,
                {.promotion = last.isPromotion() ? std::optional(last.promotion) : std::nullopt}));
    position.make(last);
    picture.scene = sceneAfter(position, last);
    return picture;
}

} // namespace tessera
