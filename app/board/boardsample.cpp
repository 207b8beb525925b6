#include "boardsample.h"

#include <QPainter>
#include <QQuickWindow>

#include <cmath>

namespace tessera {

BoardSample::BoardSample(QSize squares, QQuickItem* parent)
    : QQuickPaintedItem(parent), m_squares(squares) {
    connect(this, &BoardSample::fontFamilyChanged, this, [this] { update(); });
}

void BoardSample::setColors(BoardColors* colors) {
    if (!followColors(m_colors, colors, this, [this] { update(); }))
        return;
    update();
    emit colorsChanged();
}

void BoardSample::setCell(int cell) {
    if (cell == m_cell)
        return;
    m_cell = cell;
    setImplicitSize(cell * m_squares.width(), cell * m_squares.height());
    update();
    emit cellChanged();
}

void BoardSample::paint(QPainter* painter) {
    if (!m_colors || m_cell < 1)
        return;
    const double scale = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1.;
    const int edge = static_cast<int>(std::lround(m_cell * scale));
    painter->save();
    painter->scale(1. / scale, 1. / scale);
    for (int row = 0; row < m_squares.height(); ++row) {
        for (int column = 0; column < m_squares.width(); ++column)
            painter->fillRect(QRect(column * edge, row * edge, edge, edge),
                              (row + column) % 2 == 0 ? m_colors->lightSquare
                                                      : m_colors->darkSquare);
    }
    paintSquares(*painter, edge, scale);
    painter->restore();
}

} // namespace tessera
