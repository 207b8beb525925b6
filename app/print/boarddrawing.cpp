#include "boarddrawing.h"

#include "board/boardpainter.h"
#include "board/countpainter.h"
#include "board/markpainter.h"
#include "board/sketchpainter.h"
#include "board/squaretext.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {
/// Steps of the layout in a pixel: it knows whole numbers alone.
constexpr double fineness = 8.;
constexpr double coordinateSize = 10.; // pixels
constexpr double nameSize = 12.;

BoardGeometry layOut(const BoardDrawing& drawing, const QSizeF& space) {
    BoardGeometry::Request request;
    const Ruleset& ruleset = drawing.scene.ruleset->data();
    request.sizes = ruleset.sizes;
    request.layout = ruleset.layout;
    request.flipped = drawing.scene.flipped;
    request.viewport = (space * fineness).toSize();
    request.scale = fineness;
    request.coordinateSize = coordinateSize;
    request.shown[1] = drawing.row;
    return BoardGeometry(request);
}

QFont fontOf(const QString& family, double pixels, bool bold) {
    QFont font(family);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels * fineness))));
    if (bold)
        font.setWeight(QFont::DemiBold);
    return font;
}
} // namespace

BoardDrawer::BoardDrawer(BoardDrawing drawing, const QSizeF& space)
    : m_drawing(std::move(drawing)), m_geometry(layOut(m_drawing, space)) {}

QSizeF BoardDrawer::size() const {
    return QSizeF(m_geometry.contentRect().size()) / fineness;
}

double BoardDrawer::cell() const {
    return m_geometry.cell() / fineness;
}

void BoardDrawer::draw(QPainter& painter) const {
    painter.save();
    painter.scale(1 / fineness, 1 / fineness);
    painter.translate(-m_geometry.contentRect().topLeft());
    for (int board = 0; board < m_geometry.boardCount(); ++board) {
        if (m_geometry.isShown(board))
            drawBoard(painter, board);
    }
    drawNames(painter);
    drawSketch(painter);
    painter.restore();
}

void BoardDrawer::drawBoard(QPainter& painter, int board) const {
    BoardPicture picture;
    picture.board = board;
    picture.size = m_geometry.boardRect(board).size();
    picture.cell = m_geometry.cell();
    picture.scale = fineness;
    picture.coordinateSize = coordinateSize;
    picture.fontFamily = m_drawing.fontFamily;
    picture.palette = m_drawing.palette;
    picture.ruleset = m_drawing.scene.ruleset;
    picture.flipped = m_drawing.scene.flipped;
    painter.save();
    painter.translate(m_geometry.boardRect(board).topLeft());
    drawEmptyBoard(painter, picture, m_geometry);
    painter.restore();

    PieceImages pieces;
    pieces.setStyle({m_drawing.scene.ruleset, m_drawing.palette, m_drawing.fontFamily,
                     m_geometry.cell(), fineness, m_geometry.request().layout,
                     m_drawing.scene.flipped});
    MarkPainter marks(painter, m_drawing.palette, fineness);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int row = 0; row < m_geometry.rows(); ++row) {
        for (int column = 0; column < m_geometry.columns(); ++column) {
            const Square square = m_geometry.square({board, column, row});
            const QRect cell = m_geometry.cellRect(square);
            const std::optional<Piece>& piece = m_drawing.scene.pieces[square];
            const std::uint32_t marked =
                m_drawing.scene.marks.empty() ? 0 : m_drawing.scene.marks[square];
            marks.drawBelow(cell, marked, piece.has_value());
            if (piece)
                pieces.draw(painter, cell, *piece);
            marks.drawAbove(cell, marked, piece.has_value());
        }
    }
}

void BoardDrawer::drawNames(QPainter& painter) const {
    const Ruleset& ruleset = m_drawing.scene.ruleset->data();
    const auto write = [&](const QRect& place, const QString& text, const QColor& color,
                           double pixels, bool upright) {
        painter.save();
        painter.setFont(fontOf(m_drawing.fontFamily, pixels, true));
        painter.setPen(color);
        painter.translate(QRectF(place).center());
        if (!upright)
            painter.rotate(-90.);
        const QSizeF along = upright ? QSizeF(place.size()) : QSizeF(place.size()).transposed();
        painter.drawText(QRectF(QPointF(-along.width() / 2, -along.height() / 2), along),
                         Qt::AlignCenter | Qt::TextDontClip, text);
        painter.restore();
    };
    const auto color = [&](const BoardGeometry::Label& label) {
        return label.axis == Axis::W ? m_drawing.palette.layerText(label.coordinate)
                                     : m_drawing.palette.coordinate;
    };
    for (const BoardGeometry::Label& label : m_geometry.columnLabels())
        write(label.rect, coordinateText(ruleset, label.axis, label.coordinate), color(label),
              nameSize, true);
    for (const BoardGeometry::Label& label : m_geometry.rowLabels())
        write(label.rect, coordinateText(ruleset, label.axis, label.coordinate), color(label),
              nameSize, false);
    const BoardLayout& layout = m_geometry.request().layout;
    for (const BoardGeometry::Address& address : m_geometry.addresses()) {
        QStringList names;
        for (const Axis axis : layout.grid) {
            if (ruleset.sizes[static_cast<std::size_t>(axis)] > 1)
                names +=
                    coordinateText(ruleset, axis, m_geometry.boardCoordinate(address.board, axis));
        }
        write(address.rect,
              names.join(QCoreApplication::translate("tessera::BoardDrawing", ", ",
                                                     "between coordinates of a board")),
              m_drawing.palette.coordinate, coordinateSize, true);
    }
}

void BoardDrawer::drawSketch(QPainter& painter) const {
    SketchPainter sketch(painter, m_drawing.palette, m_geometry.cell(), fineness);
    const auto shown = [&](Square square) {
        return m_geometry.isShown(m_geometry.place(square).board);
    };
    for (const SketchNumber& number : m_drawing.sketch.numbers) {
        if (shown(number.square))
            sketch.number(m_geometry.cellRect(number.square), number.value, m_drawing.fontFamily);
    }
    for (const SketchLight& light : m_drawing.sketch.lights) {
        if (shown(light.square))
            sketch.light(light.kind, m_geometry.cellRect(light.square), m_drawing.fontFamily);
    }
    for (const SketchLine& line : m_drawing.sketch.lines) {
        QPolygonF middles;
        for (const Square square : line.squares) {
            if (shown(square))
                middles += QRectF(m_geometry.cellRect(square)).center();
        }
        if (middles.size() == static_cast<int>(line.squares.size()))
            sketch.line(line.kind, middles);
    }
}

} // namespace tessera
