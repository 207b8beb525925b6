#include "pieceinfo.h"

#include "notation/square_name.h"
#include "text/movetext.h"
#include "text/ruletext.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {
QString tr(const char* text, int count = -1) {
    return QCoreApplication::translate("tessera::PieceInfo", text, nullptr, count);
}
} // namespace

QString PieceInfo::targetsText() const {
    const auto count = static_cast<int>(targets.size());
    if (count == 0)
        return tr("No legal move");
    return count == 1 ? tr("1 target") : tr("%n targets", count);
}

QString PieceInfo::countsText() const {
    if (targets.isEmpty())
        return {};
    return tr("%1, %2").arg(moveCount == 1 ? tr("1 move") : tr("%n moves", moveCount),
                            captureCount == 1 ? tr("1 capture") : tr("%n captures", captureCount));
}

PieceInfo describePiece(const Position& position, Square square, const std::vector<Move>& moves,
                        bool preview) {
    const std::optional<Piece> piece = position.pieceAt(square);
    if (!piece)
        return {};
    PieceInfo info;
    info.square = square;
    info.title = pieceTitle(position, *piece);
    info.squareName = squareText(position, square);
    const QString written =
        QString::fromStdString(squareName(position.ruleset(), position.geometry(), square));
    if (written != info.squareName)
        info.writtenName = written;
    info.rule = ruleSentence(position.ruleset(), position.ruleset().pieces[piece->kind]);
    info.preview = preview;

    // A promotion with a choice gives several moves to one target.
    std::vector<MoveTarget> targets;
    for (const Move& move : moves) {
        const bool known = std::any_of(targets.begin(), targets.end(),
                                       [&](const MoveTarget& t) { return t.square == move.to; });
        if (!known)
            targets.push_back({move.to, squareText(position, move.to), position.isCapture(move)});
    }
    std::sort(targets.begin(), targets.end(), [](const MoveTarget& a, const MoveTarget& b) {
        return a.capture != b.capture ? a.capture : a.square < b.square;
    });
    for (const MoveTarget& target : targets) {
        info.targets.append(QVariant::fromValue(target));
        ++(target.capture ? info.captureCount : info.moveCount);
    }
    return info;
}

QVariantList axisChanges(const Position& position, Square from, Square to) {
    const Geometry& geometry = position.geometry();
    const Vector4 before = geometry.coordinates(from);
    const Vector4 after = geometry.coordinates(to);
    QVariantList changes;
    for (std::size_t i = 0; i < axisCount; ++i) {
        const auto axis = static_cast<Axis>(i);
        if (geometry.size(axis) == 1)
            continue;
        changes.append(QVariant::fromValue(AxisChange{
            axisNames(axisBit(axis)),
            QString::fromStdString(coordinateName(position.ruleset(), axis, before[i])),
            QString::fromStdString(coordinateName(position.ruleset(), axis, after[i]))}));
    }
    return changes;
}

} // namespace tessera
