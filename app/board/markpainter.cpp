#include "markpainter.h"

#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace tessera {

namespace {

bool has(std::uint32_t marks, Mark mark) {
    return (marks & static_cast<std::uint32_t>(mark)) != 0;
}

QPointF middleOf(const QRect& cell) {
    return QRectF(cell).center();
}

} // namespace

// Whole pixels: a line between them is pale on both.
double MarkPainter::thickness(const QRect& cell) const {
    return std::max(1., std::round(std::clamp(cell.width() * 0.042, 1.5 * m_scale, 4. * m_scale) *
                                   m_palette.lineWeight));
}

void MarkPainter::tint(const QRect& cell, const QColor& color, double opacity) {
    if (!m_tints)
        return;
    QColor translucent = color;
    translucent.setAlphaF(static_cast<float>(opacity));
    m_painter.fillRect(cell, translucent);
}

void MarkPainter::frame(const QRect& cell, const QColor& color, double width, double inset) {
    const double edge = inset + width / 2;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    m_painter.drawRect(QRectF(cell).adjusted(edge, edge, -edge, -edge));
}

void MarkPainter::ring(const QRect& cell, const QColor& color, Qt::PenStyle style) {
    const double width = thickness(cell) * 1.2;
    const double edge = cell.width() * 0.025 + width / 2;
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap);
    const QRectF circle = QRectF(cell).adjusted(edge, edge, -edge, -edge);
    if (style == Qt::DashLine) {
        // Twelve equal dashes whatever the size.
        const double unit = std::numbers::pi * circle.width() / width / 24;
        pen.setDashPattern({unit, unit});
    }
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawEllipse(circle);
}

// Hollow brackets where the move began, solid triangles where it ended.
void MarkPainter::corners(const QRect& cell, bool filled) {
    const double reach = std::max(cell.width() * 0.2, 5. * m_scale);
    const double width = std::max(std::round(thickness(cell) * 0.8), std::round(1.5 * m_scale));
    for (int corner = 0; corner < 4; ++corner) {
        m_painter.save();
        m_painter.translate(middleOf(cell));
        m_painter.rotate(90. * corner);
        m_painter.translate(-cell.width() / 2., -cell.height() / 2.);
        if (filled) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_palette.lastMove);
            m_painter.drawPolygon(QPolygonF({{0, 0}, {reach, 0}, {0, reach}}));
        } else {
            m_painter.setBrush(Qt::NoBrush);
            m_painter.setPen(
                QPen(m_palette.lastMove, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            const double edge = width / 2 + std::floor(cell.width() * 0.03);
            m_painter.drawPolyline(QPolygonF({{reach, edge}, {edge, edge}, {edge, reach}}));
        }
        m_painter.restore();
    }
}

void MarkPainter::cross(const QPointF& middle, double reach, double width) {
    m_painter.setPen(QPen(m_palette.refused, width, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(middle + QPointF(-reach, -reach), middle + QPointF(reach, reach));
    m_painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach));
}

// On whole pixels: between them a small one is pale.
void MarkPainter::plus(const QPointF& middle, double reach, double width) {
    const int line = static_cast<int>(std::lround(width));
    const int arm = std::max(static_cast<int>(std::lround(reach - width / 2)), line);
    const QPoint start(static_cast<int>(std::lround(middle.x() - line / 2.)),
                       static_cast<int>(std::lround(middle.y() - line / 2.)));
    const int length = line + 2 * arm;
    m_painter.fillRect(QRect(start - QPoint(arm, 0), QSize(length, line)), m_palette.controlled);
    m_painter.fillRect(QRect(start - QPoint(0, arm), QSize(line, length)), m_palette.controlled);
}

void MarkPainter::star(const QPointF& middle, double reach) {
    QPolygonF points;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (i / 5. - .5);
        const double radius = i % 2 == 0 ? reach : reach * 0.45;
        points << middle + QPointF(std::cos(angle) * radius, std::sin(angle) * radius);
    }
    m_painter.setPen(QPen(m_palette.focusHalo, m_scale));
    m_painter.setBrush(m_palette.hint);
    m_painter.drawPolygon(points);
}

void MarkPainter::targets(const QPointF& middle, double size, std::uint32_t marks) {
    m_painter.setPen(Qt::NoPen);
    if (has(marks, Mark::Move)) {
        m_painter.setBrush(m_palette.move);
        const double radius = std::max(size * 0.12, 2.5 * m_scale);
        m_painter.drawEllipse(middle, radius, radius);
    }
    if (has(marks, Mark::PreviewMove)) {
        const double reach = std::max(size * 0.16, 3.5 * m_scale);
        m_painter.setBrush(m_palette.preview);
        m_painter.drawPolygon(QPolygonF({middle + QPointF(0, -reach), middle + QPointF(reach, 0),
                                         middle + QPointF(0, reach), middle + QPointF(-reach, 0)}));
    }
}

