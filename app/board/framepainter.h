// The frame of a board, which tells its layer by tint and by line pattern.
#pragma once

#include "boardcolors.h"

#include <QPainter>

namespace tessera {

/// Fills the frame's surface and draws its edge. `band` is the width the pattern may take, `scale`
/// the device pixels a logical pixel; all lengths are device pixels.
void paintFrame(QPainter& painter, const QRect& rect, int layer, const BoardPalette& palette,
                int band, double scale);

} // namespace tessera
