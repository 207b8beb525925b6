// Stable words for values, as records and scripts read them; never shown to a person.
#pragma once

#include "position/position.h"

#include <string_view>

namespace tessera {

/// ongoing, checkmate, stalemate, bare-kings, fifty-move or repetition.
[[nodiscard]] std::string_view outcomeWord(OutcomeKind outcome);
/// white or black.
[[nodiscard]] std::string_view sideWord(Side side);

} // namespace tessera
