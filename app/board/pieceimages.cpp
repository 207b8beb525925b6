#include "pieceimages.h"

#include "overviewpainter.h"
#include "tokenpainter.h"

#include <QFile>
#include <QFont>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace tessera {

namespace {

constexpr double grid = 48.; // of the drawings
// Below this many device pixels inner lines blur a piece; body and outline alone tell more.
constexpr int smallSize = 26;

QByteArray drawingText(const QString& drawing) {
    QFile file(QStringLiteral(":/tessera/pieces/%1.svg").arg(drawing));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void PieceImages::setStyle(const Style& style) {
    if (style == m_style)
        return;
    if (style.ruleset != m_style.ruleset)
        m_figures =
            style.ruleset ? pieceFigures(style.ruleset->data()) : std::vector<PieceFigure>();
    m_style = style;
    m_images.clear();
}

const QImage& PieceImages::image(const Piece& piece) {
    const auto key = std::pair(piece.kind, piece.side);
    auto found = m_images.find(key);
    if (found == m_images.end())
        found = m_images.emplace(key, render(piece)).first;
    return found->second;
}

// In grid units, but never much thinner than a device pixel.
double PieceImages::lineWidth(double width) const {
    const double least = m_style.size < smallSize / 2 ? 0.75 : m_style.size < smallSize ? 1.1 : 1.2;
    return std::max(width, least * grid / std::max(m_style.size, 1));
}

QImage PieceImages::render(const Piece& piece) const {
    QImage image(m_style.size, m_style.size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (piece.kind >= m_figures.size() || m_style.size < 1)
        return image;
    if (m_style.size < overviewCell * m_style.scale) {
        return overviewToken(m_style.ruleset->data().pieces[piece.kind], piece.side,
                             m_style.palette, m_style.size, m_style.scale);
    }
    QPainter painter(&image);
    draw(painter, QRectF(QPointF(), QSizeF(image.size())), piece);
    return image;
}

void PieceImages::draw(QPainter& painter, const QRectF& square, const Piece& piece) const {
    if (piece.kind >= m_figures.size())
        return;
    const PieceFigure& figure = m_figures[piece.kind];
    const double size = square.width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // Small squares need every pixel for the piece; large ones look better with air around it.
    const double margin = m_style.size < smallSize ? 0. : 0.045;
    painter.translate(square.topLeft() + QPointF(size, size) * margin);
    painter.scale(size * (1 - 2 * margin) / grid, size * (1 - 2 * margin) / grid);
    if (figure.drawing.isEmpty() || m_style.palette.letters)
        paintToken(painter, {figure.letter, piece.side, m_style.fontFamily, lineWidth(2.)},
                   m_style.palette);
    else
        renderDrawing(painter, figure.drawing, piece.side);
    if (figure.arrow != 0)
        renderArrow(painter, figure.arrow, piece.side);
    painter.restore();
}

void PieceImages::renderDrawing(QPainter& painter, const QString& drawing, Side side) const {
    const BoardPalette& palette = m_style.palette;
    const bool white = side == Side::White;
    QByteArray text = drawingText(drawing);
    const auto width = [this](double value) {
        return "stroke-width=\"" + QByteArray::number(lineWidth(value), 'f', 2) + '"';
    };
    text.replace("stroke-width=\"1.7\"", width(1.7));
    text.replace("stroke-width=\"1.5\"", width(1.5));
    // By way of a name: a fill may have the very colour that stands for lines in the drawing.
    text.replace("#000000", "line");
    text.replace("#ffffff", (white ? palette.whiteFill : palette.blackFill).name().toLatin1());
    text.replace("\"line\"",
                 '"' + (white ? palette.whiteLine : palette.blackLine).name().toLatin1() + '"');
    const bool small = m_style.size < smallSize;
    const QColor inner = white ? palette.whiteLine : palette.blackInner;
    text.replace("\"#808080\"", small ? "\"none\"" : '"' + inner.name().toLatin1() + '"');
    QSvgRenderer renderer(text);
    renderer.render(&painter, QRectF(0, 0, grid, grid));
}

// A badge at the foot of the piece: one arrow head for a walk inside the board, two for one from
// board to board.
void PieceImages::renderArrow(QPainter& painter, AxisSet axes, Side side) const {
    const BoardPalette& palette = m_style.palette;
    const bool white = side == Side::White;
    const BoardLayout& layout = m_style.layout;
    const auto has = [axes](Axis axis) { return (axes & axisBit(axis)) != 0; };
    const bool acrossBoards = has(layout.grid[0]) || has(layout.grid[1]);
    double angle = 0.; // up
    if (has(layout.board[0]) || has(layout.grid[0]))
        angle = has(layout.board[1]) || has(layout.grid[1]) ? 45. : 90.;
    if (white == m_style.flipped)
        angle += 180.;

    painter.save();
    painter.translate(37.5, 37.5);
    painter.setPen(QPen(white ? palette.whiteLine : palette.blackLine, lineWidth(1.4)));
    painter.setBrush(white ? palette.whiteFill : palette.blackFill);
    painter.drawEllipse(QPointF(0, 0), 9.5, 9.5);
    painter.rotate(angle);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(white ? palette.whiteLine : palette.blackInner, lineWidth(2.2),
                        Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (acrossBoards && m_style.size < smallSize) {
        // Two heads would run together.
        painter.setPen(QPen(painter.pen().brush(), lineWidth(3.2), Qt::SolidLine, Qt::RoundCap,
                            Qt::RoundJoin));
        painter.drawPolyline(QPolygonF({{-5., 2.4}, {0., -3.}, {5., 2.4}}));
    } else if (acrossBoards) {
        painter.drawPolyline(QPolygonF({{-4.2, 0.}, {0., -4.6}, {4.2, 0.}}));
        painter.drawPolyline(QPolygonF({{-4.2, 5.2}, {0., 0.6}, {4.2, 5.2}}));
    } else {
        painter.drawPolyline(QPolygonF({{-4.2, -1.2}, {0., -5.6}, {4.2, -1.2}}));
        painter.drawLine(QPointF(0, -5.), QPointF(0, 5.6));
    }
    painter.restore();
}

} // namespace tessera
