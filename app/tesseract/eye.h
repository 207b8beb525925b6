// The three-dimensional eye: how the picture is turned, and where its points fall on the screen.
#pragma once

#include "space.h"

#include <QMatrix4x4>
#include <QPointF>
#include <QQuaternion>
#include <QRectF>
#include <QSizeF>
#include <QVector3D>

#include <vector>

namespace tessera {

/// What a person does to the three-dimensional picture. Turns are about the screen's own axes and
/// are kept as one unit quaternion: no pose is special, and no number of turns adds up to an error.
struct Orbit {
    QQuaternion turned;
    double zoom = 1.;
    QPointF pan; ///< of the picture, in halves of the smaller side of its area

    static constexpr double leastZoom = 0.4;
    static constexpr double largestZoom = 12.;

    /// The rest pose: from the front, a little from the right and from above.
    [[nodiscard]] static Orbit rest();
    /// From straight ahead, and from this many degrees to the right and above.
    [[nodiscard]] static Orbit from(double right, double above);

    /// The same from the opposite side.
    [[nodiscard]] Orbit opposite() const;
    /// Whether both show the same picture.
    [[nodiscard]] bool looksLike(const Orbit& other) const;

    /// Degrees: the near side goes to the right, and up.
    void turn(double right, double up);
    /// Degrees, clockwise.
    void roll(double clockwise);
    /// Keeps what is seen at a point where it is; the point as in `pan`.
    void zoomTo(double zoom, const QPointF& at);
    /// Not so far that the picture is out of sight.
    void panTo(const QPointF& wanted);

    friend bool operator==(const Orbit&, const Orbit&) = default;
};

/// Where the eye stands, for words. Degrees.
struct Standpoint {
    double right = 0; ///< -180 to 180, 0: in front
    double above = 0; ///< -90 to 90
    double rolled = 0;
};
[[nodiscard]] Standpoint standpoint(const Orbit& orbit);

/// The least reach of an eye for all these points to be seen in `area` at zoom 1: the closer they
/// fit, the smaller.
[[nodiscard]] double reachOf(const std::vector<Point3>& points, const Orbit& orbit,
                             const QSizeF& area);

class Eye {
public:
    Eye() = default;
    /// `reach`: half of what fits into the smaller side of `area` at zoom 1; the middle of the
    /// picture is in the middle of the area.
    Eye(const Orbit& orbit, double reach, const QSizeF& view, const QRectF& area);
    Eye(const Orbit& orbit, double reach, const QSizeF& view)
        : Eye(orbit, reach, view, QRectF(QPointF(), view)) {}

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
    [[nodiscard]] const QRectF& area() const { return m_area; }

private:
    QQuaternion m_turned;
    QMatrix4x4 m_view;
    QMatrix4x4 m_projection;
    QSizeF m_size;
    QRectF m_area;
    double m_distance = 1.;
    double m_reach = 1.;
};

} // namespace tessera
