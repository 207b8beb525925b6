// The shape of a board of up to four axes: squares, coordinates, directions.
#pragma once

#include "square.h"

#include <optional>
#include <vector>

namespace tessera {

/// A direction changes some axes by one step each, up or down.
struct Direction {
    Vector4 change{};    ///< -1, 0 or 1 an axis; never all zero
    int axesChanged = 0; ///< 1 orthogonal, 2 diagonal, 3 triagonal, 4 quadragonal
    int offset = 0;      ///< what one step adds to the square's index
};

/// Sizes of the axes and everything that follows from them alone. An axis of size 1 does not move.
class Geometry {
public:
    /// Sizes are 1 to maxAxisSize each, their product at most maxSquares.
    explicit Geometry(const std::array<int, axisCount>& sizes);

    [[nodiscard]] int size(Axis axis) const { return m_sizes[static_cast<std::size_t>(axis)]; }
    [[nodiscard]] const std::array<int, axisCount>& sizes() const { return m_sizes; }
    [[nodiscard]] int squareCount() const { return m_squareCount; }

    [[nodiscard]] bool contains(const Vector4& coordinates) const;
    /// Index of coordinates that are on the board.
    [[nodiscard]] Square square(const Vector4& coordinates) const;
    [[nodiscard]] Vector4 coordinates(Square square) const { return m_coordinates[square]; }
    /// The square reached by adding `change`, or nothing when that leaves the board.
    [[nodiscard]] std::optional<Square> shifted(Square square, const Vector4& change) const;

    /// All directions of axes longer than 1; a direction and its opposite are neighbours (d ^ 1).
    [[nodiscard]] const std::vector<Direction>& directions() const { return m_directions; }
    /// How many steps along a direction stay on the board.
    [[nodiscard]] int reach(Square square, int direction) const {
        return m_reach[static_cast<std::size_t>(square) * m_directions.size() +
                       static_cast<std::size_t>(direction)];
    }
    /// The straight line from one square to another: direction index and number of steps, or
    /// nothing when they do not lie on one.
    struct Line {
        int direction = 0;
        int steps = 0;
    };
    [[nodiscard]] std::optional<Line> line(Square from, Square to) const;

private:
    std::array<int, axisCount> m_sizes;
    int m_squareCount;
    std::vector<Vector4> m_coordinates;
    std::vector<Direction> m_directions;
    std::vector<std::uint8_t> m_reach;
};

} // namespace tessera
