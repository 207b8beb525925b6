// What a learner should have in view: the squares that a step, a picture or a word is about.
#pragma once

#include "board/gazeplan.h"
#include "lesson/lesson.h"

namespace tessera {

/// When a step opens. Empty where the step is about all boards. One that names no square and goes
/// on from the step before is about the same.
[[nodiscard]] BoardInterest lookOfStep(const Lesson& lesson, std::size_t step);
/// When one of the pictures of a show step is there, from 0.
[[nodiscard]] BoardInterest lookOfFrame(const LessonStep& step, std::size_t frame);
/// When these squares matter; what the step is about stays in view where there is room.
[[nodiscard]] BoardInterest lookAtSquares(std::vector<Square> squares, const BoardInterest& step);

} // namespace tessera
