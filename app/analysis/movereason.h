// Why a move is good, in words.
#pragma once

#include "search/search.h"

#include <QString>

namespace tessera {

/// What the first move of a line does, in a few sentences: mates, takes, promotes, gives check,
/// saves, threatens. Where it does nothing of that: what is expected to follow. `before` is the
/// position that the line begins in.
[[nodiscard]] QString moveReason(const Position& before, const SearchLine& line);

} // namespace tessera
