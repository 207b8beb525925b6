#include "posetext.h"

#include "text/ruletext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace tessera {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("PoseText", text);
}

QString name(Axis axis) {
    return axisNames(axisBit(axis));
}

QString degreesText(double degrees) {
    return tr("%1°").arg(QLocale().toString(std::lround(degrees)));
}

QString turnsText(const Turning& turning) {
    QStringList parts;
    for (int plane = 0; plane < planeCount; ++plane) {
        if (turning.angle(static_cast<Plane>(plane)) != 0)
            parts += turnText(turning, static_cast<Plane>(plane));
    }
    return parts.isEmpty() ? tr("No axis is turned.")
                           : tr("Turned: %1.").arg(parts.join(QStringLiteral(", ")));
}

bool turnsW(const Turning& turning) {
    return turning.angle(Plane::XW) != 0 || turning.angle(Plane::YW) != 0 ||
           turning.angle(Plane::ZW) != 0;
}

} // namespace

QString planeName(Plane plane) {
    const auto [first, second] = axesOf(plane);
    return tr("Turn %1 into %2").arg(name(first), name(second));
}

QString standText(const Orbit& orbit, bool flipped) {
    const Standpoint at = standpoint(flipped ? orbit.opposite() : orbit);
    QStringList parts;
    if (std::abs(at.above) > 89.) {
        parts += at.above > 0. ? tr("seen from above") : tr("seen from below");
    } else {
        const double right = std::abs(at.right);
        const QString degrees = degreesText(right);
        if (right < 0.5)
            parts += flipped ? tr("seen from Black's side") : tr("seen from the front");
        else if (right > 179.5)
            parts += flipped ? tr("seen from White's side") : tr("seen from behind");
        else if (flipped)
            parts += (at.right > 0. ? tr("seen from Black's side, %1 to the right")
                                    : tr("seen from Black's side, %1 to the left"))
                         .arg(degrees);
        else
            parts +=
                (at.right > 0. ? tr("seen from %1 to the right") : tr("seen from %1 to the left"))
                    .arg(degrees);
        if (std::abs(at.above) >= 0.5)
            parts += (at.above > 0. ? tr("%1 above") : tr("%1 below"))
                         .arg(degreesText(std::abs(at.above)));
    }
    if (std::abs(at.rolled) >= 0.5)
        parts += (at.rolled > 0. ? tr("rolled %1 clockwise") : tr("rolled %1 counterclockwise"))
                     .arg(degreesText(std::abs(at.rolled)));
    QString text = parts.join(QStringLiteral(", "));
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text + QLatin1Char('.');
}

QString turnText(const Turning& turning, Plane plane) {
    const auto [first, second] = axesOf(plane);
    return tr("%1 into %2 by %3")
        .arg(name(first), name(second), degreesText(turning.angle(plane) / 100.));
}

QString arrangementName(ArrangementKind kind, const std::array<int, axisCount>& sizes) {
    switch (kind) {
    case arrangement::Nested:
        return sizes[3] > 1 ? tr("Tesseract") : sizes[2] > 1 ? tr("Cube") : tr("Board");
    case arrangement::Cubes:
        return tr("Cubes side by side");
    case arrangement::Boards:
        break;
    }
    return tr("All boards");
}

QString poseText(const std::array<int, axisCount>& sizes, ArrangementKind kind,
                 const Turning& turning, const Orbit& orbit, bool flipped) {
    QStringList sentences;
    switch (kind) {
    case arrangement::Nested:
        // A turn with W may bring any cube outside.
        sentences += sizes[3] > 1   ? turnsW(turning) ? tr("A tesseract: cubes in cubes.")
                                                      : tr("A tesseract: W 0 is the innermost cube.")
                       : sizes[2] > 1 ? tr("A cube: the boards of Z above each other.")
                                    : tr("A single board.");
        break;
    case arrangement::Cubes:
        sentences += tr("The cubes of W beside each other.");
        break;
    case arrangement::Boards:
        sentences += tr("All boards on one plane, Z to the right and W ahead.");
        break;
    }
    sentences += standText(orbit, flipped);
    if (kind == arrangement::Nested && sizes[2] > 1)
        sentences += turnsText(turning);
    return sentences.join(QLatin1Char(' '));
}

} // namespace tessera
