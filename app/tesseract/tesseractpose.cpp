#include "tesseractpose.h"

#include "posetext.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int arrangementPace = 4;  // times as long as a change of the view
constexpr double boardsAbove = 60.; // degrees
constexpr double boardAbove = 40.;  // the same for a single board
constexpr double boardRight = 20.;

int hundredths(qreal degrees) {
    return static_cast<int>(std::lround(std::remainder(degrees, 360.) * 100.));
}

QVariantList listOf(const std::vector<double>& values) {
    QVariantList list;
    for (const double value : values)
        list.append(value);
    return list;
}

} // namespace

ArrangementBlend only(ArrangementKind kind) {
    ArrangementBlend blend{};
    blend[static_cast<std::size_t>(kind)] = 1.;
    return blend;
}

TesseractPose::TesseractPose(QObject* parent) : QObject(parent) {
    setUpMotion();
    for (const auto signal : {&TesseractPose::turned, &TesseractPose::orbitChanged,
                              &TesseractPose::arrangementChanged, &TesseractPose::boardChanged})
        connect(this, signal, this, &TesseractPose::changed);
}

ArrangementKind TesseractPose::ownArrangement() const {
    const int squares = size(0) * size(1) * size(2) * size(3);
    return isCrowded(squares) && size(2) > 1 ? arrangement::Boards : arrangement::Nested;
}

void TesseractPose::setBoard(const std::array<int, axisCount>& sizes) {
    if (sizes == m_sizes)
        return;
    finishGlide();
    m_demo.stop();
    m_sizes = sizes;
    m_wOpacities.assign(static_cast<std::size_t>(size(3)), 1.);
    m_zOpacities.assign(static_cast<std::size_t>(size(2)), 1.);
    m_emptyOpacity = 1.;
    m_frame = 0;
    for (const Plane plane : {Plane::XY, Plane::XZ, Plane::XW}) {
        if (hasPlane(static_cast<int>(plane)))
            m_demoPlane = static_cast<int>(plane);
    }
    m_arrangement = ownArrangement();
    m_now = {restOrbit(), {}, only(m_arrangement)};
    emit boardChanged();
    emit arrangementChanged();
    emit opacityChanged();
    emit orbitChanged();
    emit turned();
    emit demoChanged();
}

void TesseractPose::setFlipped(bool flipped) {
    if (flipped == m_flipped)
        return;
    finishGlide();
    m_flipped = flipped;
    State to = m_now;
    to.orbit = to.orbit.opposite();
    glideTo(to, m_duration);
}

Orbit TesseractPose::seenFrom(double right, double above) const {
    const Orbit orbit = Orbit::from(right, above);
    return m_flipped ? orbit.opposite() : orbit;
}

Orbit TesseractPose::restOrbit() const {
    if (m_arrangement == arrangement::Boards)
        return seenFrom(0., boardsAbove);
    if (size(2) == 1 && size(3) == 1)
        return seenFrom(boardRight, boardAbove);
    return m_flipped ? Orbit::rest().opposite() : Orbit::rest();
}

QVariantList TesseractPose::angles() const {
    QVariantList list;
    for (int plane = 0; plane < planeCount; ++plane)
        list.append(m_now.turning.angle(static_cast<Plane>(plane)) / 100.);
    return list;
}

QVariantList TesseractPose::arrangements() const {
    QVariantList kinds{static_cast<int>(arrangement::Nested)};
    if (size(3) > 1)
        kinds.append(static_cast<int>(arrangement::Cubes));
    if (size(2) > 1)
        kinds.append(static_cast<int>(arrangement::Boards));
    return kinds;
}

QVariantList TesseractPose::planes() const {
    QVariantList list;
    for (int plane = 0; plane < planeCount; ++plane)
        list.append(hasPlane(plane));
    return list;
}

void TesseractPose::setArrangement(ArrangementKind kind) {
    if (kind == m_arrangement)
        return;
    stop();
    const bool otherLook = kind == arrangement::Boards || m_arrangement == arrangement::Boards;
    m_arrangement = kind;
    State to = m_now;
    to.blend = only(kind);
    if (otherLook)
        to.orbit = restOrbit();
    emit arrangementChanged();
    glideTo(to, m_duration * arrangementPace);
}

void TesseractPose::nextArrangement() {
    const QVariantList kinds = arrangements();
    const qsizetype now = kinds.indexOf(static_cast<int>(m_arrangement));
    setArrangement(static_cast<ArrangementKind>(kinds[(now + 1) % kinds.size()].toInt()));
    tellArrangement();
}

void TesseractPose::unfold() {
    if (m_arrangement == arrangement::Nested)
        return;
    setArrangement(arrangement::Nested);
    tellArrangement();
}

void TesseractPose::tellArrangement() {
    emit spoken(tr("%1.").arg(arrangementName(m_arrangement)));
}

void TesseractPose::zoomTo(qreal zoom, const QPointF& at) {
    stop();
    m_now.orbit.zoomTo(zoom, at);
    emit orbitChanged();
}

bool TesseractPose::atHome() const {
    return m_now.turning.atRest() && m_now.orbit.looksLike(restOrbit()) &&
           m_arrangement == ownArrangement();
}

