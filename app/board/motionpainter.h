// Paints the way of a move over the boards: the trail behind a moving piece, and the still picture
// that stands for it where nothing may move.
#pragma once

#include "boardcolors.h"

#include <QPainter>
#include <QString>

namespace tessera {

/// Draws in device pixels, over the squares.
class MotionPainter {
public:
    /// `cell`: edge of a square, `scale`: device pixels a logical pixel.
    MotionPainter(QPainter& painter, const BoardPalette& palette, double cell, double scale);

    /// A band that widens from where the piece was to where it comes.
    void trail(const QPointF& from, const QPointF& to);
    /// A thin arrow between the middles of two squares.
    void arrow(const QPointF& from, const QPointF& to);
    /// A number on a disc.
    void number(const QPointF& middle, int value, const QString& fontFamily);
    /// Radius of that disc.
    [[nodiscard]] double discRadius() const;

private:
    QPainter& m_painter;
    const BoardPalette& m_palette;
    double m_cell;
    double m_scale;
};

} // namespace tessera
