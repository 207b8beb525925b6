// The three-dimensional eye: how the picture is turned, and where its points fall on the screen.
#pragma once

#include "space.h"

#include <QMatrix4x4>
#include <QPointF>
#include <QQuaternion>
#include <QSizeF>
#include <QVector3D>

namespace tessera {

/// What a person does to the three-dimensional picture. Turns are about the screen's own axes and
/// are kept as one unit quaternion: no pose is special, and no number of turns adds up to an error.
struct Orbit {
    QQuaternion turned;
    double zoom = 1.;
    QPointF pan; ///< of the picture, in halves of the smaller side of the view

    static constexpr double leastZoom = 0.4;
    static constexpr double largestZoom = 12.;

    /// The rest pose: from the front, a little from the right and from above.
    [[nodiscard]] static Orbit rest();
    /// From straight ahead, and from this many degrees to the right and above.
    [[nodiscard]] static Orbit from(double right, double above);

    /// Degrees: the near side goes to the right, and up.
    void turn(double right, double up);
    /// Degrees, clockwise.
    void roll(double clockwise);
    void setZoom(double zoom);

    friend bool operator==(const Orbit&, const Orbit&) = default;
};

/// Where the eye stands, for words. Degrees.
struct Standpoint {
    double right = 0; ///< -180 to 180, 0: in front
    double above = 0; ///< -90 to 90
    double rolled = 0;
};
[[nodiscard]] Standpoint standpoint(const Orbit& orbit);

class Eye {
public:
    Eye() = default;
    /// `reach`: half of what must fit into the smaller side of the view at zoom 1.
    Eye(const Orbit& orbit, double reach, const QSizeF& view);

    struct Seen {
        QPointF at;         ///< in the view, in pixels
        double depth = 0.;  ///< distance from the eye along its look; at most 0: behind it
        double pixels = 0.; ///< of a length of 1 that stands upright there
    };
    [[nodiscard]] Seen see(const Point3& point) const;

    [[nodiscard]] const QMatrix4x4& viewMatrix() const { return m_view; }
    [[nodiscard]] const QMatrix4x4& projectionMatrix() const { return m_projection; }
    /// The eye and what is up for it, in the picture's space.
    [[nodiscard]] QVector3D position() const;
    [[nodiscard]] QVector3D up() const;
    /// Of the middle of the picture.
    [[nodiscard]] double distance() const { return m_distance; }
    [[nodiscard]] double reach() const { return m_reach; }
    [[nodiscard]] const QSizeF& view() const { return m_size; }

private:
    QQuaternion m_turned;
    QMatrix4x4 m_view;
    QMatrix4x4 m_projection;
    QSizeF m_size;
    double m_distance = 1.;
    double m_reach = 1.;
};

} // namespace tessera
