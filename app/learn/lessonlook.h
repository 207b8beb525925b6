// What a learner should have in view: the squares that a step, a picture or a word is about.
#pragma once

#include "board/boardsketch.h"
#include "board/gazeplan.h"
#include "lesson/lesson.h"

namespace tessera {

/// When a step opens. Empty where the step is about all boards.
[[nodiscard]] BoardInterest lookOfStep(const LessonStep& step);
/// When one of the pictures of a show step is there, from 0.
[[nodiscard]] BoardInterest lookOfFrame(const LessonStep& step, std::size_t frame);
/// When a word lights something up, or a try is answered by a picture; what the step itself is
/// about stays in view where there is room.
[[nodiscard]] BoardInterest lookOfSketch(const LessonStep& step, const BoardSketch& sketch);
/// When something has happened on these squares.
[[nodiscard]] BoardInterest lookAtSquares(const LessonStep& step, std::vector<Square> squares);

} // namespace tessera
