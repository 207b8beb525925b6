// Which part of the boards to bring into view, and how close, so that some squares can be read.
#pragma once

#include "boardgeometry.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <vector>

namespace tessera {

/// What somebody should look at.
struct BoardInterest {
    Q_GADGET
    QML_VALUE_TYPE(boardInterest)
public:
    std::vector<Square> core; ///< must be seen; none: all boards
    std::vector<Square> also; ///< in view as far as squares stay comfortable
    /// Where the keyboard must not begin: it would answer a question.
    std::vector<Square> answers{};
    std::vector<Square> next{}; ///< before `also`: in view as far as squares can be read
    friend bool operator==(const BoardInterest&, const BoardInterest&) = default;
};

/// What a view is to show.
struct GazePlan {
    enum class Line : std::uint8_t { None, Row, Column };
    Line line = Line::None; ///< the row or the column of `board` alone
    double zoom = 1.;       ///< 1: all boards, or all of the line
    int board = -1;
    QPointF place; ///< the middle of what matters, on `board`, in shares of its squares
    friend bool operator==(const GazePlan&, const GazePlan&) = default;
};

/// Edges of squares in logical pixels. What merely belongs to it is taken in down to the first; all
/// boards need not come closer from the second on; what must be seen is still told at the third.
constexpr double comfortableCell = 24.;
constexpr double readableCell = 16.;
constexpr double leastCell = 12.;
/// Below this not even signs on all boards tell anything.
constexpr double tellingCell = 7.;
/// Nothing is brought closer than this by itself: the boards around tell where one is.
constexpr double closestCell = 44.;

/// The part of the viewport in which squares are seen, in device pixels: the strips with the names
/// of the boards cover the rest.
[[nodiscard]] QRect seenArea(const BoardGeometry& geometry);
/// Whether all of these squares are in view and large enough.
[[nodiscard]] bool areReadable(const BoardGeometry& geometry, const std::vector<Square>& squares);
/// The smallest block of boards with all that matters, as close as it fits; when that is too small
/// to be read, its row or column alone, if it is in one; else all boards, or where these are mere
/// dots the boards of the first squares. Zoom, pan and parts of `request` do not count.
[[nodiscard]] GazePlan planGaze(BoardGeometry::Request request, const BoardInterest& interest);

} // namespace tessera
