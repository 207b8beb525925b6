// Points, directions and matrices of four and three dimensions, as plain numbers.
#pragma once

#include <array>
#include <cstddef>

namespace tessera {

/// X, Y, Z, W.
using Point4 = std::array<double, 4>;
/// To the right, ahead, up: the picture's own three directions.
using Point3 = std::array<double, 3>;
/// Rows of a matrix that turns Point4.
using Matrix4 = std::array<Point4, 4>;

[[nodiscard]] constexpr Matrix4 unitMatrix() {
    return {{{1., 0., 0., 0.}, {0., 1., 0., 0.}, {0., 0., 1., 0.}, {0., 0., 0., 1.}}};
}

[[nodiscard]] constexpr Point4 operator*(const Matrix4& matrix, const Point4& point) {
    Point4 result{};
    for (std::size_t row = 0; row < 4; ++row) {
        for (std::size_t column = 0; column < 4; ++column)
            result[row] += matrix[row][column] * point[column];
    }
    return result;
}

[[nodiscard]] constexpr Matrix4 operator*(const Matrix4& left, const Matrix4& right) {
    Matrix4 result{};
    for (std::size_t row = 0; row < 4; ++row) {
        for (std::size_t column = 0; column < 4; ++column) {
            for (std::size_t i = 0; i < 4; ++i)
                result[row][column] += left[row][i] * right[i][column];
        }
    }
    return result;
}

[[nodiscard]] constexpr Point3 operator+(const Point3& a, const Point3& b) {
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}
[[nodiscard]] constexpr Point3 operator-(const Point3& a, const Point3& b) {
    return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
[[nodiscard]] constexpr Point3 operator*(const Point3& a, double factor) {
    return {a[0] * factor, a[1] * factor, a[2] * factor};
}

} // namespace tessera
