#include "arrangement.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double flatReach = 1.2;   // half the width of the arrangements beside each other
constexpr double crowdedSize = 1.3; // of pieces and marks on small boards, of their squares
constexpr double cubeShare = 0.36;  // half a cube, of the distance from cube to cube
constexpr double boardShare = 0.45; // half a board, of the distance from board to board

/// The middle of step `i` of `n` equal parts of -1 to 1.
double partMiddle(double i, int n) {
    return (2. * i + 1. - n) / n;
}

/// Step `i` of `n` with the first at -1 and the last at 1.
double fromEndToEnd(double i, int n) {
    return n > 1 ? (2. * i - (n - 1)) / (n - 1) : 0.;
}

/// The step that lies at a place of fromEndToEnd.
double stepAt(double spot, int n) {
    return n > 1 ? (spot * (n - 1) + (n - 1)) / 2. : 0.;
}

Point3 directions(const Point4& point) {
    return {point[0], point[1], point[2]};
}

} // namespace

double perspectiveScale(const Point4& point) {
    return (eyeDistance - 1.) / (eyeDistance - point[3]);
}

Point3 perspective(const Point4& point) {
    return directions(point) * perspectiveScale(point);
}

bool isCrowded(int squares) {
    return squares > 700;
}

ArrangedBoard::ArrangedBoard(const std::array<int, axisCount>& sizes) : m_geometry(sizes) {
    while (m_cubeColumns * m_cubeColumns < size(3))
        ++m_cubeColumns;
}

// The squares of a board fill it; boards and cubes lie at the ends of their axes, far from each
// other.
Point4 ArrangedBoard::at(const Point4& coordinates) const {
    return {partMiddle(coordinates[0], size(0)), partMiddle(coordinates[1], size(1)),
            fromEndToEnd(coordinates[2], size(2)), fromEndToEnd(coordinates[3], size(3))};
}

Point4 ArrangedBoard::middle(Square square) const {
    const Vector4 at4 = m_geometry.coordinates(square);
    return at({1. * at4[0], 1. * at4[1], 1. * at4[2], 1. * at4[3]});
}

ArrangedBoard::Flat ArrangedBoard::cubes(double w) const {
    const double step = stepAt(w, size(3));
    const int rows = (size(3) + m_cubeColumns - 1) / m_cubeColumns;
    const double pitch = 2. * flatReach / m_cubeColumns;
    const double row = std::floor(step / m_cubeColumns + 1e-9);
    const double column = step - row * m_cubeColumns;
    return {cubeShare * pitch,
            {(column - (m_cubeColumns - 1) / 2.) * pitch, 0., (row - (rows - 1) / 2.) * pitch}};
}

Point3 ArrangedBoard::inCubes(const Point4& point) const {
    const Flat flat = cubes(point[3]);
    return flat.shift + directions(point) * flat.scale;
}

double ArrangedBoard::boardScale() const {
    return boardShare * 2. * flatReach / std::max(size(2), size(3));
}

Point3 ArrangedBoard::onBoards(const Point4& point) const {
    const double pitch = 2. * flatReach / std::max(size(2), size(3));
    const double column = stepAt(point[2], size(2)) - (size(2) - 1) / 2.;
    const double row = stepAt(point[3], size(3)) - (size(3) - 1) / 2.;
    return {column * pitch + point[0] * boardScale(), row * pitch + point[1] * boardScale(), 0.};
}

Point3 ArrangedBoard::picture(const Point4& point, const Matrix4& turned,
                              const ArrangementBlend& blend) const {
    Point3 sum{};
    if (blend[arrangement::Nested] > 0.)
        sum = sum + perspective(turned * point) * blend[arrangement::Nested];
    if (blend[arrangement::Cubes] > 0.)
        sum = sum + inCubes(point) * blend[arrangement::Cubes];
    if (blend[arrangement::Boards] > 0.)
        sum = sum + onBoards(point) * blend[arrangement::Boards];
    return sum;
}

