// Which square lies under a point of the screen.
#pragma once

#include "arrangement.h"
#include "eye.h"

#include <functional>
#include <optional>

namespace tessera {

/// The middle of a square's room, a little above its floor: marks, lines and picking aim there.
[[nodiscard]] Point3 centreOf(const Spot& spot);
/// How high pieces stand, in halves of a square's edge.
inline constexpr double pieceHeight = 1.7;

struct PickRequest {
    QPointF at;
    /// Squares that are shown so faintly that they cannot be meant are left out.
    std::function<bool(Square)> visible;
    std::function<bool(Square)> occupied;
};

/// First the square whose centre is at the point, then the piece in front, then the floor in front;
/// nothing where there is none of these.
[[nodiscard]] std::optional<Square> pick(const std::vector<Spot>& spots, const Eye& eye,
                                         const PickRequest& request);

} // namespace tessera
