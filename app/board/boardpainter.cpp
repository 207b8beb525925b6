#include "boardpainter.h"

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

QFont textFont(const QString& family, double pixels) {
    QFont font(family);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    return font;
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

} // namespace

QImage paintBoard(const BoardPicture& picture, const BoardGeometry& geometry, PieceImages& images) {
    QImage image(picture.size, QImage::Format_RGB32);
    image.fill(picture.palette.page);
    QPainter painter(&image);
    const QRect whole(QPoint(0, 0), picture.size);
    const QRect squares = geometry.squaresRect(picture.board)
                              .translated(-geometry.boardRect(picture.board).topLeft());
    paintFrame(painter, whole, geometry.layer(picture.board), picture.palette, geometry.band(),
               picture.scale);
    paintSquares(painter, picture, geometry, squares);
    if (geometry.showsCoordinates())
        paintCoordinates(painter, picture, geometry, squares);

    if (picture.cell < overviewCell * picture.scale) {
        paintOverview(painter, picture, geometry, squares, images);
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
    return image;
}

} // namespace tessera
