// Paints a board whose squares are too small for figures: tokens that still tell sides, kings and
// pawns, and marks that fill their square.
#pragma once

#include "boardcolors.h"
#include "boardscene.h"

#include <QImage>
#include <QPainter>

namespace tessera {

/// Below this many logical pixels a square is drawn this way.
constexpr int overviewCell = 12;

/// A diamond for kings, a small disc for pawns, a square for all others. `cell`: edge of a square
/// in device pixels; `scale`: device pixels a logical pixel.
[[nodiscard]] QImage overviewToken(const PieceKind& kind, Side side, const BoardPalette& palette,
                                   int cell, double scale);

class OverviewPainter {
public:
    OverviewPainter(QPainter& painter, const BoardPalette& palette, double scale);

    /// `square` in device pixels. Under the pieces.
    void drawMarksBelow(const QRect& square, std::uint32_t marks);
    /// Over them: what must show on an occupied square too.
    void drawMarksAbove(const QRect& square, std::uint32_t marks, bool occupied);
    void drawFocus(const QRect& square);

private:
    void outline(const QRect& square, const QColor& color, int width, int around);

    QPainter& m_painter;
    const BoardPalette& m_palette;
    int m_line; ///< the thinnest line, in device pixels
};

} // namespace tessera
