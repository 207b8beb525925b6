// The pawn's part of a Way: what it may try, and which of its rules stands against a move.
#pragma once

#include "position/core_variant.h"
#include "way.h"

namespace tessera {

/// Adds the pawn moves from one square to another that the board allows.
template<int Words>
void addPawnTries(Way& way, const PositionCore<Words>& core, Square from, Square to);

/// Tells why a pawn cannot go there; leaves the reason alone when no rule of pawns comes near.
template<int Words>
void explainPawn(Way& way, const PositionCore<Words>& core, const Position& view, Square from,
                 Square to);

} // namespace tessera
