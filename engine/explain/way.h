// How a piece could get from one square to another as the board stands, or why it cannot; whether
// a royal piece is left attacked is not asked here. Only the sources of this folder include it.
#pragma once

#include "explanation.h"

namespace tessera {

struct Way {
    struct Try {
        Move move{};
        MoveMeans means = MoveMeans::None;
    };
    std::vector<Try> tries{};          ///< moves that only the safety of a royal piece can forbid
    Reason reason = Reason::Legal;     ///< why there are none
    MoveMeans means = MoveMeans::None; ///< of the first try, or of what fails
    Square blocker = noSquare;
    std::optional<CastlingFacts> castling{};
};

/// `view` has the piece's side to move; `real` is the position itself, whose castling rights count.
[[nodiscard]] Way findWay(const Position& view, const Position& real, Square from, Square to);

/// What of the piece's abilities would reach from one square to the other on an empty board,
/// castling left out.
[[nodiscard]] MoveMeans reachingMeans(const Position& position, const Piece& piece, Square from,
                                      Square to);

} // namespace tessera
