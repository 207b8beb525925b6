#include "sketchpainter.h"

#include <QFont>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// Below this edge of a square, in logical pixels, numbers and signs could not be read.
constexpr double leastSignCell = 22.;

QPointF unit(const QPointF& way) {
    const double length = std::hypot(way.x(), way.y());
    return length > 0. ? way / length : QPointF();
}

QString sign(SketchKind kind) {
    switch (kind) {
    case SketchKind::Way:
        break;
    case SketchKind::Attack:
        return QStringLiteral("×");
    case SketchKind::Guard:
        return QStringLiteral("+");
    case SketchKind::Pin:
        return QStringLiteral("|");
    case SketchKind::Behind:
        return QStringLiteral("…");
    case SketchKind::Blocker:
        return QStringLiteral("–");
    case SketchKind::King:
        return QStringLiteral("!");
    case SketchKind::Watched:
        return QStringLiteral("•");
    case SketchKind::Unguarded:
        return QStringLiteral("?");
    case SketchKind::Refutation:
        return QStringLiteral("»");
    }
    return {};
}

void fillText(QPainter& painter, const QString& text, const QString& family, double height,
              const QPointF& middle, const QColor& color) {
    QFont font(family);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(height))));
    font.setBold(true);
    QPainterPath path;
    path.addText(0, 0, font, text);
    path.translate(middle - path.boundingRect().center());
    painter.fillPath(path, color);
}

} // namespace

SketchPainter::SketchPainter(QPainter& painter, const BoardPalette& palette, double cell,
                             double scale)
    : m_painter(painter), m_palette(palette), m_cell(cell), m_scale(scale) {
    m_painter.setRenderHint(QPainter::Antialiasing);
}

// So bent, the pieces below it stay in view and two leaps along one row are told apart; what goes
// from square to square stays straight.
QPolygonF SketchPainter::wayThrough(const QPolygonF& middles, double cell) {
    const double longest = 1.6 * cell;
    if (middles.size() != 2)
        return middles;
    const QPointF from = middles.front();
    const QPointF way = middles.back() - from;
    const double length = std::hypot(way.x(), way.y());
    if (length <= longest)
        return middles;
    const QPointF aside = QPointF(way.y(), -way.x()) / length * std::min(0.12 * length, longest);
    constexpr int parts = 24;
    QPolygonF curve;
    for (int i = 0; i <= parts; ++i) {
        const double t = static_cast<double>(i) / parts;
        curve.append(from + way * t + aside * 4. * t * (1. - t));
    }
    return curve;
}

QColor SketchPainter::color(SketchKind kind) const {
    switch (kind) {
    case SketchKind::Way:
        return m_palette.ink;
    case SketchKind::Attack:
    case SketchKind::King:
    case SketchKind::Unguarded:
        return m_palette.check;
    case SketchKind::Guard:
        return m_palette.hint;
    case SketchKind::Pin:
    case SketchKind::Refutation:
        return m_palette.controlled;
    case SketchKind::Behind:
        return m_palette.preview;
    case SketchKind::Blocker:
        return m_palette.ink;
    case SketchKind::Watched:
        return m_palette.selection;
    }
    return m_palette.ink;
}

double SketchPainter::lineWidth() const {
    return std::clamp(m_cell * 0.055, 1.6 * m_scale, 4. * m_scale) * m_palette.lineWeight;
}

void SketchPainter::strokes(const QPolygonF& middles, const QColor& color, double width,
                            Qt::PenStyle style) {
    QPen pen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (style == Qt::DotLine)
        pen.setDashPattern({0.1, 2.4});
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(middles);
}

