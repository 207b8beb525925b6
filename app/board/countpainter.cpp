#include "countpainter.h"

#include "boardscene.h"

#include <QFont>
#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tessera {

namespace {

// All lengths as shares of the size of the text.
constexpr double shapeSize = 0.72;
constexpr double shapeGap = 0.22;
constexpr double partGap = 0.5;
constexpr double edge = 0.42;
constexpr double badgeHeight = 1.45;

bool has(std::uint32_t marks, Mark mark) {
    return (marks & static_cast<std::uint32_t>(mark)) != 0;
}

QFont numberFont(const QString& family, double size) {
    QFont font(family);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(size))));
    font.setBold(true);
    return font;
}

} // namespace

TargetCounts countTargets(const std::vector<std::uint32_t>& marks) {
    TargetCounts counts;
    for (const std::uint32_t square : marks) {
        if (has(square, Mark::Capture) || has(square, Mark::PreviewCapture))
            ++counts.captures;
        else if (has(square, Mark::Move) || has(square, Mark::PreviewMove))
            ++counts.moves;
        counts.preview |= has(square, Mark::PreviewMove) || has(square, Mark::PreviewCapture);
    }
    return counts;
}

CountPainter::CountPainter(const TargetCounts& counts, const BoardPalette& palette,
                           const QString& fontFamily, double textSize, double scale)
    : m_counts(counts), m_palette(palette), m_fontFamily(fontFamily), m_textSize(textSize),
      m_scale(scale) {
    const QFontMetricsF metrics(numberFont(fontFamily, textSize));
    for (const bool capture : {false, true}) {
        const int count = capture ? counts.captures : counts.moves;
        if (count > 0) {
            const QString number = QString::number(count);
            m_parts.push_back({capture, number, metrics.horizontalAdvance(number)});
        }
    }
}

QSize CountPainter::size() const {
    double width = 2 * edge * m_textSize;
    for (const Part& part : m_parts)
        width += (shapeSize + shapeGap) * m_textSize + part.width;
    if (m_parts.size() > 1)
        width += partGap * m_textSize;
    return QSize(static_cast<int>(std::ceil(width)),
                 static_cast<int>(std::lround(badgeHeight * m_textSize)));
}

// The same shapes as on the squares, in small.
void CountPainter::shape(QPainter& painter, const QPointF& middle, bool capture) const {
    const double reach = shapeSize * m_textSize / 2;
    const double line = std::max(m_textSize * 0.16, 1.2 * m_scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::NoBrush);
    const QColor color = m_counts.preview ? m_palette.preview
                         : capture        ? m_palette.capture
                                          : m_palette.move;
    if (capture) {
        QPen pen(color, line, Qt::SolidLine, Qt::FlatCap);
        const double radius = reach - line / 2;
        if (m_counts.preview) {
            const double unit = std::numbers::pi * radius / line / 6;
            pen.setDashPattern({unit, unit});
        }
        painter.setPen(pen);
        painter.drawEllipse(middle, radius, radius);
    } else if (m_counts.preview) {
        painter.setBrush(color);
        painter.drawPolygon(QPolygonF({middle + QPointF(0, -reach), middle + QPointF(reach, 0),
                                       middle + QPointF(0, reach), middle + QPointF(-reach, 0)}));
    } else {
        painter.setBrush(color);
        painter.drawEllipse(middle, reach * 0.8, reach * 0.8);
    }
}

void CountPainter::paint(QPainter& painter, const QPoint& corner) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF badge(corner, QSizeF(size()));
    const double line = std::max(1., m_scale * m_palette.lineWeight);
    painter.setPen(QPen(m_palette.ink, line));
    painter.setBrush(m_palette.layerGround);
    painter.drawRoundedRect(badge.adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            badge.height() * 0.35, badge.height() * 0.35);
    painter.setFont(numberFont(m_fontFamily, m_textSize));
    double x = badge.left() + edge * m_textSize;
    for (const Part& part : m_parts) {
        shape(painter, QPointF(x + shapeSize * m_textSize / 2, badge.center().y()), part.capture);
        x += (shapeSize + shapeGap) * m_textSize;
        painter.setPen(m_palette.ink);
        painter.drawText(QRectF(x, badge.top(), part.width, badge.height()),
                         Qt::AlignCenter | Qt::TextDontClip, part.number);
        x += part.width + partGap * m_textSize;
    }
    painter.restore();
}

QPoint quietCorner(const QSize& badge, const QRect& board, const QRect& squares, int columns,
                   int labelSize, const std::vector<std::uint32_t>& marks,
                   const std::vector<bool>& occupied) {
    constexpr int marked = 100;
    constexpr int named = 10;
    const int right = board.right() + 1 - badge.width();
    const int bottom = board.bottom() + 1 - badge.height();
    const std::array corners{QPoint(right, bottom), QPoint(board.left(), bottom),
                             QPoint(right, board.top()), board.topLeft()};
    const int cell = std::max(1, squares.width() / columns);
    const auto cost = [&](const QPoint& corner) {
        const QRect covered(corner, badge);
        int sum = 0;
        for (std::size_t i = 0; i < marks.size(); ++i) {
            const int at = static_cast<int>(i);
            const QRect square(squares.topLeft() + QPoint(at % columns, at / columns) * cell,
                               QSize(cell, cell));
            if (covered.intersects(square))
                sum += (marks[i] != 0 ? marked : 0) + (occupied[i] ? 1 : 0);
        }
        const int rows = static_cast<int>(marks.size()) / columns;
        const auto label = [&](int x, int y) {
            const QRect box(x - labelSize / 2, y - labelSize / 2, labelSize, labelSize);
            sum += labelSize > 0 && covered.intersects(box) ? named : 0;
        };
        for (int column = 0; column < columns; ++column)
            label(squares.left() + column * cell + cell / 2,
                  (squares.bottom() + board.bottom()) / 2);
        for (int row = 0; row < rows; ++row)
            label((board.left() + squares.left()) / 2, squares.top() + row * cell + cell / 2);
        return sum;
    };
    return *std::min_element(corners.begin(), corners.end(),
                             [&](const QPoint& a, const QPoint& b) { return cost(a) < cost(b); });
}

} // namespace tessera
