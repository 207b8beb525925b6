// Scores of the search, as they are read.
#pragma once

#include "search/search.h"

#include <QString>

namespace tessera {

/// A score of the side to move, as White sees it.
[[nodiscard]] SearchScore forWhite(const SearchScore& score, Side mover);
/// White's view as a number: "+1.4", "−0.3", "0.0"; White mates in 3: "M3", Black: "−M3".
[[nodiscard]] QString scoreNumber(const SearchScore& white);
/// "White is a little better", "Black mates in 3 moves".
[[nodiscard]] QString scoreWords(const SearchScore& white);
/// Both: "White is a little better (+0.6)"; a mate in words alone.
[[nodiscard]] QString scoreText(const SearchScore& white);
/// White's share of the chances, 0 to 1.
[[nodiscard]] double whiteShare(const SearchScore& white);

} // namespace tessera
