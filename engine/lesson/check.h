// Whether a lesson holds: everything it says and asks is worked out by the engine.
#pragma once

#include "lesson.h"

namespace tessera {

/// The first thing that does not hold, as ClaimFails with its place in the file, or nothing. What
/// cannot be settled before it is stopped does not hold either.
[[nodiscard]] std::optional<Error> checkLesson(const Lesson& lesson, std::stop_token stop = {});

} // namespace tessera
