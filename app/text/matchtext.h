// What a game is besides its moves, in words: odds, the score of several games, how near a draw is.
#pragma once

#include "game/rematch.h"

#include <QString>

namespace tessera {

/// "White plays without the rook on a1 [0,0]." for a square of the ruleset's start.
[[nodiscard]] QString oddsText(const Position& start, Square square);
/// The same for the odds that a game's record names; empty: none.
[[nodiscard]] QString termsText(const Match& match);
/// "Anna 1½, Ben ½, after 2 games."; empty before the first is over.
[[nodiscard]] QString tallyText(const Tally& tally, const Players& players);
/// How often the position was there, and the half-moves without progress, where the ruleset draws
/// by them; empty: it does not.
[[nodiscard]] QString drawCountsText(const Game& game);

} // namespace tessera
