// Why a marked square is none of those that were asked for.
#pragma once

#include "lesson/squares_asked.h"

#include <QString>

namespace tessera {

/// A sentence or two, with the coach's reason where a piece cannot go or does not look there; for a
/// square that is not in the set.
[[nodiscard]] QString reasonAgainst(const Position& position, const SquaresAsked& asked,
                                    Square square);

} // namespace tessera
