#include "framepainter.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

enum class Edge { Solid, Double, Dashed, Dotted, DoubleDashed, Thick, DashDot, SolidDotted };

// Neighbouring layers never share a pattern.
constexpr std::array edges{Edge::Solid, Edge::Double,       Edge::Dashed,  Edge::Dotted,
                           Edge::Thick, Edge::DoubleDashed, Edge::DashDot, Edge::SolidDotted};

class EdgePainter {
public:
    EdgePainter(QPainter& painter, const QRect& rect, const QColor& color, double radius)
        : m_painter(painter), m_rect(rect), m_color(color), m_radius(radius) {}

    void line(double inset, double width, const QList<qreal>& dashes = {}) const {
        QPen pen(m_color, width, Qt::SolidLine, Qt::FlatCap);
        if (!dashes.isEmpty()) {
            pen.setDashPattern(dashes);
            if (dashes.first() < 0.5)
                pen.setCapStyle(Qt::RoundCap);
        }
        m_painter.setPen(pen);
        const double edge = inset + width / 2;
        const double radius = std::max(0., m_radius - edge);
        m_painter.drawRoundedRect(m_rect.adjusted(edge, edge, -edge, -edge), radius, radius);
    }

private:
    QPainter& m_painter;
    QRectF m_rect;
    QColor m_color;
    double m_radius;
};

} // namespace

void paintFrame(QPainter& painter, const QRect& rect, int layer, const BoardPalette& palette,
                int band, double scale) {
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = std::min(8. * scale, rect.width() * 0.05);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.layerSurface(layer));
    painter.drawRoundedRect(rect, radius, radius);
    painter.setBrush(Qt::NoBrush);

    const double half = std::min(std::max(1., band / 2.) * palette.lineWeight, band * 1.);
    const double thin = std::max(1., band / 3.);
    const EdgePainter edge(painter, rect, palette.layer(layer), radius);
    switch (edges[static_cast<std::size_t>(std::max(layer, 0)) % edges.size()]) {
    case Edge::Solid:
        edge.line(0, half);
        break;
    case Edge::Double:
        edge.line(0, thin);
        edge.line(band - thin, thin);
        break;
    case Edge::Dashed:
        edge.line(0, half, {5, 2.5});
        break;
    case Edge::Dotted:
        edge.line(0, half * 1.2, {0.1, 2});
        break;
    case Edge::Thick:
        edge.line(0, band);
        break;
    case Edge::DoubleDashed:
        edge.line(0, thin, {6, 3});
        edge.line(band - thin, thin, {6, 3});
        break;
    case Edge::DashDot:
        edge.line(0, half, {6, 2, 1.5, 2});
        break;
    case Edge::SolidDotted:
        edge.line(0, thin);
        edge.line(band - thin, thin, {1, 1.5});
        break;
    }
}

} // namespace tessera
