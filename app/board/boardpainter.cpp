#include "boardpainter.h"

#include "countpainter.h"
#include "framepainter.h"
#include "markpainter.h"
#include "notation/square_name.h"
#include "overviewpainter.h"

#include <QFont>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

// Of the numbers of targets: logical pixels, and the share of a board's width.
constexpr double leastCountSize = 8.;
constexpr double countShare = 0.14;

QFont textFont(const QString& family, double pixels) {
    QFont font(family);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    return font;
}

/// The squares' place in the image of the board.
QRect squaresOf(const BoardPicture& picture, const BoardGeometry& geometry) {
    return geometry.squaresRect(picture.board)
        .translated(-geometry.boardRect(picture.board).topLeft());
}

void paintSquares(QPainter& painter, const BoardPicture& picture, const BoardGeometry& geometry,
                  const QRect& squares) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int row = 0; row < geometry.rows(); ++row) {
        for (int column = 0; column < geometry.columns(); ++column) {
            const Square square = geometry.square({picture.board, column, row});
            int sum = 0;
            for (const int coordinate : picture.ruleset->geometry().coordinates(square))
                sum += coordinate;
            painter.fillRect(squares.left() + column * picture.cell,
                             squares.top() + row * picture.cell, picture.cell, picture.cell,
                             sum % 2 == 0 ? picture.palette.darkSquare
                                          : picture.palette.lightSquare);
        }
    }
}

void paintCoordinates(QPainter& painter, const BoardPicture& picture, const BoardGeometry& geometry,
                      const QRect& squares) {
    const Ruleset& ruleset = picture.ruleset->data();
    const BoardLayout& layout = geometry.request().layout;
    painter.setFont(textFont(picture.fontFamily, picture.coordinateSize * picture.scale));
    painter.setPen(picture.palette.coordinate);
    const int band = geometry.band();
    const int bottom = squares.bottom() + 1;
    for (int column = 0; column < geometry.columns(); ++column) {
        const QRect place(squares.left() + column * picture.cell, bottom, picture.cell,
                          picture.size.height() - bottom - band);
        painter.drawText(place, Qt::AlignCenter,
                         QString::fromStdString(coordinateName(ruleset, layout.board[0],
                                                               geometry.columnCoordinate(column))));
    }
    for (int row = 0; row < geometry.rows(); ++row) {
        const QRect place(band, squares.top() + row * picture.cell, squares.left() - band,
                          picture.cell);
        painter.drawText(place, Qt::AlignCenter,
                         QString::fromStdString(coordinateName(ruleset, layout.board[1],
                                                               geometry.rowCoordinate(row))));
    }
}

void paintOverview(QPainter& painter, const BoardPicture& picture, const BoardGeometry& geometry,
                   const QRect& squares, PieceImages& images) {
    OverviewPainter overview(painter, picture.palette, picture.scale);
    const auto cellOf = [&](int index) {
        return QRect(squares.topLeft() +
                         QPoint(index % geometry.columns(), index / geometry.columns()) *
                             picture.cell,
                     QSize(picture.cell, picture.cell));
    };
    const int count = static_cast<int>(picture.pieces.size());
    for (int i = 0; i < count; ++i) {
        const auto& piece = picture.pieces[static_cast<std::size_t>(i)];
        const std::uint32_t marks = picture.marks[static_cast<std::size_t>(i)];
        if (marks != 0)
            overview.drawMarksBelow(cellOf(i), marks);
        if (piece)
            painter.drawImage(cellOf(i).topLeft(), images.image(*piece));
    }
    // A mark may reach over the squares beside it.
    for (int i = 0; i < count; ++i) {
        const auto index = static_cast<std::size_t>(i);
        overview.drawMarksAbove(cellOf(i), picture.marks[index], picture.pieces[index].has_value());
    }
    if (picture.focus >= 0)
        overview.drawFocus(cellOf(picture.focus));
}

