#include "evaluate.h"

#include "proof/mate_solver.h"

#include <algorithm>
#include <tuple>

namespace tessera {

namespace {

bool isMateGoal(const TryStep& step) {
    return step.goals.front().mateIn > 0;
}

std::vector<Move> sortedReplies(const Position& position) {
    std::vector<Move> moves = position.legalMoves();
    std::ranges::sort(
        moves, {}, [](const Move& move) { return std::tuple(move.from, move.to, move.promotion); });
    return moves;
}

/// The reply of the file's own line, when that is what has been played.
std::optional<Move> replyOfAnswer(const TryStep& step, const std::vector<Move>& played) {
    if (played.size() < step.answer.size() &&
        std::equal(played.begin(), played.end(), step.answer.begin()))
        return step.answer[played.size()];
    return std::nullopt;
}

int movesToMate(const Position& position, int most) {
    SolveOptions options;
    options.classifyFailures = options.tree = false;
    options.memoryBytes = std::size_t{8} << 20U;
    options.mostNodes = 1'000'000;
    const MateSolution solution = solveMate(position, most, options);
    return solution.mateIn == 0 ? most + 1 : solution.mateIn;
}

/// What the opponent plays between two moves of the learner. Against a forced mate: what holds out
/// longest. Else the answer's own reply, or the first one that leaves something to find.
std::optional<Move> chooseReply(const TryStep& step, const TryState& after) {
    if (const auto reply = replyOfAnswer(step, after.played))
        return reply;
    const MoveGoal next = goalOf(step, after.goal);
    std::vector<Move> replies = sortedReplies(after.at);
    if (after.played.size() < step.answer.size()) {
        const auto same = std::ranges::find(replies, step.answer[after.played.size()]);
        if (same != replies.end())
            std::rotate(replies.begin(), same, same + 1);
    }
    std::optional<Move> best;
    int longest = 0;
    for (const Move& reply : replies) {
        Position at = after.at;
        at.make(reply);
        if (!isMateGoal(step)) {
            if (!movesThatMeet(at, next).empty())
                return reply;
            continue;
        }
        const int moves = movesToMate(at, next.mateIn);
        if (moves > longest)
            std::tie(best, longest) = std::tuple(reply, moves);
    }
    return best;
}

std::optional<Move> legalMove(const Position& position, Square from, Square to,
                              std::optional<KindIndex> promotion) {
    std::optional<Move> found;
    for (const Move& move : position.legalMovesFrom(from)) {
        if (move.to != to || (promotion && move.promotion != *promotion))
            continue;
        if (!found || move.promotion < found->promotion)
            found = move;
    }
    return found;
}

} // namespace

TryState beginTry(const LessonStep& step) {
    return {.at = step.position};
}

std::size_t movesToMake(const TryStep& step) {
    return isMateGoal(step) ? static_cast<std::size_t>(step.goals.front().mateIn)
                            : step.goals.size();
}

MoveGoal goalOf(const TryStep& step, std::size_t goal) {
    if (!isMateGoal(step))
        return step.goals[goal];
    MoveGoal mate;
    if (goal == 0)
        mate = step.goals.front();
    mate.mateIn = step.goals.front().mateIn - static_cast<int>(goal);
    return mate;
}

Move answerMove(const LessonStep& step, const TryState& state) {
    const auto& asked = std::get<TryStep>(step.body);
    if (const auto move = replyOfAnswer(asked, state.played))
        return *move;
    return movesThatMeet(state.at, goalOf(asked, state.goal)).front();
}

MoveVerdict judgeMove(const LessonStep& step, const TryState& state, Square from, Square to,
                      std::optional<KindIndex> promotion) {
    const auto& asked = std::get<TryStep>(step.body);
    MoveVerdict verdict;
    verdict.explanation = explain(state.at, from, to, {promotion, {}});
    verdict.move = legalMove(state.at, from, to, promotion);
    if (!verdict.move)
        return verdict;
    verdict.unmet = unmetParts(state.at, *verdict.move, goalOf(asked, state.goal));
    if (!verdict.unmet.empty())
        return verdict;
    TryState next = state;
    next.at.make(*verdict.move);
    next.played.push_back(*verdict.move);
    ++next.goal;
    verdict.solved = next.goal == movesToMake(asked) ||
                     (isMateGoal(asked) && next.at.outcome() == OutcomeKind::Checkmate);
    if (!verdict.solved) {
        verdict.reply = chooseReply(asked, next);
        if (verdict.reply) {
            next.at.make(*verdict.reply);
            next.played.push_back(*verdict.reply);
        }
    }
    verdict.next = std::move(next);
    return verdict;
}

SquaresVerdict judgeSquares(const LessonStep& step, std::vector<Square> marked) {
    const std::vector<Square> asked = squaresToFind(step);
    std::ranges::sort(marked);
    marked.erase(std::unique(marked.begin(), marked.end()), marked.end());
    SquaresVerdict verdict;
    std::ranges::set_difference(asked, marked, std::back_inserter(verdict.missing));
    std::ranges::set_difference(marked, asked, std::back_inserter(verdict.extra));
    return verdict;
}

std::vector<Square> squaresToFind(const LessonStep& step) {
    if (const auto* find = std::get_if<FindStep>(&step.body))
        return squaresAsked(step.position, find->asked);
    return squaresAsked(step.position, std::get<CountStep>(step.body).asked);
}

bool judgeCount(const LessonStep& step, int count) {
    return count >= 0 && static_cast<std::size_t>(count) == squaresToFind(step).size();
}

bool judgeChoice(const LessonStep& step, std::size_t choice) {
    const auto& choices = std::get<ChooseStep>(step.body).choices;
    return choice < choices.size() && choices[choice].right;
}

bool judgeInspection(const LessonStep& step, Square square, InspectStep::What what) {
    const auto& inspect = std::get<InspectStep>(step.body);
    return square == inspect.of && what == inspect.what;
}

PlayStatus judgePlay(const LessonStep& step, const Game& game) {
    const auto& play = std::get<PlayStep>(step.body);
    const Side own = game.start().sideToMove();
    const std::size_t ownMoves = (game.ply() + 1) / 2;
    const OutcomeKind outcome = game.outcome();
    const bool mated =
        outcome == OutcomeKind::Checkmate && game.current().sideToMove() == opponent(own);
    bool reached = false;
    switch (play.goal) {
    case PlayStep::Goal::Mate:
        reached = mated;
        break;
    case PlayStep::Goal::Promote:
        for (std::size_t i = 0; i < game.ply(); i += 2)
            reached = reached || game.moves()[i].isPromotion();
        break;
    case PlayStep::Goal::Capture: {
        reached = true;
        for (int i = 0; i < game.current().geometry().squareCount(); ++i) {
            const auto piece = game.current().pieceAt(static_cast<Square>(i));
            if (piece && piece->side == opponent(own) && piece->kind == play.captured)
                reached = false;
        }
        break;
    }
    case PlayStep::Goal::Moves:
        reached = mated || (ownMoves >= static_cast<std::size_t>(play.within));
        break;
    }
    if (reached)
        return PlayStatus::Reached;
    if (outcome != OutcomeKind::Ongoing || ownMoves >= static_cast<std::size_t>(play.within))
        return PlayStatus::Failed;
    return PlayStatus::Going;
}

} // namespace tessera
