#include "geometry.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace tessera {

Geometry::Geometry(const std::array<int, axisCount>& sizes) : m_sizes(sizes), m_squareCount(1) {
    std::array<int, axisCount> strides{};
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        assert(sizes[axis] >= 1 && sizes[axis] <= maxAxisSize);
        strides[axis] = m_squareCount;
        m_squareCount *= sizes[axis];
    }
    assert(m_squareCount <= maxSquares);

    m_coordinates.resize(static_cast<std::size_t>(m_squareCount));
    for (int square = 0; square < m_squareCount; ++square) {
        for (std::size_t axis = 0; axis < axisCount; ++axis) {
            m_coordinates[static_cast<std::size_t>(square)][axis] =
                static_cast<std::int8_t>(square / strides[axis] % sizes[axis]);
        }
    }

    // Every nonzero vector of -1, 0 and 1 once, each followed by its opposite.
    for (int code = 0; code < 81; ++code) {
        Direction direction;
        int rest = code;
        bool possible = true;
        int firstChange = 0;
        for (std::size_t axis = 0; axis < axisCount; ++axis, rest /= 3) {
            const int change = rest % 3 - 1;
            direction.change[axis] = static_cast<std::int8_t>(change);
            direction.axesChanged += change != 0;
            direction.offset += change * strides[axis];
            possible = possible && (change == 0 || sizes[axis] > 1);
            firstChange = firstChange == 0 ? change : firstChange;
        }
        if (!possible || firstChange <= 0)
            continue;
        m_directions.push_back(direction);
        for (std::int8_t& change : direction.change)
            change = static_cast<std::int8_t>(-change);
        direction.offset = -direction.offset;
        m_directions.push_back(direction);
    }

    m_reach.reserve(m_coordinates.size() * m_directions.size());
    for (const Vector4& from : m_coordinates) {
        for (const Direction& direction : m_directions) {
            int steps = maxAxisSize;
            for (std::size_t axis = 0; axis < axisCount; ++axis) {
                if (direction.change[axis] > 0)
                    steps = std::min(steps, sizes[axis] - 1 - from[axis]);
                else if (direction.change[axis] < 0)
                    steps = std::min(steps, static_cast<int>(from[axis]));
            }
            m_reach.push_back(static_cast<std::uint8_t>(steps));
        }
    }
}

bool Geometry::contains(const Vector4& coordinates) const {
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        if (coordinates[axis] < 0 || coordinates[axis] >= m_sizes[axis])
            return false;
    }
    return true;
}

Square Geometry::square(const Vector4& coordinates) const {
    assert(contains(coordinates));
    int index = 0;
    for (std::size_t axis = axisCount; axis-- > 0;)
        index = index * m_sizes[axis] + coordinates[axis];
    return static_cast<Square>(index);
}

std::optional<Square> Geometry::shifted(Square square, const Vector4& change) const {
    Vector4 target = m_coordinates[square];
    for (std::size_t axis = 0; axis < axisCount; ++axis)
        target[axis] = static_cast<std::int8_t>(target[axis] + change[axis]);
    if (!contains(target))
        return std::nullopt;
    return this->square(target);
}

std::optional<Geometry::Line> Geometry::line(Square from, Square to) const {
    const Vector4& a = m_coordinates[from];
    const Vector4& b = m_coordinates[to];
    int steps = 0;
    Vector4 sign{};
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        const int change = b[axis] - a[axis];
        if (change == 0)
            continue;
        if (steps != 0 && std::abs(change) != steps)
            return std::nullopt;
        steps = std::abs(change);
        sign[axis] = static_cast<std::int8_t>(change > 0 ? 1 : -1);
    }
    for (std::size_t i = 0; steps != 0 && i < m_directions.size(); ++i) {
        if (m_directions[i].change == sign)
            return Line{static_cast<int>(i), steps};
    }
    return std::nullopt;
}

} // namespace tessera
