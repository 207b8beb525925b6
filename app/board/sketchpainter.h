// Paints the lines, lights and numbers of a sketch over the squares.
#pragma once

#include "boardcolors.h"
#include "boardsketch.h"

#include <QPainter>
#include <QPolygonF>
#include <QString>

namespace tessera {

/// Draws in device pixels.
class SketchPainter {
public:
    /// `cell`: edge of a square, `scale`: device pixels a logical pixel.
    SketchPainter(QPainter& painter, const BoardPalette& palette, double cell, double scale);

    /// The way of a line through the middles of squares: a leap over other squares is bent aside.
    /// `cell`: edge of a square in the same unit.
    [[nodiscard]] static QPolygonF wayThrough(const QPolygonF& middles, double cell);

    /// A line through the middles of squares; it begins and ends short of the pieces there.
    void line(SketchKind kind, const QPolygonF& middles);
    /// Brackets around a square and a sign in its corner that tells what it is.
    void light(SketchKind kind, const QRectF& square, const QString& fontFamily);
    /// A number in the lower corner of a square; a plus where it could not be read.
    void number(const QRectF& square, int value, const QString& fontFamily);

private:
    [[nodiscard]] QColor color(SketchKind kind) const;
    [[nodiscard]] double lineWidth() const;
    void plus(const QRectF& square);
    void strokes(const QPolygonF& middles, const QColor& color, double width, Qt::PenStyle style);
    void end(SketchKind kind, const QPointF& tip, const QPointF& along, const QColor& color,
             double more);

    QPainter& m_painter;
    const BoardPalette& m_palette;
    double m_cell;
    double m_scale;
};

} // namespace tessera
