// Paints one board of a view into an image.
#pragma once

#include "boardcolors.h"
#include "boardgeometry.h"
#include "boardscene.h"
#include "pieceimages.h"

#include <QImage>

class QPainter;

namespace tessera {

/// Everything the image of one board shows. Two equal values give the same image.
struct BoardPicture {
    int board = 0;
    QSize size;
    int cell = 0;
    double scale = 1.;
    double coordinateSize = 0.;
    QString fontFamily;
    BoardPalette palette;
    RulesetPtr ruleset;
    bool flipped = false;
    std::vector<std::optional<Piece>> pieces; ///< in reading order, from the top left
    std::vector<std::uint32_t> marks;
    int focus = -1; ///< index in that order, -1: none
    friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

/// The same as paintEmptyBoard on any painter, the board's corner at its origin.
void drawEmptyBoard(QPainter& painter, const BoardPicture& picture, const BoardGeometry& geometry);
/// What stays the same during play: frame, squares and coordinates. Pieces, marks and focus of the
/// picture are not used.
[[nodiscard]] QImage paintEmptyBoard(const BoardPicture& picture, const BoardGeometry& geometry);
/// The whole board, on what paintEmptyBoard painted for it.
[[nodiscard]] QImage paintBoard(const BoardPicture& picture, const BoardGeometry& geometry,
                                PieceImages& images, const QImage& emptyBoard);

} // namespace tessera
