#include "motionpainter.h"

#include <QFont>
#include <QLineF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

// Along a line and square to it.
struct Course {
    QPointF along;
    QPointF across;
    double length = 0.;
};

Course course(const QPointF& from, const QPointF& to) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length <= 0.)
        return {};
    const QPointF along = way / length;
    return {along, QPointF(-along.y(), along.x()), length};
}

} // namespace

MotionPainter::MotionPainter(QPainter& painter, const BoardPalette& palette, double cell,
                             double scale)
    : m_painter(painter), m_palette(palette), m_cell(cell), m_scale(scale) {
    m_painter.setRenderHint(QPainter::Antialiasing);
}

double MotionPainter::discRadius() const {
    return std::clamp(m_cell * 0.2, 7. * m_scale, 13. * m_scale);
}

void MotionPainter::trail(const QPointF& from, const QPointF& to) {
    const Course way = course(from, to);
    if (way.length <= 0.)
        return;
    const double wide = std::clamp(m_cell * 0.14, 2.5 * m_scale, 9. * m_scale);
    const QPointF side = way.across * wide;
    const QPolygonF band({from, to + side, to - side});
    m_painter.setPen(QPen(m_palette.focusHalo, std::max(1., m_scale), Qt::SolidLine, Qt::FlatCap,
                          Qt::RoundJoin));
    m_painter.setBrush(m_palette.lastMove);
    m_painter.drawPolygon(band);
}

void MotionPainter::arrow(const QPointF& from, const QPointF& to) {
    const Course way = course(from, to);
    const double head = std::clamp(m_cell * 0.22, 6. * m_scale, 14. * m_scale);
    // From the disc at the origin to the edge of the piece.
    const double start = discRadius();
    const double end = way.length - std::max(m_cell * 0.34, 3. * m_scale);
    if (end - start < head * 0.5)
        return;
    const QPointF neck = from + way.along * std::max(start, end - head);
    const QPointF tip = from + way.along * end;
    const QPointF side = way.across * (head * 0.55);
    const double line =
        std::clamp(m_cell * 0.04, 1.5 * m_scale, 3. * m_scale) * m_palette.lineWeight;
    const double halo = std::max(1., m_scale);
    const auto draw = [&](const QColor& color, double more) {
        m_painter.setPen(QPen(color, line + 2 * more, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(from + way.along * start, neck);
        m_painter.setPen(more > 0.
                             ? QPen(color, 2 * more, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin)
                             : QPen(Qt::NoPen));
        m_painter.setBrush(color);
        m_painter.drawPolygon(QPolygonF({tip, neck + side, neck - side}));
    };
    draw(m_palette.focusHalo, halo);
    draw(m_palette.ink, 0.);
}

void MotionPainter::number(const QPointF& middle, int value, const QString& fontFamily) {
    const double radius = discRadius();
    m_painter.setPen(QPen(m_palette.focusHalo, std::max(1., 1.5 * m_scale)));
    m_painter.setBrush(m_palette.ink);
    m_painter.drawEllipse(middle, radius, radius);
    QFont font(fontFamily);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(radius * 1.35))));
    font.setBold(true);
    QPainterPath text;
    text.addText(0, 0, font, QString::number(value));
    text.translate(middle - text.boundingRect().center());
    m_painter.fillPath(text, m_palette.page);
}

} // namespace tessera
