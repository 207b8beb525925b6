#include "picking.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr double centreHeight = 0.5; // above the floor, in halves of an edge
constexpr double centreShare = 0.22; // of half an edge: how near to its centre a square is meant
constexpr double leastCentre = 2.5;  // the same in pixels
constexpr double sameCentre = 0.05;  // pixels between centres that count as one
constexpr double pieceRadius = 0.55; // in halves of an edge

double distanceToSegment(const QPointF& point, const QPointF& from, const QPointF& to) {
    const QPointF way = to - from;
    const double length = QPointF::dotProduct(way, way);
    const double share =
        length > 0. ? std::clamp(QPointF::dotProduct(point - from, way) / length, 0., 1.) : 0.;
    const QPointF apart = point - from - way * share;
    return std::hypot(apart.x(), apart.y());
}

/// Remembers the candidate in front.
struct Front {
    std::optional<Square> square;
    double depth = std::numeric_limits<double>::infinity();

    void offer(Square candidate, double at) {
        if (at < depth) {
            square = candidate;
            depth = at;
        }
    }
};

} // namespace

Point3 centreOf(const Spot& spot) {
    return spot.middle + Point3{0., 0., spot.size * centreHeight};
}

std::optional<Square> pick(const std::vector<Spot>& spots, const Eye& eye,
                           const PickRequest& request) {
    Front centre;
    double closest = std::numeric_limits<double>::infinity();
    Front piece;
    Front floor;
    for (std::size_t index = 0; index < spots.size(); ++index) {
        const auto square = static_cast<Square>(index);
        const Spot& spot = spots[index];
        const Eye::Seen middle = eye.see(centreOf(spot));
        if (middle.depth <= 0. || !request.visible(square))
            continue;
        const double half = spot.size * middle.pixels;
        const QPointF apart = request.at - middle.at;
        const double distance = std::hypot(apart.x(), apart.y());
        if (distance > 4. * half + leastCentre)
            continue;
        if (distance <= std::max(leastCentre, half * centreShare) &&
            distance < closest + sameCentre) {
            if (distance < closest - sameCentre)
                centre = {};
            centre.offer(square, middle.depth);
            closest = std::min(closest, distance);
        }
        if (request.occupied(square)) {
            const double thick = pieceRadius * spot.size;
            const Eye::Seen foot = eye.see(spot.middle + Point3{0., 0., thick * 0.5});
            const Eye::Seen head =
                eye.see(spot.middle + Point3{0., 0., pieceHeight * spot.size - thick});
            if (distanceToSegment(request.at, foot.at, head.at) <= thick * middle.pixels)
                piece.offer(square, middle.depth);
        }
        QPolygonF corners;
        for (const auto& [x, y] : {std::pair{-1., -1.}, {1., -1.}, {1., 1.}, {-1., 1.}})
            corners << eye.see(spot.middle + spot.right * x + spot.ahead * y).at;
        if (corners.containsPoint(request.at, Qt::OddEvenFill))
            floor.offer(square, middle.depth);
    }
    if (centre.square)
        return centre.square;
    return piece.square ? piece.square : floor.square;
}

} // namespace tessera
