// The commands about lessons.
#pragma once

#include "commands.h"

namespace tessera::cli {

/// check-lesson FILE: reads a lesson and works out everything it says and asks. What a teacher may
/// want to see of it is told for each step: how it begins and what solves it.
[[nodiscard]] Outcome checkLessonFile(const Arguments& arguments, std::ostream& out);

/// lesson-texts FILE: every text of a lesson once, for translation.
[[nodiscard]] Outcome lessonTexts(const Arguments& arguments, std::ostream& out);

} // namespace tessera::cli
