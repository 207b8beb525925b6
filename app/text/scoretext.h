// What the search found, in words.
#pragma once

#include "search/search.h"

#include <QString>

namespace tessera {

/// A score given from one side, from the other side.
[[nodiscard]] SearchScore turned(const SearchScore& score);
/// "White is slightly better (+0.6)", "Black mates in 3 moves".
[[nodiscard]] QString scoreText(const SearchScore& whiteScore);
/// Moves as they are written, with their numbers: "3. a2@00-a3@00 Kb4@11-b4@10 4. …"; at most so
/// many moves.
[[nodiscard]] QString lineText(const Position& position, const std::vector<Move>& moves, int most);

} // namespace tessera
