#include "overlaypainter.h"

#include "markpainter.h"
#include "picking.h"
#include "sketchpainter.h"
#include "spacelabels.h"
#include "text/ruletext.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double leastMark = 7.;   // pixels: a mark is never smaller
constexpr double tokenShare = 0.8; // of its square
constexpr double farthest = 0.45;  // of the strength of marks in front
constexpr double leastName = 0.25; // opacity of the name of a layer that is not seen
constexpr std::uint32_t targets = static_cast<std::uint32_t>(Mark::Move) |
                                  static_cast<std::uint32_t>(Mark::Capture) |
                                  static_cast<std::uint32_t>(Mark::PreviewMove) |
                                  static_cast<std::uint32_t>(Mark::PreviewCapture);

bool has(std::uint32_t marks, Mark mark) {
    return (marks & static_cast<std::uint32_t>(mark)) != 0;
}

} // namespace

OverlayPainter::OverlayPainter(QPainter& painter, const OverlayScene& scene, PieceImages& images,
                               double scale)
    : m_painter(painter), m_scene(scene), m_images(images), m_scale(scale) {
    m_painter.setRenderHint(QPainter::Antialiasing);
}

Eye::Seen OverlayPainter::seen(Square square) const {
    return m_scene.eye.see(centreOf(m_scene.spots[square]));
}

QRect OverlayPainter::cell(Square square) const {
    const Eye::Seen at = seen(square);
    const double half = std::max(m_scene.spots[square].size * at.pixels, leastMark) * m_scale;
    const QPointF middle = at.at * m_scale;
    return QRectF(middle.x() - half, middle.y() - half, 2. * half, 2. * half).toAlignedRect();
}

double OverlayPainter::nearness(double depth) const {
    const double front = m_scene.eye.distance() - m_scene.eye.reach();
    return 1. - std::clamp((depth - front) / (2. * m_scene.eye.reach()), 0., 1.);
}

void OverlayPainter::paint() {
    layerNames();
    pieces();
    rays();
    marks();
    for (const BoardSketch* drawn : m_scene.sketches)
        sketch(*drawn);
    hover();
    focus();
    axes();
}

// Lettered tokens, those in front last: all pieces, or those without a solid.
void OverlayPainter::pieces() {
    const std::vector<PieceFigure> figures = pieceFigures(m_scene.scene.ruleset->data());
    const auto lettered = [&](const std::optional<Piece>& piece) {
        return piece && (m_scene.palette.letters || figures[piece->kind].drawing.isEmpty());
    };
    struct Token {
        Square square;
        double depth;
    };
    std::vector<Token> tokens;
    for (std::size_t square = 0; square < m_scene.spots.size(); ++square) {
        if (lettered(m_scene.scene.pieces[square]))
            tokens.push_back(
                {static_cast<Square>(square), seen(static_cast<Square>(square)).depth});
    }
    std::ranges::sort(tokens, std::ranges::greater(), &Token::depth);
    m_painter.save();
    m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const Token& token : tokens) {
        const Vector4 at = m_scene.board.geometry().coordinates(token.square);
        m_painter.setOpacity(m_scene.pose.opacity(at[2], at[3]));
        const QRect box = cell(token.square);
        const double edge = box.width() * tokenShare / m_scale;
        const QPointF middle = QRectF(box).center() / m_scale;
        m_painter.drawImage(QRectF(middle - QPointF(edge, edge) / 2., QSizeF(edge, edge)),
                            m_images.image(*m_scene.scene.pieces[token.square]));
    }
    m_painter.restore();
}

