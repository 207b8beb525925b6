#include "picking.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr double centreHeight = 0.5; // above the floor, in halves of an edge
constexpr double exactCentre = 0.75; // pixels: a place that is rounded to whole ones
constexpr double sameCentre = 0.05;  // pixels between centres that count as one
constexpr double centreShare = 0.22; // of half an edge: how near to its centre a square is meant
constexpr double leastCentre = 2.5;  // the same in pixels
constexpr double markShare = 0.4;    // of half an edge: what a mark covers
constexpr double leastMark = 5.;     // the same in pixels
constexpr double pieceRadius = 0.55; // in halves of an edge
constexpr double leastPiece = 4.;    // pixels
constexpr double tokenHalf = 0.8;    // of half an edge
constexpr double leastToken = 5.6;   // pixels

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

/// Remembers the candidate whose centre is nearest on the screen; the one in front of two.
struct Nearest {
    Front front;
    double distance = std::numeric_limits<double>::infinity();

    void offer(Square candidate, double at, double depth) {
        if (at >= distance + sameCentre)
            return;
        if (at < distance - sameCentre)
            front = {};
        front.offer(candidate, depth);
        distance = std::min(distance, at);
    }
};

bool onPiece(const QPointF& at, const Spot& spot, const Eye& eye, const Eye::Seen& middle,
             bool token) {
    if (token) {
        const double half = std::max(tokenHalf * spot.size * middle.pixels, leastToken);
        const QPointF apart = at - middle.at;
        return std::max(std::abs(apart.x()), std::abs(apart.y())) <= half;
    }
    const double thick = pieceRadius * spot.size;
    const Eye::Seen foot = eye.see(spot.middle + Point3{0., 0., thick * 0.5});
    const Eye::Seen head = eye.see(spot.middle + Point3{0., 0., pieceHeight * spot.size - thick});
    return distanceToSegment(at, foot.at, head.at) <= std::max(thick * middle.pixels, leastPiece);
}

bool onFloor(const QPointF& at, const Spot& spot, const Eye& eye) {
    QPolygonF corners;
    for (const auto& [x, y] : {std::pair{-1., -1.}, {1., -1.}, {1., 1.}, {-1., 1.}})
        corners << eye.see(spot.middle + spot.right * x + spot.ahead * y).at;
    return corners.containsPoint(at, Qt::OddEvenFill);
}

} // namespace

Point3 centreOf(const Spot& spot) {
    return spot.middle + Point3{0., 0., spot.size * centreHeight};
}

std::optional<Square> pick(const std::vector<Spot>& spots, const Eye& eye,
                           const PickRequest& request) {
    Nearest exact;
    Nearest mark;
    Front piece;
    Nearest centre;
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
        if (distance > 4. * half + leastToken)
            continue;
        if (distance <= exactCentre)
            exact.offer(square, distance, middle.depth);
        if (request.marked(square) && distance <= std::max(leastMark, half * markShare))
            mark.offer(square, distance, middle.depth);
        if (request.occupied(square)) {
            if (onPiece(request.at, spot, eye, middle, request.tokens))
                piece.offer(square, middle.depth);
        } else if (distance <= std::max(leastCentre, half * centreShare)) {
            centre.offer(square, distance, middle.depth);
        }
        if (onFloor(request.at, spot, eye))
            floor.offer(square, middle.depth);
    }
    for (const auto& found :
         {exact.front.square, mark.front.square, piece.square, centre.front.square})
        if (found)
            return found;
    return floor.square;
}

} // namespace tessera
