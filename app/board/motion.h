// What moved between two scenes, as a picture can show it.
#pragma once

#include "boardscene.h"

namespace tessera {

struct Motion {
    struct Step {
        Square from{};
        Square to{};
        Piece piece;                  ///< as it looks on its way
        std::optional<Piece> covered; ///< what stands on the destination until it arrives
    };
    /// The piece that moved first; a castling rook after it.
    std::vector<Step> steps;
    /// A piece that is taken beside the way, en passant.
    std::optional<Square> removed;
    std::optional<Piece> removedPiece;
    bool backwards = false; ///< a move was taken back
};

/// The one move that leads from a scene to another, forwards or backwards; nothing when they differ
/// by more or by less than one. Scenes tell their last move by marks.
[[nodiscard]] std::optional<Motion> motionBetween(const BoardScene& before,
                                                  const BoardScene& after);
/// The last move of a scene as its marks tell it; nothing when there is none.
[[nodiscard]] std::optional<Motion> lastMotion(const BoardScene& scene);

} // namespace tessera
