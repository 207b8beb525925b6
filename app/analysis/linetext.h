// Lines of play that were not played, on the boards.
#pragma once

#include "boardscene.h"
#include "boardsketch.h"
#include "position/position.h"

#include <vector>

namespace tessera {

/// The arrow of a legal move, over the squares that it passes.
[[nodiscard]] BoardSketch arrowOf(const Position& before, const Move& move);

/// A place of a line: what the boards show there.
struct LinePicture {
    BoardScene scene;
    BoardSketch sketch; ///< the move that led there, and the checks it gives
};
/// After `ply` moves of the line, 1 or more.
[[nodiscard]] LinePicture linePicture(const Position& from, const std::vector<Move>& moves,
                                      std::size_t ply);

} // namespace tessera
