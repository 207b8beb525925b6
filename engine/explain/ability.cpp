#include "ability.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tessera {

namespace {

AxisSet movableAxes(const Ruleset& ruleset, AxisSet axes) {
    AxisSet movable = 0;
    for (int axis = 0; axis < axisCount; ++axis) {
        if (ruleset.sizes[static_cast<std::size_t>(axis)] > 1 && (axes & axisBit(axis)) != 0)
            movable = static_cast<AxisSet>(movable | axisBit(axis));
    }
    return movable;
}

int signOf(Side side) {
    return side == Side::White ? 1 : -1;
}

Vector4 turnedAlong(Vector4 vector, AxisSet axes) {
    for (int axis = 0; axis < axisCount; ++axis) {
        auto& change = vector[static_cast<std::size_t>(axis)];
        if ((axes & axisBit(axis)) != 0)
            change = static_cast<std::int8_t>(-change);
    }
    return vector;
}

/// The absolute changes of the axes that change, largest first.
std::vector<int> amounts(const Vector4& change) {
    std::vector<int> list;
    for (const std::int8_t axis : change) {
        if (axis != 0)
            list.push_back(std::abs(axis));
    }
    std::ranges::sort(list, std::ranges::greater());
    return list;
}

AxisSet changedAxes(const Vector4& change) {
    AxisSet axes = 0;
    for (int axis = 0; axis < axisCount; ++axis) {
        if (change[static_cast<std::size_t>(axis)] != 0)
            axes = static_cast<AxisSet>(axes | axisBit(axis));
    }
    return axes;
}

void addSlide(std::vector<Ability>& abilities, const Ruleset& ruleset, const SlideAtom& atom) {
    Ability ability;
    ability.kind = atom.maxLength == 1 ? AbilityKind::Step : AbilityKind::Slide;
    ability.axes = movableAxes(ruleset, atom.axes);
    ability.length = atom.maxLength;
    for (const int count : atom.axesChanged) {
        if (count <= std::popcount(ability.axes))
            ability.axesChanged.push_back(count);
    }
    std::ranges::sort(ability.axesChanged);
    if (!ability.axesChanged.empty())
        abilities.push_back(ability);
}

void addLeap(std::vector<Ability>& abilities, const Ruleset& ruleset, const LeapAtom& atom) {
    Ability ability;
    ability.kind = AbilityKind::Leap;
    ability.axes = movableAxes(ruleset, atom.axes);
    ability.leap = atom.changes;
    std::ranges::sort(ability.leap, std::ranges::greater());
    if (ability.leap.size() <= static_cast<std::size_t>(std::popcount(ability.axes)))
        abilities.push_back(ability);
}

void addPawn(std::vector<Ability>& abilities, const PawnRules& pawn, Side side) {
    Ability step;
    step.kind = AbilityKind::PawnStep;
    step.axes = pawn.forward;
    step.sign = signOf(side);
    step.length = 1;
    abilities.push_back(step);
    for (const DoubleStep& rule : pawn.doubleSteps) {
        Ability ability;
        ability.kind = AbilityKind::PawnDoubleStep;
        ability.axes = axisBit(rule.axis);
        ability.sign = signOf(side);
        ability.from = side == Side::White ? rule.whiteFrom : rule.blackFrom;
        abilities.push_back(ability);
    }
    Ability capture;
    capture.kind = AbilityKind::PawnCapture;
    capture.axes = pawn.forward;
    capture.sign = signOf(side);
    for (const Vector4& vector : pawn.captures)
        capture.vectors.push_back(side == Side::White ? vector : turnedAlong(vector, pawn.forward));
    if (!capture.vectors.empty())
        abilities.push_back(capture);
}

void addCastling(std::vector<Ability>& abilities, const CastlingRule& rule, Side side) {
    Ability ability;
    ability.kind = AbilityKind::Castling;
    ability.axes = axisBit(rule.axis);
    ability.sign = rule.kingTo > rule.kingFrom ? 1 : -1;
    ability.from = rule.kingFrom;
    ability.to = rule.kingTo;
    for (const CastlingRule::Home& home : rule.home) {
        ability.home[static_cast<std::size_t>(home.axis)] =
            static_cast<std::int8_t>(side == Side::White ? home.white : home.black);
    }
    ability.home[static_cast<std::size_t>(rule.axis)] = static_cast<std::int8_t>(rule.kingFrom);
    ability.rook = rule.rook;
    abilities.push_back(ability);
}

Misfit lineMisfit(const Ability& ability, const Vector4& change) {
    const std::vector<int> steps = amounts(change);
    if (std::ranges::count(ability.axesChanged, static_cast<int>(steps.size())) == 0)
        return Misfit::NumberOfAxes;
    if ((changedAxes(change) & ~ability.axes) != 0)
        return Misfit::AxisNotAllowed;
    if (steps.front() != steps.back())
        return Misfit::UnequalAmounts;
    return ability.length != 0 && steps.front() > ability.length ? Misfit::TooFar : Misfit::None;
}

Misfit leapMisfit(const Ability& ability, const Vector4& change) {
    const std::vector<int> steps = amounts(change);
    if (steps.size() != ability.leap.size())
        return Misfit::NumberOfAxes;
    if ((changedAxes(change) & ~ability.axes) != 0)
        return Misfit::AxisNotAllowed;
    return steps == ability.leap ? Misfit::None : Misfit::OtherAmounts;
}

/// Of moves along one axis one way: everything but the distance.
Misfit oneAxisMisfit(const Ability& ability, const Vector4& change) {
    const AxisSet changed = changedAxes(change);
    if (std::popcount(changed) != 1)
        return Misfit::NumberOfAxes;
    if ((changed & ~ability.axes) != 0)
        return Misfit::AxisNotAllowed;
    const int step = change[static_cast<std::size_t>(std::countr_zero(changed))];
    return (step > 0) == (ability.sign > 0) ? Misfit::None : Misfit::OtherDirection;
}

Misfit captureMisfit(const Ability& ability, const Vector4& change) {
    if (std::ranges::count(ability.vectors, change) > 0)
        return Misfit::None;
    if (std::ranges::count(ability.vectors, turnedAlong(change, ability.axes)) > 0)
        return Misfit::OtherDirection;
    const std::vector<int> steps = amounts(change);
    Misfit found = Misfit::NumberOfAxes;
    for (const Vector4& vector : ability.vectors) {
        const std::vector<int> wanted = amounts(vector);
        if (wanted == steps)
            return Misfit::AxisNotAllowed;
        if (wanted.size() == steps.size())
            found = Misfit::OtherAmounts;
    }
    return found;
}

} // namespace

