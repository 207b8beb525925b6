// Errors of the engine as sentences a user can act on.
#pragma once

#include "error.h"

#include <QString>

namespace tessera {

/// What is wrong and what was expected, without the place.
[[nodiscard]] QString errorText(const Error& error);
/// Where it is: "line 12, column 5, half-move 3"; empty when the error has no place.
[[nodiscard]] QString placeText(const Place& place);
/// Both, with the name of the file: "odd.toml, line 3, column 1: …".
[[nodiscard]] QString problemText(const Error& error);
/// What somebody else has named, fit to stand in a sentence: without characters that nobody sees.
[[nodiscard]] QString shownName(const QString& name);

} // namespace tessera
