// Where a tip stands, so that it covers nothing that is read.
#pragma once

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace tessera {

/// Which sides of its control a tip tries first, where several are free.
enum class TipSide { Below, Beside };

/// What a place for a tip is chosen from, all in the same coordinates.
struct TipRoom {
    QRectF control;
    QSizeF tip;
    QRectF within;            ///< the tip stays in it
    std::vector<QRectF> read; ///< words and signs that are not to be covered
    double gap = 0.;          ///< between the tip and its control
    TipSide side = TipSide::Below;
    bool mirrored = false; ///< beside: the left side is tried first
};

/// The corner of the tip. It touches neither its control nor, where there is any such place at one
/// of its four sides, anything that is read; else it covers as little as possible. Of several such
/// places it is the one nearest to the middle of the preferred side.
[[nodiscard]] QPointF placeTip(const TipRoom& room);

} // namespace tessera
