#include "piecepreview.h"

#include "ruleset/compiled_ruleset.h"

#include <QPainter>
#include <QQuickWindow>

#include <cmath>

namespace tessera {

namespace {
constexpr int kinds = 6;
constexpr int sides = 2;
} // namespace

PiecePreview::PiecePreview(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &PiecePreview::fontFamilyChanged, this, [this] { update(); });
}

void PiecePreview::setColors(BoardColors* colors) {
    if (!followColors(m_colors, colors, this, [this] { update(); }))
        return;
    update();
    emit colorsChanged();
}

void PiecePreview::setCell(int cell) {
    if (cell == m_cell)
        return;
    m_cell = cell;
    setImplicitSize(cell * kinds, cell * sides);
    update();
    emit cellChanged();
}

void PiecePreview::paint(QPainter* painter) {
    if (!m_colors || m_cell < 1)
        return;
    const RulesetPtr ruleset = builtinRuleset("fide");
    if (!ruleset)
        return;
    const BoardPalette& palette = m_colors->palette();
    const double scale = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1.;
    const int edge = static_cast<int>(std::lround(m_cell * scale));
    PieceImages::Style style;
    style.ruleset = ruleset;
    style.palette = palette;
    style.fontFamily = m_fontFamily;
    style.size = edge;
    style.scale = scale;
    m_images.setStyle(style);
    // In device pixels, so that pieces are as sharp as on the board.
    painter->save();
    painter->scale(1. / scale, 1. / scale);
    for (int row = 0; row < sides; ++row) {
        for (int column = 0; column < kinds; ++column) {
            const QRect cell(column * edge, row * edge, edge, edge);
            painter->fillRect(cell,
                              (row + column) % 2 == 0 ? palette.lightSquare : palette.darkSquare);
            if (static_cast<std::size_t>(column) < ruleset->data().pieces.size()) {
                const Piece piece{static_cast<KindIndex>(column),
                                  row == 0 ? Side::White : Side::Black};
                painter->drawImage(cell.topLeft(), m_images.image(piece));
            }
        }
    }
    painter->restore();
}

} // namespace tessera
