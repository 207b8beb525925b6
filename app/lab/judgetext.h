// What is said of a move that was tried in a study, and what is drawn over the boards.
#pragma once

#include "boardsketch.h"
#include "studyjudge.h"

#include <QString>

namespace tessera {

/// "queen takes rook on c3 [1,0]", "king goes to d2 [0,0]".
[[nodiscard]] QString moveInWords(const Position& before, const Move& move);

/// What came of it, in a sentence or two: praise, or the refutation.
[[nodiscard]] QString judgementText(const TrialMove& trial, const Judgement& judgement);
/// What to see after it: the reply's way, or the squares that the king could go to.
[[nodiscard]] BoardSketch judgementSketch(const TrialMove& trial, const Judgement& judgement);

} // namespace tessera