Spot ArrangedBoard::spot(Square square, const Matrix4& turned,
                         const ArrangementBlend& blend) const {
    const double halfX = floorShare / size(0);
    const double halfY = floorShare / size(1);
    const double half = std::min(halfX, halfY);
    const double nested = blend[arrangement::Nested];
    const double inCubes = blend[arrangement::Cubes] * cubes(-1.).scale;
    const double onBoards = blend[arrangement::Boards] * boardScale();
    const double flat = inCubes + onBoards;
    const Point4 point = middle(square);
    Spot spot{picture(point, turned, blend),
              {halfX * flat, 0., 0.},
              {0., halfY * flat, 0.},
              half * (inCubes + onBoards * (crowded() ? crowdedSize : 1.))};
    if (nested <= 0.)
        return spot;
    // How the picture changes along an axis: the derivative of the perspective.
    const Point4 at4 = turned * point;
    const double scale = perspectiveScale(at4);
    const auto along = [&](std::size_t axis, double length) {
        const Point3 way{turned[0][axis], turned[1][axis], turned[2][axis]};
        const double closer = turned[3][axis] / (eyeDistance - at4[3]);
        return (way + directions(at4) * closer) * (scale * length * nested);
    };
    spot.right = spot.right + along(0, halfX);
    spot.ahead = spot.ahead + along(1, halfY);
    spot.size += half * scale * nested;
    return spot;
}

std::vector<Spot> ArrangedBoard::spots(const Matrix4& turned, const ArrangementBlend& blend) const {
    std::vector<Spot> spots(static_cast<std::size_t>(m_geometry.squareCount()));
    for (std::size_t square = 0; square < spots.size(); ++square)
        spots[square] = spot(static_cast<Square>(square), turned, blend);
    return spots;
}

std::vector<FrameEdge> ArrangedBoard::frame(const Matrix4& turned,
                                            const ArrangementBlend& blend) const {
    std::vector<FrameEdge> edges;
    const auto add = [&](const Point4& from, const Point4& to, int layer, bool between) {
        edges.push_back({picture(from, turned, blend), picture(to, turned, blend), layer, between});
    };
    const double top = size(2) > 1 ? 1. : 0.;
    for (int layer = 0; layer < size(3); ++layer) {
        const double w = fromEndToEnd(layer, size(3));
        for (int corner = 0; corner < 8; ++corner) {
            const Point4 from{corner & 1 ? 1. : -1., corner & 2 ? 1. : -1., corner & 4 ? top : -top,
                              w};
            for (std::size_t axis = 0; axis < 3; ++axis) {
                if ((corner & (1 << axis)) != 0 || (axis == 2 && size(2) == 1))
                    continue;
                Point4 to = from;
                to[axis] = -from[axis];
                if (size(2) > 1 || (corner & 4) == 0)
                    add(from, to, layer, false);
            }
            if (layer + 1 < size(3) && (size(2) > 1 || (corner & 4) == 0)) {
                Point4 to = from;
                to[3] = fromEndToEnd(layer + 1, size(3));
                add(from, to, layer, true);
            }
        }
    }
    return edges;
}

std::vector<Point3> ArrangedBoard::outline(const Matrix4& turned,
                                           const ArrangementBlend& blend) const {
    std::vector<Point3> points;
    for (const FrameEdge& edge : frame(turned, blend)) {
        points.push_back(edge.from);
        points.push_back(edge.to);
    }
    // The squares at the ends of X, Y and Z of every layer.
    for (int layer = 0; layer < size(3); ++layer) {
        for (int end = 0; end < 8; ++end) {
            const auto at = [&](int axis) {
                return static_cast<std::int8_t>((end & (1 << axis)) != 0 ? size(axis) - 1 : 0);
            };
            const Spot last =
                spot(m_geometry.square({at(0), at(1), at(2), static_cast<std::int8_t>(layer)}),
                     turned, blend);
            for (const double x : {-1., 1.})
                for (const double y : {-1., 1.})
                    points.push_back(last.middle + last.right * x + last.ahead * y);
            points.push_back(last.middle + Point3{0., 0., last.size * pieceHeight});
        }
    }
    return points;
}

} // namespace tessera
