// Moves that gave something away, in words.
#pragma once

#include "mistake.h"
#include "position/position.h"

#include <QString>

namespace tessera {

/// "?!", "?", "??" as in books; empty for a good move.
[[nodiscard]] QString qualityGlyph(MoveQuality quality);
/// "blunder", "mistake, missed mate": for those who do not read the glyph.
[[nodiscard]] QString qualityWord(const MoveJudgement& judgement);
/// Why it is worse: the mate it misses, the mate it allows, the piece it loses, or how the chances
/// change. `before` is the position that it was played in.
[[nodiscard]] QString whyWorse(const Position& before, const Mistake& mistake);
/// What was better, and why.
[[nodiscard]] QString whatWasBetter(const Position& before, const Mistake& mistake);
/// What the other side answers to a move that was not good enough, and what that comes to; `reply`
/// is its best line, `after` the position after the move.
[[nodiscard]] QString refutationText(const Position& after, const SearchLine& reply);

} // namespace tessera
