// The pieces of a ruleset as images of one size, made when they are first asked for.
#pragma once

#include "boardcolors.h"
#include "boardlayouts.h"
#include "piecefigure.h"
#include "position/move.h"
#include "ruleset/compiled_ruleset.h"

#include <QImage>

#include <map>
#include <utility>

namespace tessera {

class PieceImages {
public:
    struct Style {
        RulesetPtr ruleset;
        BoardPalette palette;
        QString fontFamily;
        int size = 0;      ///< edge of the square the piece stands on, in device pixels
        double scale = 1.; ///< device pixels a logical pixel
        BoardLayout layout;
        bool flipped = false; ///< arrows point where the eye sees pawns go
        friend bool operator==(const Style&, const Style&) = default;
    };

    /// Forgets all images when the style is a new one.
    void setStyle(const Style& style);
    /// Premultiplied, `size` by `size` device pixels.
    [[nodiscard]] const QImage& image(const Piece& piece);
    /// Draws the figure or the lettered token itself, in lines that stay sharp at any size.
    void draw(QPainter& painter, const QRectF& square, const Piece& piece) const;

private:
    [[nodiscard]] QImage render(const Piece& piece) const;
    void renderDrawing(QPainter& painter, const QString& drawing, Side side) const;
    void renderArrow(QPainter& painter, AxisSet axes, Side side) const;
    [[nodiscard]] double lineWidth(double width) const;

    Style m_style;
    std::vector<PieceFigure> m_figures;
    std::map<std::pair<KindIndex, Side>, QImage> m_images;
};

} // namespace tessera
