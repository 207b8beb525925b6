// The number of targets on one board, on its frame, so that none is missed.
#pragma once

#include "boardcolors.h"

#include <QPainter>
#include <QString>

#include <cstdint>
#include <vector>

namespace tessera {

/// What the marks of one board add up to.
struct TargetCounts {
    int moves = 0;
    int captures = 0;
    bool preview = false; ///< of a piece that is not to move
    [[nodiscard]] bool none() const { return moves + captures == 0; }
};

[[nodiscard]] TargetCounts countTargets(const std::vector<std::uint32_t>& marks);

/// A badge: the shape of a move and how many, the shape of a capture and how many.
class CountPainter {
public:
    /// `textSize` in device pixels, `scale` device pixels a logical pixel.
    CountPainter(const TargetCounts& counts, const BoardPalette& palette, const QString& fontFamily,
                 double textSize, double scale);

    [[nodiscard]] QSize size() const;
    void paint(QPainter& painter, const QPoint& corner) const;

private:
    struct Part {
        bool capture = false;
        QString number;
        double width = 0.; ///< of the number
    };
    void shape(QPainter& painter, const QPointF& middle, bool capture) const;

    TargetCounts m_counts;
    const BoardPalette& m_palette;
    QString m_fontFamily;
    double m_textSize;
    double m_scale;
    std::vector<Part> m_parts;
};

/// The corner of `board` where a badge of this size covers least: marked squares count most, then
/// files and ranks, then occupied squares. `labelSize`: of files and ranks, 0 where there are none.
/// Squares are given in reading order, `columns` a row, in `squares`.
[[nodiscard]] QPoint quietCorner(const QSize& badge, const QRect& board, const QRect& squares,
                                 int columns, int labelSize,
                                 const std::vector<std::uint32_t>& marks,
                                 const std::vector<bool>& occupied);

} // namespace tessera