std::vector<Ability> abilitiesOf(const Ruleset& ruleset, KindIndex kind, Side side) {
    const PieceKind& piece = ruleset.pieces[kind];
    std::vector<Ability> abilities;
    for (const SlideAtom& slide : piece.slides)
        addSlide(abilities, ruleset, slide);
    for (const LeapAtom& leap : piece.leaps)
        addLeap(abilities, ruleset, leap);
    if (piece.pawn)
        addPawn(abilities, *piece.pawn, side);
    for (const CastlingRule& rule : ruleset.castling) {
        if (rule.king == kind)
            addCastling(abilities, rule, side);
    }
    return abilities;
}

Misfit misfit(const Ability& ability, const Vector4& coordinates, const Vector4& change) {
    const AxisSet changed = changedAxes(change);
    if (changed == 0)
        return Misfit::NoChange;
    switch (ability.kind) {
    case AbilityKind::Slide:
    case AbilityKind::Step:
        return lineMisfit(ability, change);
    case AbilityKind::Leap:
        return leapMisfit(ability, change);
    case AbilityKind::PawnCapture:
        return captureMisfit(ability, change);
    case AbilityKind::PawnStep:
    case AbilityKind::PawnDoubleStep:
    case AbilityKind::Castling:
        break;
    }
    if (const Misfit found = oneAxisMisfit(ability, change); found != Misfit::None)
        return found;
    const int distance = amounts(change).front();
    if (ability.kind == AbilityKind::PawnStep)
        return distance > 1 ? Misfit::TooFar : Misfit::None;
    const bool castling = ability.kind == AbilityKind::Castling;
    if (distance != (castling ? std::abs(ability.to - ability.from) : 2))
        return Misfit::OtherAmounts;
    if (coordinates[static_cast<std::size_t>(std::countr_zero(changed))] != ability.from)
        return Misfit::OtherPlace;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        if (castling && ability.home[axis] >= 0 && coordinates[axis] != ability.home[axis])
            return Misfit::OtherPlace;
    }
    return Misfit::None;
}

} // namespace tessera
