// Boards drawn with lines instead of pixels, for paper and for pictures.
#pragma once

#include "board/boardcolors.h"
#include "board/boardgeometry.h"
#include "board/boardscene.h"
#include "board/boardsketch.h"

#include <QString>

class QPainter;

namespace tessera {

/// What is drawn, and how.
struct BoardDrawing {
    BoardScene scene;
    BoardSketch sketch{};
    BoardPalette palette;
    QString fontFamily{};
    /// The one row of boards that is drawn, by its coordinate on the grid's second axis; -1: all.
    int row = -1;
};

/// Boards laid out in a space of so many pixels of a screen (1/96 inch), as large as they fit.
class BoardDrawer {
public:
    BoardDrawer(BoardDrawing drawing, const QSizeF& space);

    /// What they really take of it, in pixels.
    [[nodiscard]] QSizeF size() const;
    /// The edge of a square, in pixels.
    [[nodiscard]] double cell() const;
    /// Draws them with their corner at the painter's origin; a unit of the painter is a pixel.
    void draw(QPainter& painter) const;

private:
    void drawBoard(QPainter& painter, int board) const;
    void drawNames(QPainter& painter) const;
    void drawSketch(QPainter& painter) const;

    BoardDrawing m_drawing;
    BoardGeometry m_geometry;
};

} // namespace tessera
