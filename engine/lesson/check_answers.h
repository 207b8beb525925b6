// The parts of the check that prove answers and hints. Only the sources of this folder include it.
#pragma once

#include "lesson.h"

namespace tessera {

[[nodiscard]] Error claimFails(const Place& place, std::string found, std::string expected);

/// Whatever right move is made, the step can be solved; the answer solves it, and the hints lead to
/// the answer. When the next step goes on from here there is one way only.
[[nodiscard]] std::optional<Error> checkTry(const LessonStep& step, bool goesOn);
/// There is something to find, or as many as the answer says, and the hints lead there.
[[nodiscard]] std::optional<Error> checkSquares(const LessonStep& step);

} // namespace tessera
