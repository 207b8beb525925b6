// Lettered tokens: for kinds of piece without a drawing, and for all of them in the lettered set.
#pragma once

#include "boardcolors.h"
#include "geometry/geometry.h"

#include <QPainter>

namespace tessera {

struct Token {
    QChar letter;
    Side side = Side::White;
    QString fontFamily;
    double line = 1.; ///< thickness of its outline, in units of the grid
};

/// Paints it on a grid of 48 by 48 units: White's is a light disc with an outline, Black's a dark
/// shield with a light rim, so that the sides differ in shape as well.
void paintToken(QPainter& painter, const Token& token, const BoardPalette& palette);

} // namespace tessera