void SketchPainter::end(SketchKind kind, const QPointF& tip, const QPointF& along,
                        const QColor& color, double more) {
    const QPointF across(-along.y(), along.x());
    const double head = std::clamp(m_cell * 0.2, 6. * m_scale, 13. * m_scale);
    m_painter.setPen(more > 0. ? QPen(color, 2 * more, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin)
                               : QPen(Qt::NoPen));
    m_painter.setBrush(color);
    if (kind == SketchKind::Guard) {
        m_painter.drawEllipse(tip - along * head * 0.4, head * 0.42, head * 0.42);
    } else if (kind == SketchKind::Pin) {
        const QPointF side = across * head * 0.6;
        m_painter.setPen(QPen(color, lineWidth() * 1.4 + 2 * more, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(tip + side, tip - side);
    } else {
        const QPointF neck = tip - along * head;
        const QPointF side = across * head * 0.5;
        m_painter.drawPolygon(QPolygonF({tip, neck + side, neck - side}));
        if (kind == SketchKind::Refutation)
            m_painter.drawPolygon(
                QPolygonF({neck, neck - along * head + side, neck - along * head - side}));
    }
}

void SketchPainter::line(SketchKind kind, const QPolygonF& middles) {
    if (middles.size() < 2)
        return;
    QPolygonF way = wayThrough(middles, m_cell);
    const QPointF last = unit(way.back() - way[way.size() - 2]);
    const QPointF first = unit(way[1] - way[0]);
    const double head = std::clamp(m_cell * 0.2, 6. * m_scale, 13. * m_scale);
    // Short of the pieces at both ends, so that they stay in view.
    const QPointF tip = way.back() - last * m_cell * 0.3;
    const QPointF neck = kind == SketchKind::Pin ? tip : tip - last * head * 0.8;
    const QPointF start = way.front() + first * m_cell * 0.3;
    // Of a curve what lies closer to the ends is left out.
    const auto hidden = [&](const QPointF& point) {
        const double toStart = QPointF::dotProduct(point - start, first);
        const double toNeck = QPointF::dotProduct(neck - point, last);
        return toStart <= 0. || toNeck <= 0.;
    };
    way.erase(std::remove_if(way.begin(), way.end(), hidden), way.end());
    way.prepend(start);
    way.append(neck);

    const double width = lineWidth() * (kind == SketchKind::Refutation ? 1.3 : 1.);
    const double halo = std::max(1., m_scale);
    const Qt::PenStyle style = kind == SketchKind::Behind ? Qt::DotLine : Qt::SolidLine;
    const auto draw = [&](const QColor& ink, double more) {
        strokes(way, ink, width + 2 * more, style);
        if (kind == SketchKind::Pin && more == 0.)
            strokes(way, m_palette.focusHalo, width * 0.34, Qt::SolidLine);
        end(kind, tip, last, ink, more);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(ink);
        for (qsizetype i = 1; i + 1 < middles.size(); ++i)
            m_painter.drawEllipse(middles[i], width * 1.1 + more, width * 1.1 + more);
    };
    draw(m_palette.focusHalo, halo);
    draw(color(kind), 0.);
}

void SketchPainter::light(SketchKind kind, const QRectF& square, const QString& fontFamily) {
    const QColor ink = color(kind);
    const double width = lineWidth();
    const double reach = m_cell * 0.26;
    const double edge = width / 2;
    const QRectF box = square.adjusted(edge, edge, -edge, -edge);
    QPainterPath brackets;
    const auto corner = [&](const QPointF& at, double x, double y) {
        brackets.moveTo(at + QPointF(x * reach, 0));
        brackets.lineTo(at);
        brackets.lineTo(at + QPointF(0, y * reach));
    };
    corner(box.topLeft(), 1, 1);
    corner(box.topRight(), -1, 1);
    corner(box.bottomLeft(), 1, -1);
    corner(box.bottomRight(), -1, -1);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_palette.focusHalo, width + 2 * std::max(1., m_scale), Qt::SolidLine,
                          Qt::SquareCap, Qt::MiterJoin));
    m_painter.drawPath(brackets);
    m_painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.drawPath(brackets);

    const QString text = sign(kind);
    if (text.isEmpty() || m_cell < leastSignCell * m_scale)
        return;
    const double radius = std::clamp(m_cell * 0.13, 6. * m_scale, 10. * m_scale);
    const QPointF middle(square.left() + radius, square.top() + radius);
    m_painter.setPen(QPen(m_palette.focusHalo, std::max(1., m_scale)));
    m_painter.setBrush(ink);
    m_painter.drawEllipse(middle, radius, radius);
    fillText(m_painter, text, fontFamily, radius * 1.6, middle, m_palette.focusHalo);
}

void SketchPainter::plus(const QRectF& square) {
    const double arm = std::max(1.5 * m_scale, std::round(m_cell * 0.16));
    const double half = std::max(0.5 * m_scale, std::round(arm / 3.));
    const QPointF middle(square.right() - arm - m_scale, square.bottom() - arm - m_scale);
    const auto bar = [&](double x, double y) {
        m_painter.fillRect(QRectF(middle - QPointF(x, y), middle + QPointF(x, y)),
                           m_palette.controlled);
    };
    bar(arm, half);
    bar(half, arm);
}

void SketchPainter::number(const QRectF& square, int value, const QString& fontFamily) {
    if (m_cell < leastSignCell * m_scale) {
        plus(square);
        return;
    }
    const double radius = std::clamp(m_cell * 0.14, 6. * m_scale, 10. * m_scale);
    const QString text = QString::number(value);
    const double half = radius * (text.size() > 1 ? 1.35 : 1.);
    const QPointF middle(square.right() - half - m_scale, square.bottom() - radius - m_scale);
    m_painter.setPen(QPen(m_palette.controlled, std::max(1., m_scale)));
    m_painter.setBrush(m_palette.focusHalo);
    m_painter.drawRoundedRect(QRectF(middle - QPointF(half, radius), QSizeF(2 * half, 2 * radius)),
                              radius, radius);
    fillText(m_painter, text, fontFamily, radius * 1.35, middle, m_palette.controlled);
}

} // namespace tessera
