// What the learner has done, judged by the engine. All of it is values: a player keeps a TryState
// (or a Game) and shows what comes back.
#pragma once

#include "explain/explanation.h"
#include "lesson.h"
#include "position/game.h"

namespace tessera {

/// Where a learner is within a try step.
struct TryState {
    Position at;                ///< the learner is to move
    std::vector<Move> played{}; ///< of both sides, from the step's position on
    std::size_t goal = 0;       ///< how many moves have been right
};
/// Only for a step that is a TryStep; so with every function below and its kind of step.
[[nodiscard]] TryState beginTry(const LessonStep& step);
/// How many moves of the learner the step takes.
[[nodiscard]] std::size_t movesToMake(const TryStep& step);
/// What the next move has to do.
[[nodiscard]] MoveGoal goalOf(const TryStep& step, std::size_t goal);
/// The next move of the answer from here: the file's, or another one where the learner has left
/// its line.
[[nodiscard]] Move answerMove(const LessonStep& step, const TryState& state);

struct MoveVerdict {
    /// Why the move is not legal, or what it does: for the coach's own sentences.
    Explanation explanation{};
    std::optional<Move> move{};     ///< the legal move that was judged
    std::vector<UnmetPart> unmet{}; ///< what a legal move does not do
    std::optional<TryState> next{}; ///< after a right move and its reply; the learner goes on
    std::optional<Move> reply{};    ///< the opponent's, between two right moves
    bool solved = false;            ///< right, and it was the last one

    [[nodiscard]] bool legal() const { return move.has_value(); }
    [[nodiscard]] bool right() const { return legal() && unmet.empty(); }
};
/// A move tried in a try step. Of a promotion without a choice the first is judged.
[[nodiscard]] MoveVerdict judgeMove(const LessonStep& step, const TryState& state, Square from,
                                    Square to, std::optional<KindIndex> promotion = {});

struct SquaresVerdict {
    std::vector<Square> missing{}; ///< should have been marked; ascending
    std::vector<Square> extra{};   ///< should not
    [[nodiscard]] bool right() const { return missing.empty() && extra.empty(); }
};
/// Squares marked in a find step, in any order.
[[nodiscard]] SquaresVerdict judgeSquares(const LessonStep& step, std::vector<Square> marked);
/// The squares of a find or count step: the answer.
[[nodiscard]] std::vector<Square> squaresToFind(const LessonStep& step);
[[nodiscard]] bool judgeCount(const LessonStep& step, int count);
/// A choice by its index from 0; what is said is its reason.
[[nodiscard]] bool judgeChoice(const LessonStep& step, std::size_t choice);
/// A square that was looked at in an inspect step, in this way.
[[nodiscard]] bool judgeInspection(const LessonStep& step, Square square, InspectStep::What what);

enum class PlayStatus : std::uint8_t { Going, Reached, Failed };
/// A game of a play step, from the step's position. Undone moves do not count.
[[nodiscard]] PlayStatus judgePlay(const LessonStep& step, const Game& game);

} // namespace tessera
