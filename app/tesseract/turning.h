// Rotation in four dimensions: an angle for each of the six coordinate planes.
#pragma once

#include "geometry/square.h"
#include "space.h"

#include <QString>

#include <array>
#include <cstdint>

namespace tessera {

/// The planes, those with W first: they change the picture most.
enum class Plane : std::uint8_t { XW, YW, ZW, XY, XZ, YZ };
inline constexpr int planeCount = 6;

/// The two axes of a plane, in the order of its name.
[[nodiscard]] std::array<Axis, 2> axesOf(Plane plane);

/// Angles are whole hundredths of a degree and go round without end, so that no number of turns
/// adds up to an error.
class Turning {
public:
    static constexpr int fullTurn = 36000;

    /// 0 to fullTurn - 1; from the plane's first axis towards its second.
    [[nodiscard]] int angle(Plane plane) const { return m_angles[static_cast<std::size_t>(plane)]; }
    /// Any number; full turns are left out.
    void setAngle(Plane plane, int hundredths);
    void turn(Plane plane, int hundredths) { setAngle(plane, angle(plane) + hundredths); }
    [[nodiscard]] bool atRest() const { return *this == Turning(); }

    /// The planes one after the other in the order of Plane. Quarter turns are exact.
    [[nodiscard]] Matrix4 matrix() const;

    friend bool operator==(const Turning&, const Turning&) = default;

private:
    std::array<int, planeCount> m_angles{};
};

/// The rotation of one plane; 0 to fullTurn - 1 hundredths of a degree.
[[nodiscard]] Matrix4 planeMatrix(Plane plane, int hundredths);

} // namespace tessera
