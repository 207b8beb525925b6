// What a proof comes to, in a title and a sentence.
#pragma once

#include "game/match.h"
#include "proof/proof.h"

#include <QString>

namespace tessera {

/// "Checkmate", "Double check", "No check"; the game's own end where another rule ended it.
[[nodiscard]] QString conclusionTitle(const Proof& proof, const MatchEnd& end);
/// "Black is in check and every one of 15 tries fails."
[[nodiscard]] QString conclusionSentence(const Proof& proof, const MatchEnd& end,
                                         const Ruleset& ruleset);

} // namespace tessera