void OverlayPainter::marks() {
    std::vector<std::pair<double, Square>> marked;
    for (std::size_t square = 0; square < m_scene.spots.size(); ++square) {
        if (m_scene.scene.marks[square] != 0)
            marked.emplace_back(seen(static_cast<Square>(square)).depth,
                                static_cast<Square>(square));
    }
    std::ranges::sort(marked, std::greater());
    m_painter.save();
    m_painter.scale(1. / m_scale, 1. / m_scale);
    MarkPainter painter(m_painter, m_scene.palette, m_scale);
    painter.setTints(false);
    for (const auto& [depth, square] : marked) {
        const std::uint32_t bits = m_scene.scene.marks[square];
        const bool occupied = m_scene.scene.pieces[square].has_value();
        const bool main = has(bits, Mark::Selected) || has(bits, Mark::Check);
        m_painter.setOpacity(main ? 1. : farthest + (1. - farthest) * nearness(depth));
        painter.drawBelow(cell(square), bits, occupied);
        painter.drawAbove(cell(square), bits, occupied);
    }
    m_painter.restore();
}

// From the selected piece to its targets; those along one line share it.
void OverlayPainter::rays() {
    const auto& all = m_scene.scene.marks;
    const auto found =
        std::ranges::find_if(all, [](std::uint32_t bits) { return has(bits, Mark::Selected); });
    if (found == all.end())
        return;
    const auto from = static_cast<Square>(found - all.begin());
    const Geometry& geometry = m_scene.board.geometry();
    struct Reached {
        int steps = 0;
        Square square = noSquare;
    };
    std::vector<Reached> lines(geometry.directions().size());
    for (std::size_t square = 0; square < all.size(); ++square) {
        if ((all[square] & targets) == 0)
            continue;
        const auto line = geometry.line(from, static_cast<Square>(square));
        if (!line) { // a leap
            polyline({from, static_cast<Square>(square)}, m_scene.palette.move, false);
            continue;
        }
        Reached& reached = lines[static_cast<std::size_t>(line->direction)];
        if (line->steps > reached.steps)
            reached = {line->steps, static_cast<Square>(square)};
    }
    for (std::size_t direction = 0; direction < lines.size(); ++direction) {
        std::vector<Square> way{from};
        for (int step = 1; step <= lines[direction].steps; ++step)
            way.push_back(
                static_cast<Square>(from + step * geometry.directions()[direction].offset));
        if (way.size() > 1)
            polyline(way, m_scene.palette.move, true);
    }
}

void OverlayPainter::polyline(const std::vector<Square>& squares, const QColor& color,
                              bool straight) {
    QPolygonF line;
    double depth = 0.;
    for (const Square square : squares) {
        const Eye::Seen at = seen(square);
        line << at.at;
        depth += at.depth;
    }
    QColor ink = color;
    ink.setAlphaF(
        static_cast<float>(0.35 + 0.4 * nearness(depth / static_cast<double>(line.size()))));
    QPen pen(ink, 1.4 * m_scene.palette.lineWeight, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (!straight)
        pen.setDashPattern({1.5, 3.});
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(line);
    // A bead at each square that is passed: where lines only seem to cross there is none.
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color);
    for (std::size_t i = 1; straight && i + 1 < squares.size(); ++i) {
        const Eye::Seen at = seen(squares[i]);
        const double radius =
            std::clamp(m_scene.spots[squares[i]].size * at.pixels * 0.16, 1.8, 5.);
        m_painter.drawEllipse(at.at, radius, radius);
    }
}

void OverlayPainter::sketch(const BoardSketch& drawn) {
    if (drawn.empty())
        return;
    m_painter.save();
    m_painter.scale(1. / m_scale, 1. / m_scale);
    const auto painterAt = [&](Square square) {
        return SketchPainter(m_painter, m_scene.palette, cell(square).width(), m_scale);
    };
    for (const SketchNumber& number : drawn.numbers)
        painterAt(number.square).number(cell(number.square), number.value, m_scene.fontFamily);
    for (const SketchLine& line : drawn.lines) {
        QPolygonF middles;
        for (const Square square : line.squares)
            middles << seen(square).at * m_scale;
        if (!line.squares.empty())
            painterAt(line.squares.back()).line(line.kind, middles);
    }
    for (const SketchLight& light : drawn.lights)
        painterAt(light.square).light(light.kind, cell(light.square), m_scene.fontFamily);
    m_painter.restore();
}

