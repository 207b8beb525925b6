// Draws the marks of one square, each in a shape of its own.
#pragma once

#include "boardcolors.h"
#include "boardscene.h"

#include <QPainter>

namespace tessera {

class MarkPainter {
public:
    /// `scale`: device pixels a logical pixel. The painter works in device pixels.
    MarkPainter(QPainter& painter, const BoardPalette& palette, double scale)
        : m_painter(painter), m_palette(palette), m_scale(scale) {}

    /// Whether squares are washed in a colour of their mark as well; in space that would veil
    /// pieces.
    void setTints(bool tints) { m_tints = tints; }
    /// What lies under a piece: tints, frames, rings, dots.
    void drawBelow(const QRect& cell, std::uint32_t marks, bool occupied);
    /// What must stay visible over a piece.
    void drawAbove(const QRect& cell, std::uint32_t marks, bool occupied);
    /// A double line around the square, 3:1 against whatever is near it.
    void drawFocus(const QRect& cell);

private:
    void tint(const QRect& cell, const QColor& color, double opacity);
    void frame(const QRect& cell, const QColor& color, double width, double inset = 0.);
    void ring(const QRect& cell, const QColor& color, Qt::PenStyle style);
    void corners(const QRect& cell, bool filled);
    void cross(const QPointF& middle, double reach, double width);
    void plus(const QPointF& middle, double reach, double width);
    /// Dot and diamond; in a corner where a piece already stands.
    void targets(const QPointF& middle, double size, std::uint32_t marks);
    void star(const QPointF& middle, double reach);
    [[nodiscard]] double thickness(const QRect& cell) const;

    QPainter& m_painter;
    const BoardPalette& m_palette;
    double m_scale;
    bool m_tints = true;
};

} // namespace tessera
