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

/// How finely pieces are turned: corners around. More pieces are drawn with fewer.
struct Fineness {
    int around = 12;
};

/// The solid of a figure; one without a drawing is a plain block, for a letter to lie over.
[[nodiscard]] Solid pieceSolid(const PieceFigure& figure, Fineness fineness);
/// What Black's pieces stand on: four corners where White's are round.
[[nodiscard]] Solid plinth();

} // namespace tessera
