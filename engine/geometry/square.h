// Squares, coordinates, axes and sides: the words every other part is written in.
#pragma once

#include <array>
#include <cstdint>

namespace tessera {

inline constexpr int axisCount = 4;
inline constexpr int maxSquares = 4096;
inline constexpr int maxAxisSize = 26;

enum class Axis : std::uint8_t { X, Y, Z, W };

/// Coordinates (from zero) or changes of coordinates, in the order X, Y, Z, W.
using Vector4 = std::array<std::int8_t, axisCount>;

/// x + nx*(y + ny*(z + nz*w)), 0 to maxSquares - 1.
using Square = std::uint16_t;
inline constexpr Square noSquare = 0xFFFF;

/// A set of axes; bit 0 is X.
using AxisSet = std::uint8_t;
constexpr AxisSet axisBit(Axis axis) {
    return static_cast<AxisSet>(1U << static_cast<unsigned>(axis));
}
constexpr AxisSet axisBit(int axis) {
    return static_cast<AxisSet>(1U << static_cast<unsigned>(axis));
}

enum class Side : std::uint8_t { White, Black };
constexpr Side opponent(Side side) {
    return side == Side::White ? Side::Black : Side::White;
}
constexpr std::size_t sideIndex(Side side) {
    return static_cast<std::size_t>(side);
}

} // namespace tessera