QString TesseractPose::text() const {
    return poseText(m_sizes, m_arrangement, m_now.turning, m_now.orbit, m_flipped);
}

QString TesseractPose::arrangementName(int kind) const {
    return tessera::arrangementName(static_cast<ArrangementKind>(kind), m_sizes);
}

QString TesseractPose::planeName(int plane) const {
    return tessera::planeName(static_cast<Plane>(plane));
}

bool TesseractPose::hasPlane(int plane) const {
    const auto [first, second] = axesOf(static_cast<Plane>(plane));
    return size(static_cast<int>(first)) > 1 && size(static_cast<int>(second)) > 1;
}

void TesseractPose::setAngle(int plane, qreal degrees) {
    stop();
    unfold();
    m_now.turning.setAngle(static_cast<Plane>(plane), hundredths(degrees));
    m_to.turning = m_now.turning; // also where the cubes are still on their way
    m_from.turning = m_now.turning;
    emit turned();
}

void TesseractPose::turn(int plane, qreal degrees) {
    setAngle(plane, m_now.turning.angle(static_cast<Plane>(plane)) / 100. + degrees);
}

void TesseractPose::tellTurn(int plane) {
    emit spoken(tr("%1.").arg(turnText(m_now.turning, static_cast<Plane>(plane))));
}

void TesseractPose::orbitBy(qreal right, qreal up) {
    stop();
    m_now.orbit.turn(right, up);
    emit orbitChanged();
}

void TesseractPose::roll(qreal clockwise) {
    stop();
    m_now.orbit.roll(clockwise);
    emit orbitChanged();
}

void TesseractPose::tellStand() {
    emit spoken(standText(m_now.orbit, m_flipped));
}

void TesseractPose::panBy(QPointF distance) {
    stop();
    m_now.orbit.panTo(m_now.orbit.pan + distance);
    emit orbitChanged();
}

void TesseractPose::home() {
    stop();
    m_arrangement = ownArrangement();
    emit arrangementChanged();
    glideTo({restOrbit(), {}, only(m_arrangement)}, m_duration);
    emit spoken(tr("The rest pose."));
}

void TesseractPose::follow(TesseractPose* other) {
    if (other == nullptr)
        return;
    State to = m_now;
    to.orbit = other->m_now.orbit;
    for (int plane = 0; plane < planeCount; ++plane) {
        const auto id = static_cast<Plane>(plane);
        if (hasPlane(plane) && other->hasPlane(plane))
            to.turning.setAngle(id, other->m_now.turning.angle(id));
    }
    // What follows back changes nothing, and stops nothing.
    if (to.orbit == m_now.orbit && to.turning == m_now.turning)
        return;
    stop();
    m_now.orbit = to.orbit;
    m_now.turning = to.turning;
    emit orbitChanged();
    emit turned();
}

void TesseractPose::show(View view) {
    stop();
    State to = m_now;
    QString text;
    switch (view) {
    case Front:
        to.orbit = seenFrom(0., 12.);
        text = tr("Seen from the front.");
        break;
    case Side:
        to.orbit = seenFrom(90., 12.);
        text = tr("Seen from the side.");
        break;
    case Top:
        to.orbit = seenFrom(0., 90.);
        text = tr("Seen from above.");
        break;
    case AlongW:
        // Straight along W the cubes share their middle.
        to.orbit = seenFrom(0., 0.);
        to.turning = {};
        m_arrangement = arrangement::Nested;
        to.blend = only(m_arrangement);
        text = tr("Seen straight along W: the cubes share their middle.");
        emit arrangementChanged();
        break;
    }
    glideTo(to, m_duration);
    emit spoken(text);
}

QVariantList TesseractPose::wOpacities() const {
    return listOf(m_wOpacities);
}

QVariantList TesseractPose::zOpacities() const {
    return listOf(m_zOpacities);
}

double TesseractPose::opacity(int z, int w) const {
    const auto of = [](const std::vector<double>& layers, int layer) {
        const auto index = static_cast<std::size_t>(layer);
        return index < layers.size() ? layers[index] : 1.;
    };
    return of(m_zOpacities, z) * of(m_wOpacities, w);
}

void TesseractPose::setLayerOpacity(std::vector<double>& layers, int layer, qreal opacity) {
    if (layer < 0 || layer >= static_cast<int>(layers.size()))
        return;
    layers[static_cast<std::size_t>(layer)] = std::clamp(opacity, 0., 1.);
    emit opacityChanged();
}

void TesseractPose::setWOpacity(int layer, qreal opacity) {
    setLayerOpacity(m_wOpacities, layer, opacity);
}

void TesseractPose::setZOpacity(int layer, qreal opacity) {
    setLayerOpacity(m_zOpacities, layer, opacity);
}

void TesseractPose::setEmptyOpacity(qreal opacity) {
    m_emptyOpacity = std::clamp(opacity, 0., 1.);
    emit opacityChanged();
}

void TesseractPose::showAllLayers() {
    std::ranges::fill(m_wOpacities, 1.);
    std::ranges::fill(m_zOpacities, 1.);
    m_emptyOpacity = 1.;
    emit opacityChanged();
}

} // namespace tessera
