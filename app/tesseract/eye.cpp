#include "eye.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double halfAngle = 15.; // degrees of the view above the middle, at zoom 1
constexpr double farthestPan = 0.8;
constexpr double restRight = 24.;
constexpr double restAbove = 21.;

double tangent() {
    return std::tan(qDegreesToRadians(halfAngle));
}

QQuaternion about(const QVector3D& axis, double degrees) {
    return QQuaternion::fromAxisAndAngle(axis, static_cast<float>(degrees));
}

// The eye looks along the second axis, "ahead"; the third is up.
const QVector3D rightAxis(1, 0, 0);
const QVector3D aheadAxis(0, 1, 0);
const QVector3D upAxis(0, 0, 1);

} // namespace

Orbit Orbit::from(double right, double above) {
    Orbit orbit;
    orbit.turned = (about(rightAxis, above) * about(upAxis, -right)).normalized();
    return orbit;
}

Orbit Orbit::rest() {
    return from(restRight, restAbove);
}

Orbit Orbit::opposite() const {
    Orbit orbit = *this;
    orbit.turned = turned * QQuaternion(0.F, 0.F, 0.F, 1.F);
    return orbit;
}

// Two quaternions of opposite signs are the same turn.
bool Orbit::looksLike(const Orbit& other) const {
    return std::abs(QQuaternion::dotProduct(turned, other.turned)) > 1.F - 1e-6F &&
           zoom == other.zoom && pan == other.pan;
}

void Orbit::turn(double right, double up) {
    turned = (about(rightAxis, -up) * about(upAxis, right) * turned).normalized();
}

void Orbit::roll(double clockwise) {
    turned = (about(aheadAxis, clockwise) * turned).normalized();
}

void Orbit::zoomTo(double wanted, const QPointF& at) {
    const double before = zoom;
    zoom = std::clamp(wanted, leastZoom, largestZoom);
    panTo(at + (pan - at) * (zoom / before));
}

void Orbit::panTo(const QPointF& wanted) {
    const double most = farthestPan * zoom;
    pan = {std::clamp(wanted.x(), -most, most), std::clamp(wanted.y(), -most, most)};
}

Standpoint standpoint(const Orbit& orbit) {
    const QQuaternion back = orbit.turned.conjugated();
    const QVector3D eye = back.rotatedVector(-aheadAxis);
    Standpoint found;
    found.above = qRadiansToDegrees(std::asin(std::clamp<double>(eye.z(), -1., 1.)));
    // Seen along the vertical nothing is in front any more; there a turn is a roll.
    if (std::hypot(eye.x(), eye.y()) < 1e-3) {
        const QVector3D up = back.rotatedVector(upAxis);
        // From below the front is at the top of the picture.
        found.rolled = eye.z() > 0.F ? qRadiansToDegrees(std::atan2(-up.x(), up.y()))
                                     : qRadiansToDegrees(std::atan2(-up.x(), -up.y()));
        return found;
    }
    found.right = qRadiansToDegrees(std::atan2(eye.x(), -eye.y()));
    // What is left when the eye stands there is a roll.
    const QQuaternion rest =
        orbit.turned * Orbit::from(found.right, found.above).turned.conjugated();
    const QVector3D up = rest.rotatedVector(upAxis);
    found.rolled = qRadiansToDegrees(std::atan2(up.x(), up.z()));
    return found;
}

double reachOf(const std::vector<Point3>& points, const Orbit& orbit, const QSizeF& area) {
    const double smaller = std::max(1., std::min(area.width(), area.height()));
    const double across = std::max(1., area.width()) / smaller;
    const double upright = std::max(1., area.height()) / smaller;
    double reach = 0.;
    double radius = 0.;
    for (const Point3& point : points) {
        const QVector3D seen =
            orbit.turned.rotatedVector({static_cast<float>(point[0]), static_cast<float>(point[1]),
                                        static_cast<float>(point[2])});
        // What is nearer looks larger.
        reach =
            std::max(reach, std::max(std::abs(seen.x()) / across, std::abs(seen.z()) / upright) -
                                tangent() * seen.y());
        radius = std::max(radius, static_cast<double>(seen.length()));
    }
    // Nothing may come too close to the eye.
    return std::max({reach, radius / 2., 0.1});
}

Eye::Eye(const Orbit& orbit, double reach, const QSizeF& view, const QRectF& area)
    : m_turned(orbit.turned), m_size(view), m_area(area), m_distance(reach / tangent()),
      m_reach(reach) {
    // From right, ahead, up to the renderer's right, up, backwards.
    const QMatrix4x4 axes(1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1);
    QMatrix4x4 back;
    back.translate(0, 0, static_cast<float>(-m_distance));
    m_view = back * axes * QMatrix4x4(m_turned.toRotationMatrix());

    const double smaller = std::max(1., std::min(area.width(), area.height()));
    const double near = std::max(m_distance - 2. * reach, m_distance * 0.05);
    const double far = m_distance + 2. * reach;
    const double half = near * tangent() / orbit.zoom;
    const double halfWidth = half * view.width() / smaller;
    const double halfHeight = half * view.height() / smaller;
    const QPointF middle = area.center() - QRectF(QPointF(), view).center();
    const double shiftX = -(orbit.pan.x() + 2. * middle.x() / smaller) * half;
    const double shiftY = (orbit.pan.y() + 2. * middle.y() / smaller) * half;
    m_projection.frustum(
        static_cast<float>(shiftX - halfWidth), static_cast<float>(shiftX + halfWidth),
        static_cast<float>(shiftY - halfHeight), static_cast<float>(shiftY + halfHeight),
        static_cast<float>(near), static_cast<float>(far));
}

Eye::Seen Eye::see(const Point3& point) const {
    const QVector4D inView =
        m_view * QVector4D(static_cast<float>(point[0]), static_cast<float>(point[1]),
                           static_cast<float>(point[2]), 1.F);
    const QVector4D clip = m_projection * inView;
    const double depth = clip.w();
    if (depth <= 0.)
        return {};
    return {{(clip.x() / depth + 1.) * m_size.width() / 2.,
             (1. - clip.y() / depth) * m_size.height() / 2.},
            depth,
            m_projection(1, 1) / depth * m_size.height() / 2.};
}

QVector3D Eye::position() const {
    return m_turned.conjugated().rotatedVector(-aheadAxis) * static_cast<float>(m_distance);
}

QVector3D Eye::up() const {
    return m_turned.conjugated().rotatedVector(upAxis);
}

} // namespace tessera
