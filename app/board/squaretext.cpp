#include "squaretext.h"

#include "notation/square_name.h"
#include "text/piecetext.h"

#include <QCoreApplication>
#include <QStringList>

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

constexpr std::array<MarkText, 12> markTexts{{
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
    constexpr std::array letters{u'X', u'Y', u'Z', u'W'};
    return QStringLiteral("%1 %2").arg(
        QChar(letters[static_cast<std::size_t>(axis)]),
        QString::fromStdString(coordinateName(ruleset, axis, coordinate)));
}

QString squarePlaceText(const CompiledRuleset& ruleset, Square square) {
    const Vector4 at = ruleset.geometry().coordinates(square);
    QStringList parts{QString::fromStdString(coordinateName(ruleset.data(), Axis::X, at[0]) +
                                             coordinateName(ruleset.data(), Axis::Y, at[1]))};
    for (const Axis axis : {Axis::Z, Axis::W}) {
        if (ruleset.geometry().size(axis) > 1)
            parts += coordinateText(ruleset.data(), axis, at[static_cast<std::size_t>(axis)]);
    }
    return parts.join(QStringLiteral(", "));
}

QString squareText(const BoardScene& scene, Square square) {
    QStringList parts{squarePlaceText(*scene.ruleset, square)};
    if (const std::optional<Piece>& piece = scene.pieces[square]) {
        parts += pieceWithSide(scene.ruleset->data().pieces[piece->kind], piece->side);
    } else {
        parts += tr("empty");
    }
    for (const MarkText& entry : markTexts) {
        if ((scene.marks[square] & static_cast<std::uint32_t>(entry.mark)) != 0)
            parts += tr(entry.text);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace tessera
