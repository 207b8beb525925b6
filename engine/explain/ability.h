// What a kind of piece can do, part by part, and why a change of coordinates is none of it.
#pragma once

#include "position/move.h"

#include <vector>

namespace tessera {

enum class AbilityKind : std::uint8_t {
    Slide,          ///< any distance, or up to `length`
    Step,           ///< a slide of length 1
    Leap,           ///< a jump
    PawnStep,       ///< one step along one forward axis, to an empty square
    PawnDoubleStep, ///< two of them, from one coordinate of one axis
    PawnCapture,    ///< one of `vectors`, onto an enemy piece
    Castling,       ///< of the king: along one axis, from its home
};

/// One part of how a kind of piece moves. Which members mean something depends on `kind`.
struct Ability {
    AbilityKind kind = AbilityKind::Slide;
    /// Slide, Step, Leap: the axes it may use (axes of size 1 left out); PawnStep: the forward
    /// axes; PawnDoubleStep and Castling: the one axis.
    AxisSet axes = 0;
    std::vector<int> axesChanged{}; ///< Slide, Step: how many axes change at once, ascending
    int length = 0;                 ///< Slide: most steps, 0 for no limit; Step: 1
    std::vector<int> leap{};        ///< Leap: absolute changes on distinct axes, largest first
    int sign = 0;                   ///< pawns: 1 up the forward axes, -1 down; Castling: its way
    int from = 0; ///< PawnDoubleStep, Castling: the coordinate on the axis, from 0
    int to = 0;   ///< Castling: the king's new coordinate, from 0
    std::vector<Vector4> vectors{}; ///< PawnCapture: as this side sees them
    Vector4 home{-1, -1, -1, -1};   ///< Castling: the king's home by axis, from 0; -1: any
    KindIndex rook = 0;             ///< Castling: the other piece

    friend bool operator==(const Ability&, const Ability&) = default;
};

/// Why a change of coordinates is not this ability's. The first that applies.
enum class Misfit : std::uint8_t {
    None,           ///< it fits
    NoChange,       ///< nothing changes
    NumberOfAxes,   ///< another number of axes changes
    AxisNotAllowed, ///< an axis changes that this ability may not use
    UnequalAmounts, ///< the changed axes do not change by equal amounts
    TooFar,         ///< more steps than it has
    OtherAmounts,   ///< Leap, PawnCapture: not these amounts
    OtherDirection, ///< pawns, Castling: the other way along the axis
    OtherPlace,     ///< PawnDoubleStep, Castling: not from this coordinate
};

/// Everything a kind of piece can do for a side, in the order of its ruleset; castling last.
[[nodiscard]] std::vector<Ability> abilitiesOf(const Ruleset& ruleset, KindIndex kind, Side side);

/// Why moving by `change` from `coordinates` is not this ability's. What stands on the board is
/// not looked at.
[[nodiscard]] Misfit misfit(const Ability& ability, const Vector4& coordinates,
                            const Vector4& change);

} // namespace tessera
