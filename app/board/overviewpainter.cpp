#include "overviewpainter.h"

#include <algorithm>

namespace tessera {

namespace {

bool has(std::uint32_t marks, Mark mark) {
    return (marks & static_cast<std::uint32_t>(mark)) != 0;
}

int lineOf(double scale) {
    return std::max(1, static_cast<int>(scale));
}

} // namespace

OverviewPainter::OverviewPainter(QPainter& painter, const BoardPalette& palette, double scale)
    : m_painter(painter), m_palette(palette), m_line(lineOf(scale)) {
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void OverviewPainter::outline(const QRect& square, const QColor& color, int width, int around) {
    const QRect outer = square.adjusted(-around, -around, around, around);
    const int inside = width;
    m_painter.fillRect(QRect(outer.left(), outer.top(), outer.width(), inside), color);
    m_painter.fillRect(QRect(outer.left(), outer.bottom() + 1 - inside, outer.width(), inside),
                       color);
    m_painter.fillRect(QRect(outer.left(), outer.top(), inside, outer.height()), color);
    m_painter.fillRect(QRect(outer.right() + 1 - inside, outer.top(), inside, outer.height()),
                       color);
}

void OverviewPainter::drawMarksBelow(const QRect& square, std::uint32_t marks) {
    if (has(marks, Mark::LastFrom))
        m_painter.fillRect(square, mixed(m_palette.lightSquare, m_palette.lastMove, 0.45));
    if (has(marks, Mark::LastTo))
        m_painter.fillRect(square, m_palette.lastMove);
    if (has(marks, Mark::Selected))
        m_painter.fillRect(square, m_palette.selectionTint.isValid() ? m_palette.selectionTint
                                                                     : m_palette.selection);
    if (has(marks, Mark::Check) || has(marks, Mark::Pending))
        m_painter.fillRect(square, m_palette.check);
}

QImage overviewToken(const PieceKind& kind, Side side, const BoardPalette& palette, int cell,
                     double scale) {
    QImage image(cell, cell, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool white = side == Side::White;
    const int line = lineOf(scale);
    painter.setPen(QPen(white ? palette.whiteLine : palette.blackLine, line, Qt::SolidLine,
                        Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(white ? palette.whiteFill : palette.blackFill);
    const QPointF middle(cell / 2., cell / 2.);
    const double half = line / 2.;
    if (kind.royal) {
        const double reach = cell / 2. - half * 0.6;
        painter.drawPolygon(QPolygonF({middle - QPointF(0, reach), middle + QPointF(reach, 0),
                                       middle + QPointF(0, reach), middle - QPointF(reach, 0)}));
    } else if (kind.pawn) {
        const double radius = cell * 0.28 - half / 2;
        painter.drawEllipse(middle, radius, radius);
    } else {
        const double edge = cell / 8 + half;
        painter.drawRect(QRectF(image.rect()).adjusted(edge, edge, -edge, -edge));
    }
    return image;
}

void OverviewPainter::drawMarksAbove(const QRect& square, std::uint32_t marks, bool occupied) {
    if (marks == 0)
        return;
    if (has(marks, Mark::Check))
        outline(square, m_palette.check, m_line, m_line);
    if (has(marks, Mark::LastTo) && occupied)
        outline(square, m_palette.lastMove, m_line, 0);
    if (has(marks, Mark::Capture) || has(marks, Mark::Refused))
        outline(square, m_palette.capture, m_line, 0);
    if (has(marks, Mark::PreviewCapture))
        outline(square, m_palette.preview, m_line, 0);
    if (has(marks, Mark::Selected))
        outline(square, m_palette.selection, m_line, 0);
    const auto dot = [&](const QColor& color) {
        // As even as the square, so that it stands in the middle.
        const int cell = square.width();
        const int edge = std::max(1, cell / 4) * 2 - cell % 2;
        const int from = (cell - edge) / 2;
        m_painter.fillRect(QRect(square.topLeft() + QPoint(from, from), QSize(edge, edge)), color);
    };
    if (has(marks, Mark::Move))
        dot(m_palette.move);
    else if (has(marks, Mark::PreviewMove))
        dot(m_palette.preview);
    else if (has(marks, Mark::Hint))
        dot(m_palette.hint);
    else if (has(marks, Mark::Controlled))
        dot(m_palette.controlled);
}

void OverviewPainter::drawFocus(const QRect& square) {
    outline(square, m_palette.focusHalo, m_line, 2 * m_line);
    outline(square, m_palette.focus, m_line, m_line);
    outline(square, m_palette.focusHalo, m_line, 0);
}

} // namespace tessera
