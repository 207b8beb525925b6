// Paints what lies over the squares and pieces of the tesseract: marks, lines, names, the axes.
#pragma once

#include "boardcolors.h"
#include "boardscene.h"
#include "boardsketch.h"
#include "pieceimages.h"
#include "tesseractpose.h"

#include <QPainter>

namespace tessera {

/// Everything that the overlay of one frame shows; squares are -1 for none.
struct OverlayScene {
    const BoardScene& scene;
    const ArrangedBoard& board;
    const std::vector<Spot>& spots;
    const Eye& eye;
    const TesseractPose& pose;
    const BoardPalette& palette;
    QString fontFamily;
    double textSize = 12.;
    int focusSquare = -1;
    int hoveredSquare = -1;
    std::vector<const BoardSketch*> sketches;
};

class OverlayPainter {
public:
    /// The painter works in logical pixels of the item; `scale`: device pixels in one of them.
    OverlayPainter(QPainter& painter, const OverlayScene& scene, PieceImages& images, double scale);

    void paint();

private:
    [[nodiscard]] Eye::Seen seen(Square square) const;
    /// A square's room as an upright square on the screen, in device pixels.
    [[nodiscard]] QRect cell(Square square) const;
    /// 1 in front, less behind.
    [[nodiscard]] double nearness(double depth) const;
    void pieces();
    void marks();
    void rays();
    void sketch(const BoardSketch& sketch);
    void polyline(const std::vector<Square>& squares, const QColor& color, bool straight);
    void hover();
    void focus();
    void layerNames();
    void axes();
    [[nodiscard]] QFont font(bool bold) const;
    void name(const QPointF& at, const QString& text, const QColor& color, bool bold);

    QPainter& m_painter;
    const OverlayScene& m_scene;
    PieceImages& m_images;
    double m_scale;
};

} // namespace tessera