void OverlayPainter::hover() {
    if (m_scene.hoveredSquare < 0)
        return;
    const Spot& spot = m_scene.spots[static_cast<std::size_t>(m_scene.hoveredSquare)];
    QPolygonF corners;
    for (const auto& [x, y] : {std::pair{-1., -1.}, {1., -1.}, {1., 1.}, {-1., 1.}})
        corners << m_scene.eye.see(spot.middle + spot.right * x + spot.ahead * y).at;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(
        QPen(m_scene.palette.focusHalo, 3.5, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    m_painter.drawPolygon(corners);
    m_painter.setPen(QPen(m_scene.palette.hover, 1.5 * m_scene.palette.lineWeight, Qt::SolidLine,
                          Qt::FlatCap, Qt::RoundJoin));
    m_painter.drawPolygon(corners);
}

void OverlayPainter::focus() {
    if (m_scene.focusSquare < 0)
        return;
    m_painter.save();
    m_painter.scale(1. / m_scale, 1. / m_scale);
    MarkPainter(m_painter, m_scene.palette, m_scale)
        .drawFocus(cell(static_cast<Square>(m_scene.focusSquare)));
    m_painter.restore();
}

QFont OverlayPainter::font(bool bold) const {
    return spaceFont(m_scene.fontFamily, m_scene.textSize, bold);
}

void OverlayPainter::name(const QPointF& at, const QString& text, const QColor& color, bool bold) {
    QPainterPath path;
    path.addText(0, 0, font(bold), text);
    path.translate(at - path.boundingRect().center());
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(
        QPen(m_scene.palette.focusHalo, 3., Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(path);
    m_painter.fillPath(path, color);
}

void OverlayPainter::layerNames() {
    if (!m_scene.scene.ruleset)
        return;
    const LabelRequest request{m_scene.board, m_scene.scene.ruleset->data(), m_scene.pose,
                               m_scene.eye, font(true)};
    for (const SpaceLabel& label : layerLabels(request)) {
        m_painter.setOpacity(std::max(leastName, label.axis == Axis::W
                                                     ? m_scene.pose.opacity(0, label.layer)
                                                     : m_scene.pose.opacity(label.layer, 0)));
        name(label.box.center(), label.text,
             label.axis == Axis::W ? m_scene.palette.layerText(label.layer)
                                   : m_scene.palette.coordinate,
             true);
    }
    m_painter.setOpacity(1.);
}

// The axes as they run now, beside the picture.
void OverlayPainter::axes() {
    const AxisCross cross = axisCross(
        {m_scene.board, m_scene.scene.ruleset->data(), m_scene.pose, m_scene.eye, font(true)});
    QColor ground = m_scene.palette.focusHalo;
    ground.setAlphaF(0.75F);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(ground);
    m_painter.drawEllipse(cross.origin, cross.radius, cross.radius);
    for (const AxisArrow& arrow : cross.arrows) {
        const bool isW = arrow.axis == Axis::W;
        const QColor color = isW ? m_scene.palette.layerText(1) : m_scene.palette.ink;
        QPen pen(color, 1.8 * m_scene.palette.lineWeight, Qt::SolidLine, Qt::RoundCap);
        if (isW)
            pen.setDashPattern({2.5, 1.5});
        m_painter.setPen(pen);
        m_painter.drawLine(cross.origin, arrow.tip);
    }
    for (const AxisArrow& arrow : cross.arrows) {
        const bool isW = arrow.axis == Axis::W;
        name(arrow.name.center(), axisNames(axisBit(arrow.axis)),
             isW ? m_scene.palette.layerText(1) : m_scene.palette.ink, isW);
    }
}

} // namespace tessera
