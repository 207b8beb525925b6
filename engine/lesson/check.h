// Whether a lesson holds: everything it says and asks is worked out by the engine.
#pragma once

#include "lesson.h"

#include <atomic>

namespace tessera {

/// The first thing that does not hold, as ClaimFails with its place in the file, or nothing. What
/// cannot be settled before it is stopped does not hold either. `done` counts the steps that hold.
[[nodiscard]] std::optional<Error> checkLesson(const Lesson& lesson,
                                               const std::stop_token& stop = {},
                                               std::atomic<int>* done = nullptr);

} // namespace tessera