// In the frame under the ranks where there is room, else over the quietest corner.
void paintCounts(QPainter& painter, const BoardPicture& picture, const BoardGeometry& geometry,
                 const QRect& squares) {
    const TargetCounts counts = countTargets(picture.marks);
    if (counts.none() || geometry.boardCount() < 2)
        return;
    const double wanted = std::max(picture.coordinateSize, leastCountSize) * picture.scale;
    const double textSize =
        std::clamp(squares.width() * countShare, leastCountSize * picture.scale, wanted);
    const int band = geometry.band();
    const QRect foot(band, squares.bottom() + 1, squares.left() - band + picture.cell / 2,
                     picture.size.height() - squares.bottom() - 1 - band);
    const int label = static_cast<int>(std::lround(wanted / 2));
    const int inset = static_cast<int>(std::lround(2 * picture.scale));
    // Beside the first file, a little smaller if need be; else where it covers least.
    for (const double share : {1., 0.9, 0.8}) {
        const CountPainter badge(counts, picture.palette, picture.fontFamily, textSize * share,
                                 picture.scale);
        const QSize size = badge.size();
        if (geometry.showsCoordinates() && size.height() <= foot.height() &&
            size.width() + inset <= foot.width() - label) {
            badge.paint(painter, QPoint(foot.left() + inset,
                                        foot.top() + (foot.height() - size.height() + 1) / 2));
            return;
        }
    }
    std::vector<bool> occupied;
    occupied.reserve(picture.pieces.size());
    for (const auto& piece : picture.pieces)
        occupied.push_back(piece.has_value());
    const CountPainter badge(counts, picture.palette, picture.fontFamily, textSize, picture.scale);
    badge.paint(painter, quietCorner(badge.size(), QRect(QPoint(0, 0), picture.size), squares,
                                     geometry.columns(),
                                     geometry.showsCoordinates() ? static_cast<int>(wanted) : 0,
                                     picture.marks, occupied));
}

} // namespace

void drawEmptyBoard(QPainter& painter, const BoardPicture& picture, const BoardGeometry& geometry) {
    const QRect whole(QPoint(0, 0), picture.size);
    const QRect squares = squaresOf(picture, geometry);
    paintFrame(painter, whole, geometry.layer(picture.board), picture.palette, geometry.band(),
               picture.scale);
    paintSquares(painter, picture, geometry, squares);
    if (geometry.showsCoordinates())
        paintCoordinates(painter, picture, geometry, squares);
}

QImage paintEmptyBoard(const BoardPicture& picture, const BoardGeometry& geometry) {
    QImage image(picture.size, QImage::Format_RGB32);
    image.fill(picture.palette.page);
    QPainter painter(&image);
    drawEmptyBoard(painter, picture, geometry);
    return image;
}

QImage paintBoard(const BoardPicture& picture, const BoardGeometry& geometry, PieceImages& images,
                  const QImage& emptyBoard) {
    QImage image = emptyBoard;
    QPainter painter(&image);
    const QRect squares = squaresOf(picture, geometry);
    if (picture.cell < overviewCell * picture.scale) {
        paintOverview(painter, picture, geometry, squares, images);
        paintCounts(painter, picture, geometry, squares);
        return image;
    }
    MarkPainter marks(painter, picture.palette, picture.scale);
    const auto cellOf = [&](std::size_t index) {
        const int at = static_cast<int>(index);
        return QRect(squares.left() + at % geometry.columns() * picture.cell,
                     squares.top() + at / geometry.columns() * picture.cell, picture.cell,
                     picture.cell);
    };
    for (std::size_t i = 0; i < picture.pieces.size(); ++i) {
        const QRect cell = cellOf(i);
        const bool occupied = picture.pieces[i].has_value();
        marks.drawBelow(cell, picture.marks[i], occupied);
        if (occupied)
            painter.drawImage(cell.topLeft(), images.image(*picture.pieces[i]));
        marks.drawAbove(cell, picture.marks[i], occupied);
    }
    if (picture.focus >= 0)
        marks.drawFocus(cellOf(static_cast<std::size_t>(picture.focus)));
    paintCounts(painter, picture, geometry, squares);
    return image;
}

} // namespace tessera
