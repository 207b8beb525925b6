// Where the squares of a board of up to four axes lie in the picture's three dimensions.
#pragma once

#include "geometry/geometry.h"
#include "space.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace tessera {

namespace arrangement {
Q_NAMESPACE
QML_NAMED_ELEMENT(Arrangement)
enum Kind {
    Nested, ///< W is a true fourth direction, seen in perspective: cubes in cubes
    Cubes,  ///< the cubes of all W beside each other
    Boards, ///< all boards on one plane, like the flat boards
};
Q_ENUM_NS(Kind)
} // namespace arrangement
using ArrangementKind = arrangement::Kind;
inline constexpr int arrangementCount = 3;

/// Shares of the three arrangements, adding up to 1: between two while one becomes the other.
using ArrangementBlend = std::array<double, arrangementCount>;

/// Distance of the four-dimensional eye on the W axis; corners lie at most 2 from the middle.
inline constexpr double eyeDistance = 3.2;

/// The picture of a point in perspective from W. What lies at W = 1 keeps its size.
[[nodiscard]] Point3 perspective(const Point4& point);
/// How large the surroundings of a point become; 1 at W = 1, less behind it.
[[nodiscard]] double perspectiveScale(const Point4& point);

/// Of a square that its floor covers.
inline constexpr double floorShare = 0.92;
/// How high pieces stand, in halves of a square's edge.
inline constexpr double pieceHeight = 1.7;

/// A square in the picture. Its floor is a parallelogram.
struct Spot {
    Point3 middle{}; ///< of the floor
    Point3 right{};  ///< from the middle to the edge along X
    Point3 ahead{};  ///< from the middle to the edge along Y
    double size = 0; ///< half an edge of the square if it stood upright here, for pieces and marks
};

/// A line of the frame that tells where the cubes are.
struct FrameEdge {
    Point3 from{};
    Point3 to{};
    int layer = 0; ///< coordinate W; of an edge between two cubes the lower one
    bool between = false;
};

/// Whether a board has so many squares that cubes in cubes hide each other.
[[nodiscard]] bool isCrowded(int squares);

class ArrangedBoard {
public:
    explicit ArrangedBoard(const std::array<int, axisCount>& sizes);

    [[nodiscard]] const Geometry& geometry() const { return m_geometry; }
    [[nodiscard]] bool crowded() const { return isCrowded(m_geometry.squareCount()); }
    /// The middle of a square in the cube from -1 to 1 along each axis.
    [[nodiscard]] Point4 middle(Square square) const;
    /// Any place between squares: coordinates need not be whole.
    [[nodiscard]] Point4 at(const Point4& coordinates) const;

    /// The picture of a point of that cube.
    [[nodiscard]] Point3 picture(const Point4& point, const Matrix4& turned,
                                 const ArrangementBlend& blend) const;
    [[nodiscard]] Spot spot(Square square, const Matrix4& turned,
                            const ArrangementBlend& blend) const;
    /// All squares, by their index.
    [[nodiscard]] std::vector<Spot> spots(const Matrix4& turned,
                                          const ArrangementBlend& blend) const;
    [[nodiscard]] std::vector<FrameEdge> frame(const Matrix4& turned,
                                               const ArrangementBlend& blend) const;
    /// Points with everything between them: the frame, and the floors and pieces at its ends.
    [[nodiscard]] std::vector<Point3> outline(const Matrix4& turned,
                                              const ArrangementBlend& blend) const;

private:
    /// One of the flat arrangements: the axes are scaled and shifted by the layers they lie in.
    struct Flat {
        double scale;
        Point3 shift;
    };
    [[nodiscard]] Flat cubes(double w) const;
    [[nodiscard]] Point3 inCubes(const Point4& point) const;
    [[nodiscard]] Point3 onBoards(const Point4& point) const;
    [[nodiscard]] int size(int axis) const {
        return m_geometry.sizes()[static_cast<std::size_t>(axis)];
    }
    [[nodiscard]] double boardScale() const;

    Geometry m_geometry;
    int m_cubeColumns = 1; ///< of the cubes beside each other
};

} // namespace tessera
