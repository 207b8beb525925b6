// What a move of a lesson misses, in words and as a picture.
#pragma once

#include "board/boardsketch.h"
#include "lesson/evaluate.h"

#include <QString>

namespace tessera {

/// Why a legal move is not what was asked: one sentence for each part of the goal that it misses.
[[nodiscard]] QString missedText(const Position& before, const MoveVerdict& verdict,
                                 const MoveGoal& goal);
/// What shows it: who attacks, which reply gets away.
[[nodiscard]] BoardSketch missedSketch(const Position& before, const MoveVerdict& verdict);
/// "Black answers …", of a reply.
[[nodiscard]] QString replyText(const Position& before, const Move& move);

} // namespace tessera
