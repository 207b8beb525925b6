// The pieces as solids of few corners: turned profiles, and what is cut or set on top.
#pragma once

#include "piecefigure.h"
#include "space.h"

#include <cstdint>
#include <vector>

namespace tessera {

/// Stands on the middle of its square; 1 is half an edge of the square. Triangles face outwards.
struct Solid {
    struct Corner {
        std::array<float, 3> place;
        std::array<float, 3> normal;
        float accent; ///< 1: in the colour of inner lines
    };
    std::vector<Corner> corners;
    std::vector<std::uint16_t> indices;
};

/// The shapes there are. Black's pieces stand on a plinth: four corners where White's are round.
enum class Shape { King, Queen, Rook, Bishop, Knight, Unicorn, Pawn, TwoCollars, Plinth };
inline constexpr int shapeCount = 9;

/// A pawn that walks from cube to cube wears two collars where others wear one. Nothing for figures
/// without a drawing: they are lettered tokens.
[[nodiscard]] std::optional<Shape> shapeOf(const PieceFigure& figure);
/// `around`: how many corners a turned profile has. More pieces are drawn with fewer.
[[nodiscard]] Solid makeSolid(Shape shape, int around);

} // namespace tessera
