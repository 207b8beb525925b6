// Who plays, and how the computer plays, in words.
#pragma once

#include "game/players.h"

#include <QString>

namespace tessera {

/// "You play White against the computer", "The computer plays both sides".
[[nodiscard]] QString playersTitle(const Players& players);
/// A sentence or two about how this game goes on.
[[nodiscard]] QString playersSentence(const Players& players);
/// "Level 1: gentle".
[[nodiscard]] QString levelTitle(int level);
/// What a player of this level sees and what it misses, as a sentence.
[[nodiscard]] QString levelSentence(int level);

} // namespace tessera