void MarkPainter::drawBelow(const QRect& cell, std::uint32_t marks, bool occupied) {
    if (marks == 0)
        return;
    m_painter.setRenderHint(QPainter::Antialiasing);
    const QPointF middle = middleOf(cell);
    const double size = cell.width();
    const double line = thickness(cell);

    if (has(marks, Mark::LastFrom) || has(marks, Mark::LastTo))
        tint(cell, m_palette.lastMove, has(marks, Mark::LastTo) ? 0.22 : 0.12);
    if (has(marks, Mark::Selected)) {
        const QColor& color = m_palette.selectionTint;
        tint(cell, color.isValid() ? color : m_palette.selection, 0.4);
    }
    if (has(marks, Mark::Pending))
        tint(cell, m_palette.capture, 0.2);
    if (has(marks, Mark::Check))
        tint(cell, m_palette.check, 0.35);

    if (has(marks, Mark::LastFrom))
        corners(cell, false);
    if (has(marks, Mark::LastTo))
        corners(cell, true);
    if (has(marks, Mark::Check)) {
        frame(cell, m_palette.check, line);
        frame(cell, m_palette.check, std::ceil(line / 2), std::round(line * 1.6));
    }
    if (has(marks, Mark::Refused))
        frame(cell, m_palette.refused, line);
    if (has(marks, Mark::Selected))
        frame(cell, m_palette.selection, line);
    if (has(marks, Mark::Capture) || has(marks, Mark::Pending))
        ring(cell, m_palette.capture, Qt::SolidLine);
    if (has(marks, Mark::PreviewCapture))
        ring(cell, m_palette.preview, Qt::DashLine);
    if (has(marks, Mark::Pending)) {
        // Sight lines from the edges to the ring.
        m_painter.setPen(QPen(m_palette.capture, line * 1.2, Qt::SolidLine, Qt::FlatCap));
        for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            m_painter.drawLine(middle + way * (size * 0.5), middle + way * (size * 0.34));
    }
    if (!occupied)
        targets(middle, size, marks);
    if (has(marks, Mark::Refused) && !occupied)
        cross(middle, size * 0.09, line);
}

void MarkPainter::drawAbove(const QRect& cell, std::uint32_t marks, bool occupied) {
    if (marks == 0)
        return;
    m_painter.setRenderHint(QPainter::Antialiasing);
    const double size = cell.width();
    const double line = thickness(cell);
    const QPointF corner = QRectF(cell).topLeft();
    // Of what stands in a corner; a small square is no reason to cut it.
    const double inset = std::max(size * 0.15, 3.5 * m_scale);
    const bool centred = !occupied && !has(marks, Mark::Move) && !has(marks, Mark::PreviewMove) &&
                         !has(marks, Mark::Refused);
    if (has(marks, Mark::Refused) && occupied)
        cross(corner + QPointF(size - inset, inset), std::max(size * 0.07, 2. * m_scale), line);
    if (occupied)
        targets(corner + QPointF(size - inset, size - inset), size * 0.7, marks);
    if (has(marks, Mark::Controlled)) {
        const bool middle = centred && !has(marks, Mark::Hint);
        plus(middle ? middleOf(cell) : corner + QPointF(inset, size - inset),
             size * (middle ? 0.11 : 0.08), line);
    }
    if (has(marks, Mark::Hint)) {
        const double reach = std::max(size * (centred ? 0.2 : 0.14), 4. * m_scale);
        const double place = std::max(size * 0.18, reach);
        star(centred ? middleOf(cell) : corner + QPointF(place, place), reach);
    }
}

void MarkPainter::drawFocus(const QRect& cell) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(Qt::NoBrush);
    const double line = std::round(std::clamp(cell.width() * 0.05, 1.5 * m_scale, 3. * m_scale) *
                                   m_palette.lineWeight);
    const double halo = std::max(1., std::floor(m_scale));
    const QRectF outer = QRectF(cell).adjusted(-halo, -halo, halo, halo);
    const double radius = std::min(4. * m_scale, cell.width() * 0.12);
    m_painter.setPen(QPen(m_palette.focusHalo, line + 2 * halo));
    m_painter.drawRoundedRect(outer.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                              radius);
    m_painter.setPen(QPen(m_palette.focus, line));
    m_painter.drawRoundedRect(outer.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                              radius);
}

} // namespace tessera
