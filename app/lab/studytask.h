// What a study asks of whoever tries it, as its claim has it.
#pragma once

#include "position/game.h"
#include "study/study.h"

namespace tessera {

enum class TaskKind : std::uint8_t {
    Mate,  ///< mate in so many moves, whatever the defence
    Reach, ///< find the move after which the claim can be seen
    Reply, ///< it is check and no mate: find a reply
    Why,   ///< a move is not legal: say why
};

struct StudyTask {
    TaskKind kind = TaskKind::Mate;
    std::size_t ply = 0; ///< half-moves of the study's line before it begins
    int moves = 0;       ///< Mate: in how many
};

[[nodiscard]] StudyTask taskOf(const Study& study);
/// The study's line of play up to so many half-moves, and no further.
[[nodiscard]] Game lineOf(const Study& study, std::size_t ply);

} // namespace tessera
