// What moves by itself in the tesseract: from one view to another, and the demo.
#include "posetext.h"
#include "tesseractpose.h"

#include <cmath>

namespace tessera {

namespace {

constexpr int demoRound = 36'000; // milliseconds for a full turn

/// The short way from one angle to another.
int between(int from, int to, double share) {
    int way = (to - from) % Turning::fullTurn;
    if (way > Turning::fullTurn / 2)
        way -= Turning::fullTurn;
    else if (way < -Turning::fullTurn / 2)
        way += Turning::fullTurn;
    return from + static_cast<int>(std::lround(way * share));
}

} // namespace

void TesseractPose::setUpMotion() {
    m_glide.setStartValue(0.);
    m_glide.setEndValue(1.);
    m_glide.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_glide, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { glide(value.toDouble()); });
    m_demo.setStartValue(0);
    m_demo.setEndValue(Turning::fullTurn);
    m_demo.setDuration(demoRound);
    m_demo.setLoopCount(-1);
    connect(&m_demo, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        m_now.turning.setAngle(static_cast<Plane>(m_demoPlane), m_demoFrom + value.toInt());
        emit turned();
    });
    connect(&m_demo, &QVariantAnimation::stateChanged, this, &TesseractPose::demoChanged);
}

void TesseractPose::setDemo(bool wanted) {
    if (wanted == demo())
        return;
    if (!wanted) {
        m_demo.stop();
        return;
    }
    finishGlide();
    unfold();
    finishGlide();
    m_demoFrom = m_now.turning.angle(static_cast<Plane>(m_demoPlane));
    m_demo.start();
}

void TesseractPose::setDemoPlane(int plane) {
    if (plane == m_demoPlane || plane < 0 || plane >= planeCount)
        return;
    const bool running = demo();
    m_demo.stop();
    m_demoPlane = plane;
    m_frame = 0;
    setDemo(running);
    emit demoChanged();
}

void TesseractPose::playDemo() {
    if (m_duration > 0) {
        setDemo(!demo());
        if (demo())
            emit spoken(tr("%1, by itself, until you do something.").arg(planeName(m_demoPlane)));
        else
            tellTurn(m_demoPlane);
        return;
    }
    unfold();
    const auto plane = static_cast<Plane>(m_demoPlane);
    m_now.turning.setAngle(plane, (m_now.turning.angle(plane) / frameStep + 1) * frameStep);
    m_frame = m_now.turning.angle(plane) / frameStep + 1;
    emit turned();
    emit demoChanged();
    emit spoken(tr("%1.").arg(frameText()));
    tellTurn(m_demoPlane);
}

QString TesseractPose::frameText() const {
    return m_frame > 0 ? tr("Frame %1 of %2").arg(m_frame).arg(Turning::fullTurn / frameStep)
                       : QString();
}

void TesseractPose::setDuration(int duration) {
    if (duration == m_duration)
        return;
    m_duration = duration;
    if (duration == 0) {
        m_demo.stop();
        finishGlide();
    }
    emit durationChanged();
}

void TesseractPose::glideTo(const State& state, int milliseconds) {
    m_glide.stop();
    m_from = m_now;
    m_to = state;
    if (milliseconds <= 0) {
        glide(1.);
        return;
    }
    m_glide.setDuration(milliseconds);
    m_glide.start();
}

void TesseractPose::glide(double share) {
    if (share >= 1.) {
        m_now = m_to;
    } else {
        const auto part = [share](double from, double to) { return from + (to - from) * share; };
        m_now.orbit.turned =
            QQuaternion::slerp(m_from.orbit.turned, m_to.orbit.turned, static_cast<float>(share));
        m_now.orbit.zoom = part(m_from.orbit.zoom, m_to.orbit.zoom);
        m_now.orbit.pan = m_from.orbit.pan + (m_to.orbit.pan - m_from.orbit.pan) * share;
        for (int plane = 0; plane < planeCount; ++plane) {
            const auto id = static_cast<Plane>(plane);
            m_now.turning.setAngle(
                id, between(m_from.turning.angle(id), m_to.turning.angle(id), share));
        }
        for (std::size_t kind = 0; kind < m_now.blend.size(); ++kind)
            m_now.blend[kind] = part(m_from.blend[kind], m_to.blend[kind]);
    }
    emit orbitChanged();
    emit turned();
}

void TesseractPose::finishGlide() {
    if (m_glide.state() != QAbstractAnimation::Running)
        return;
    m_glide.stop();
    glide(1.);
}

void TesseractPose::stop() {
    m_demo.stop();
    finishGlide();
    if (m_frame != 0) {
        m_frame = 0;
        emit demoChanged();
    }
}

} // namespace tessera
