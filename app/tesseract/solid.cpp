#include "solid.h"

#include <QString>

#include <cmath>
#include <numbers>

namespace tessera {

namespace {

using Vec = std::array<float, 3>;

Vec cross(const Vec& a, const Vec& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}
Vec minus(const Vec& a, const Vec& b) {
    return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
Vec unit(const Vec& a) {
    const float length = std::sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
    return length > 0.F ? Vec{a[0] / length, a[1] / length, a[2] / length} : Vec{0.F, 0.F, 1.F};
}

/// A point of a profile: distance from the axis and height; the ring above it may be of the accent.
struct Ring {
    float radius;
    float height;
    float accent = 0.F;
};

class Builder {
public:
    void triangle(int a, int b, int c) {
        for (const int index : {a, b, c})
            m_solid.indices.push_back(static_cast<std::uint16_t>(index));
    }
    int corner(const Vec& place, const Vec& normal, float accent) {
        m_solid.corners.push_back({place, normal, accent});
        return static_cast<int>(m_solid.corners.size()) - 1;
    }
    /// Four corners, counterclockwise from outside.
    void face(const Vec& a, const Vec& b, const Vec& c, const Vec& d, float accent = 0.F) {
        const Vec normal = unit(cross(minus(c, a), minus(d, b)));
        const int first = corner(a, normal, accent);
        corner(b, normal, accent);
        corner(c, normal, accent);
        corner(d, normal, accent);
        triangle(first, first + 1, first + 2);
        triangle(first, first + 2, first + 3);
    }
    void box(const Vec& low, const Vec& high, float accent = 0.F) {
        loft({low[0], low[1], low[2]}, {high[0], low[1], low[2]}, {high[0], high[1], low[2]},
             {low[0], high[1], low[2]}, high[2] - low[2], accent);
    }
    /// Turned about the upright axis; from the foot up.
    void turned(const std::vector<Ring>& profile, int around) {
        const int first = static_cast<int>(m_solid.corners.size());
        for (std::size_t i = 0; i < profile.size(); ++i) {
            // The slope between the neighbours.
            const Ring& below = profile[i > 0 ? i - 1 : i];
            const Ring& above = profile[i + 1 < profile.size() ? i + 1 : i];
            const float out = above.height - below.height;
            const float up = below.radius - above.radius;
            for (int step = 0; step < around; ++step) {
                const auto angle = static_cast<float>(2. * std::numbers::pi * step / around);
                const float c = std::cos(angle);
                const float s = std::sin(angle);
                corner({profile[i].radius * c, profile[i].radius * s, profile[i].height},
                       unit({out * c, out * s, up}), profile[i].accent);
            }
        }
        for (int ring = 0; ring + 1 < static_cast<int>(profile.size()); ++ring) {
            for (int step = 0; step < around; ++step) {
                const int a = first + ring * around + step;
                const int b = first + ring * around + (step + 1) % around;
                if (profile[static_cast<std::size_t>(ring)].radius > 0.F)
                    triangle(a, b, b + around);
                if (profile[static_cast<std::size_t>(ring) + 1].radius > 0.F)
                    triangle(a, b + around, a + around);
            }
        }
    }
    /// From one slanted rectangle to the next: each from its back to its front, this thick.
    struct Cut {
        float backX;
        float backZ;
        float frontX;
        float frontZ;
        float half;
    };
    void cut(const std::vector<Cut>& cuts) {
        for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
            const Cut& low = cuts[i];
            const Cut& high = cuts[i + 1];
            const Vec lowBackNear{low.backX, -low.half, low.backZ};
            const Vec lowBackFar{low.backX, low.half, low.backZ};
            const Vec lowFrontNear{low.frontX, -low.half, low.frontZ};
            const Vec lowFrontFar{low.frontX, low.half, low.frontZ};
            const Vec highBackNear{high.backX, -high.half, high.backZ};
            const Vec highBackFar{high.backX, high.half, high.backZ};
            const Vec highFrontNear{high.frontX, -high.half, high.frontZ};
            const Vec highFrontFar{high.frontX, high.half, high.frontZ};
            face(lowBackNear, lowFrontNear, highFrontNear, highBackNear);
            face(lowFrontFar, lowBackFar, highBackFar, highFrontFar);
            face(lowFrontNear, lowFrontFar, highFrontFar, highFrontNear);
            face(lowBackFar, lowBackNear, highBackNear, highBackFar, 1.F); // the mane
        }
        const Cut& end = cuts.back();
        face({end.backX, -end.half, end.backZ}, {end.frontX, -end.half, end.frontZ},
             {end.frontX, end.half, end.frontZ}, {end.backX, end.half, end.backZ});
    }
    void spike(const Vec& middle, float half, const Vec& tip, float accent = 0.F) {
        const std::array<Vec, 4> foot{Vec{middle[0] - half, middle[1] - half, middle[2]},
                                      Vec{middle[0] + half, middle[1] - half, middle[2]},
                                      Vec{middle[0] + half, middle[1] + half, middle[2]},
                                      Vec{middle[0] - half, middle[1] + half, middle[2]}};
        for (std::size_t i = 0; i < 4; ++i)
            face(foot[i], foot[(i + 1) % 4], tip, tip, accent);
    }
    Solid take() { return std::move(m_solid); }

private:
    void loft(const Vec& a, const Vec& b, const Vec& c, const Vec& d, float height, float accent) {
        const auto up = [height](const Vec& v) { return Vec{v[0], v[1], v[2] + height}; };
        face(a, b, up(b), up(a), accent);
        face(b, c, up(c), up(b), accent);
        face(c, d, up(d), up(c), accent);
        face(d, a, up(a), up(d), accent);
        face(up(a), up(b), up(c), up(d), accent);
    }

    Solid m_solid;
};

const std::vector<Ring> foot{{0.62F, 0.F}, {0.62F, 0.14F, 1.F}, {0.56F, 0.2F, 1.F}, {0.44F, 0.3F}};

std::vector<Ring> onFoot(std::initializer_list<Ring> body) {
    std::vector<Ring> profile = foot;
    profile.insert(profile.end(), body);
    return profile;
}

void pawn(Builder& builder, int around, bool twoCollars) {
    std::vector<Ring> profile{{0.52F, 0.F}, {0.52F, 0.12F, 1.F}, {0.38F, 0.24F}, {0.2F, 0.6F}};
    if (twoCollars) {
        profile.insert(profile.end(), {{0.36F, 0.62F, 1.F}, {0.2F, 0.7F}});
    }
    profile.insert(
        profile.end(),
        {{0.34F, 0.78F, 1.F}, {0.16F, 0.84F}, {0.3F, 1.0F}, {0.3F, 1.16F}, {0.F, 1.34F}});
    builder.turned(profile, around);
}

void rook(Builder& builder, int around) {
    builder.turned(onFoot({{0.34F, 0.5F},
                           {0.3F, 1.0F},
                           {0.44F, 1.1F, 1.F},
                           {0.46F, 1.2F},
                           {0.46F, 1.3F},
                           {0.F, 1.3F}}),
                   around);
    for (const auto& [x, y] :
         {std::pair{-0.32F, -0.32F}, {0.32F, -0.32F}, {0.32F, 0.32F}, {-0.32F, 0.32F}})
        builder.box({x - 0.15F, y - 0.15F, 1.25F}, {x + 0.15F, y + 0.15F, 1.55F});
}

void bishop(Builder& builder, int around) {
    builder.turned(onFoot({{0.26F, 0.5F},
                           {0.2F, 0.88F},
                           {0.36F, 0.94F, 1.F},
                           {0.24F, 1.02F},
                           {0.34F, 1.2F},
                           {0.28F, 1.4F, 1.F},
                           {0.16F, 1.56F},
                           {0.04F, 1.66F},
                           {0.11F, 1.72F},
                           {0.F, 1.82F}}),
                   around);
}

void queen(Builder& builder, int around) {
    builder.turned(onFoot({{0.3F, 0.52F},
                           {0.22F, 1.0F},
                           {0.38F, 1.08F, 1.F},
                           {0.26F, 1.16F},
                           {0.34F, 1.4F},
                           {0.46F, 1.6F, 1.F},
                           {0.3F, 1.56F},
                           {0.12F, 1.66F},
                           {0.13F, 1.76F},
                           {0.F, 1.84F}}),
                   around);
    constexpr int points = 5;
    for (int i = 0; i < points; ++i) {
        const auto angle = static_cast<float>(2. * std::numbers::pi * (i + 0.5) / points);
        const float x = std::cos(angle);
        const float y = std::sin(angle);
        builder.spike({0.38F * x, 0.38F * y, 1.54F}, 0.09F, {0.5F * x, 0.5F * y, 1.84F});
    }
}

void king(Builder& builder, int around) {
    builder.turned(onFoot({{0.32F, 0.52F},
                           {0.24F, 1.02F},
                           {0.42F, 1.1F, 1.F},
                           {0.3F, 1.18F},
                           {0.42F, 1.52F},
                           {0.36F, 1.62F, 1.F},
                           {0.F, 1.7F}}),
                   around);
    builder.box({-0.07F, -0.07F, 1.64F}, {0.07F, 0.07F, 2.06F});
    builder.box({-0.2F, -0.07F, 1.78F}, {0.2F, 0.07F, 1.92F});
}

void horse(Builder& builder, int around, bool horn) {
    builder.turned({{0.62F, 0.F}, {0.62F, 0.14F, 1.F}, {0.5F, 0.26F}, {0.F, 0.3F}}, around);
    builder.cut({{-0.42F, 0.24F, 0.36F, 0.24F, 0.3F},
                 {-0.46F, 0.7F, 0.24F, 0.6F, 0.27F},
                 {-0.4F, 1.2F, 0.1F, 0.96F, 0.24F},
                 {-0.18F, 1.58F, 0.2F, 1.04F, 0.22F},
                 {0.14F, 1.54F, 0.34F, 0.98F, 0.2F},
                 {0.62F, 1.16F, 0.56F, 0.86F, 0.14F}});
    builder.spike({-0.16F, -0.1F, 1.5F}, 0.09F, {-0.16F, -0.1F, 1.84F});
    builder.spike({-0.16F, 0.1F, 1.5F}, 0.09F, {-0.16F, 0.1F, 1.84F});
    if (horn)
        builder.spike({0.16F, 0.F, 1.44F}, 0.1F, {0.5F, 0.F, 2.14F}, 1.F);
}

} // namespace

std::optional<Shape> shapeOf(const PieceFigure& figure) {
    struct Named {
        const char* drawing;
        Shape shape;
    };
    static constexpr std::array named{
        Named{"king", Shape::King},     Named{"queen", Shape::Queen},
        Named{"rook", Shape::Rook},     Named{"bishop", Shape::Bishop},
        Named{"knight", Shape::Knight}, Named{"unicorn", Shape::Unicorn}};
    for (const Named& entry : named) {
        if (figure.drawing == QLatin1String(entry.drawing))
            return entry.shape;
    }
    if (figure.drawing != QLatin1String("pawn"))
        return std::nullopt;
    return (figure.arrow & (axisBit(Axis::Z) | axisBit(Axis::W))) != 0 ? Shape::TwoCollars
                                                                       : Shape::Pawn;
}

Solid makeSolid(Shape shape, int around) {
    Builder builder;
    switch (shape) {
    case Shape::King:
        king(builder, around);
        break;
    case Shape::Queen:
        queen(builder, around);
        break;
    case Shape::Rook:
        rook(builder, around);
        break;
    case Shape::Bishop:
        bishop(builder, around);
        break;
    case Shape::Knight:
        horse(builder, around, false);
        break;
    case Shape::Unicorn:
        horse(builder, around, true);
        break;
    case Shape::Pawn:
        pawn(builder, around, false);
        break;
    case Shape::TwoCollars:
        pawn(builder, around, true);
        break;
    case Shape::Plinth:
        builder.box({-0.66F, -0.66F, 0.F}, {0.66F, 0.66F, 0.12F});
        break;
    }
    return builder.take();
}

} // namespace tessera
