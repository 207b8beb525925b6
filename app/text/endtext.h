// How a game ended, in the user's language.
#pragma once

#include "game/match.h"

#include <QString>

namespace tessera {

/// "Checkmate", "Draw by agreement"; empty while the game goes on.
[[nodiscard]] QString endTitle(const MatchEnd& end);
/// A sentence: who won and why it is over.
[[nodiscard]] QString endSentence(const MatchEnd& end, const Ruleset& ruleset);

} // namespace tessera
