// Which square lies under a point of the screen.
#pragma once

#include "arrangement.h"
#include "eye.h"

#include <functional>
#include <optional>

namespace tessera {

/// The middle of a square's room, a little above its floor: marks, lines and picking aim there.
[[nodiscard]] Point3 centreOf(const Spot& spot);

struct PickRequest {
    QPointF at;
    /// Squares that are shown so faintly that they cannot be meant are left out.
    std::function<bool(Square)> visible;
    std::function<bool(Square)> occupied;
    /// Squares with a mark that a person may aim at, over whatever stands in front of it.
    std::function<bool(Square)> marked;
    /// Whether pieces are tokens that face the eye instead of solids.
    bool tokens = false;
};

/// What the eye sees there: a square whose centre is exactly at the point; else the mark in front,
/// for marks are drawn over everything; else the piece in front; else the empty square whose centre
/// is near, or whose floor is in front. Nothing where there is none of these.
[[nodiscard]] std::optional<Square> pick(const std::vector<Spot>& spots, const Eye& eye,
                                         const PickRequest& request);

} // namespace tessera
