#include "squaretext.h"

#include "text/piecetext.h"

#include <QCoreApplication>

#include <array>

namespace tessera {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("SquareText", text);
}

struct MarkText {
    Mark mark;
    const char* text;
};

constexpr std::array<MarkText, 12> allMarkTexts{{
    {Mark::Selected, QT_TRANSLATE_NOOP("SquareText", "selected")},
    {Mark::Check, QT_TRANSLATE_NOOP("SquareText", "in check")},
    {Mark::Move, QT_TRANSLATE_NOOP("SquareText", "can move here")},
    {Mark::Capture, QT_TRANSLATE_NOOP("SquareText", "can be captured")},
    {Mark::Pending, QT_TRANSLATE_NOOP("SquareText", "capture waits for confirmation")},
    {Mark::PreviewMove, QT_TRANSLATE_NOOP("SquareText", "could move here")},
    {Mark::PreviewCapture, QT_TRANSLATE_NOOP("SquareText", "could be captured")},
    {Mark::Refused, QT_TRANSLATE_NOOP("SquareText", "not a legal move")},
    {Mark::Controlled, QT_TRANSLATE_NOOP("SquareText", "controlled")},
    {Mark::Hint, QT_TRANSLATE_NOOP("SquareText", "hint")},
    {Mark::LastFrom, QT_TRANSLATE_NOOP("SquareText", "last move from here")},
    {Mark::LastTo, QT_TRANSLATE_NOOP("SquareText", "last move to here")},
}};

} // namespace

QString coordinateText(const Ruleset& ruleset, Axis axis, int coordinate) {
    return spokenCoordinate(ruleset, axis, coordinate, SpokenStyle::Words);
}

QString occupantText(const BoardScene& scene, Square square) {
    const std::optional<Piece>& piece = scene.pieces[square];
    return piece ? pieceWithSide(scene.ruleset->data().pieces[piece->kind], piece->side)
                 : tr("empty");
}

QStringList markTexts(const BoardScene& scene, Square square) {
    QStringList texts;
    for (const MarkText& entry : allMarkTexts) {
        if ((scene.marks[square] & static_cast<std::uint32_t>(entry.mark)) != 0)
            texts += tr(entry.text);
    }
    return texts;
}

QString squareText(const BoardScene& scene, Square square, SpokenStyle style) {
    const QStringList parts{spokenSquare(*scene.ruleset, square, style),
                            occupantText(scene, square)};
    return (parts + markTexts(scene, square)).join(QStringLiteral(", "));
}

} // namespace tessera
