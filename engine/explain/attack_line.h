// How one piece attacks a square, or protects what stands there, as the values a picture needs.
#pragma once

#include "position/position.h"

#include <string_view>
#include <vector>

namespace tessera {

/// What of a piece's moves reaches the square.
enum class AttackMeans : std::uint8_t {
    Slide, ///< a line of more than one step, though the square may be the next one
    Step,  ///< a line of a single step
    Leap,
    Pawn, ///< a pawn's capture
};

/// A stable name for records and scripts: slide, step, leap or pawn.
[[nodiscard]] constexpr std::string_view meansCode(AttackMeans means) {
    switch (means) {
    case AttackMeans::Slide:
        return "slide";
    case AttackMeans::Step:
        return "step";
    case AttackMeans::Leap:
        return "leap";
    case AttackMeans::Pawn:
        return "pawn";
    }
    return "slide";
}

struct AttackLine {
    Square from = noSquare; ///< where the attacker stands
    Square to = noSquare;   ///< the attacked square
    Piece piece{};          ///< the attacker
    AttackMeans means = AttackMeans::Slide;
    Vector4 change{};              ///< from the attacker to the attacked square
    std::vector<Square> between{}; ///< of Slide: the squares between, in the order of the way

    friend bool operator==(const AttackLine&, const AttackLine&) = default;
};

/// A piece that stands alone between a royal piece of its side and an enemy slider.
struct Pin {
    Square king = noSquare;
    Square by = noSquare;       ///< the pinning slider
    Piece piece{};              ///< the pinning slider
    Vector4 change{};           ///< from the slider to the king
    std::vector<Square> line{}; ///< from the slider (first) to the last square before the king:
                                ///< here the pinned piece keeps the line closed

    friend bool operator==(const Pin&, const Pin&) = default;
};

} // namespace tessera
