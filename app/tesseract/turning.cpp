#include "turning.h"

#include <cmath>
#include <numbers>

namespace tessera {

namespace {

struct CosineSine {
    double cosine;
    double sine;
};

// Reduced to the first quarter, so that a quarter turn takes one axis to the other and not nearly.
CosineSine cosineSine(int hundredths) {
    constexpr int quarter = Turning::fullTurn / 4;
    const double rest = hundredths % quarter * std::numbers::pi / (2. * quarter);
    const double cosine = std::cos(rest);
    const double sine = std::sin(rest);
    switch (hundredths / quarter) {
    case 0:
        return {cosine, sine};
    case 1:
        return {-sine, cosine};
    case 2:
        return {-cosine, -sine};
    default:
        return {sine, -cosine};
    }
}

} // namespace

std::array<Axis, 2> axesOf(Plane plane) {
    switch (plane) {
    case Plane::XW:
        return {Axis::X, Axis::W};
    case Plane::YW:
        return {Axis::Y, Axis::W};
    case Plane::ZW:
        return {Axis::Z, Axis::W};
    case Plane::XY:
        return {Axis::X, Axis::Y};
    case Plane::XZ:
        return {Axis::X, Axis::Z};
    case Plane::YZ:
        break;
    }
    return {Axis::Y, Axis::Z};
}

void Turning::setAngle(Plane plane, int hundredths) {
    const int rest = hundredths % fullTurn;
    m_angles[static_cast<std::size_t>(plane)] = rest < 0 ? rest + fullTurn : rest;
}

Matrix4 planeMatrix(Plane plane, int hundredths) {
    const auto [first, second] = axesOf(plane);
    const auto a = static_cast<std::size_t>(first);
    const auto b = static_cast<std::size_t>(second);
    const auto [cosine, sine] = cosineSine(hundredths);
    Matrix4 matrix = unitMatrix();
    matrix[a][a] = cosine;
    matrix[a][b] = -sine;
    matrix[b][a] = sine;
    matrix[b][b] = cosine;
    return matrix;
}

Matrix4 Turning::matrix() const {
    Matrix4 matrix = unitMatrix();
    for (int plane = 0; plane < planeCount; ++plane) {
        if (const int turned = m_angles[static_cast<std::size_t>(plane)]; turned != 0)
            matrix = planeMatrix(static_cast<Plane>(plane), turned) * matrix;
    }
    return matrix;
}

} // namespace tessera
