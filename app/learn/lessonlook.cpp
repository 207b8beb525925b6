#include "lessonlook.h"

#include "lesson/evaluate.h"
#include "lesson/markup.h"

#include <algorithm>

namespace tessera {

namespace {

/// With more of them a board is a battlefield, and no piece matters for being there.
constexpr std::size_t fewPieces = 16;

void append(std::vector<Square>& squares, const std::vector<Square>& more) {
    squares.insert(squares.end(), more.begin(), more.end());
}

/// The squares that the words of a text name.
void addMarks(BoardInterest& interest, const Position& position, const std::string& text) {
    const Result<std::vector<TextRun>> runs = readMarkup(position, text);
    if (!runs)
        return;
    for (const TextRun& run : *runs) {
        if (!run.link || run.link->kind == TextLink::Kind::Along)
            continue;
        interest.core.push_back(run.link->from);
        const bool way = run.link->kind == TextLink::Kind::Way;
        append(way ? interest.core : interest.also, run.link->lit);
    }
}

std::vector<Square> pieces(const Position& position) {
    std::vector<Square> squares;
    for (int i = 0; i < position.geometry().squareCount(); ++i) {
        if (position.pieceAt(static_cast<Square>(i)))
            squares.push_back(static_cast<Square>(i));
    }
    return squares.size() <= fewPieces ? squares : std::vector<Square>();
}

/// Where pieces stand together: those of the board with most of them; all when no board has two.
std::vector<Square> crowd(const Position& position, const std::vector<Square>& all) {
    const auto boardOf = [&](Square square) {
        const Vector4 at = position.geometry().coordinates(square);
        return std::pair(at[2], at[3]);
    };
    const auto together = [&](Square one) {
        std::vector<Square> squares;
        std::ranges::copy_if(all, std::back_inserter(squares),
                             [&](Square other) { return boardOf(one) == boardOf(other); });
        return squares;
    };
    std::vector<Square> most;
    for (const Square square : all) {
        if (std::vector<Square> here = together(square); here.size() > most.size())
            most = std::move(here);
    }
    return most.size() > 1 ? most : all;
}

/// Royal pieces that are attacked, and what attacks them.
void addChecks(BoardInterest& interest, const Position& position) {
    for (const Check& check : position.checks())
        append(interest.core, {check.king, check.by});
}

void addRoyals(BoardInterest& interest, const Position& position, Side side) {
    for (const Square square : pieces(position)) {
        const Piece piece = *position.pieceAt(square);
        if (piece.side == side && position.ruleset().pieces[piece.kind].royal)
            interest.core.push_back(square);
    }
}

/// Among which pieces the answer is: if those alone were in view that are right, that would tell.
std::vector<Square> candidates(const Position& position, const SquaresAsked& asked) {
    const auto ofSide = [&](Side side) {
        std::vector<Square> squares = pieces(position);
        std::erase_if(squares,
                      [&](Square square) { return position.pieceAt(square)->side != side; });
        return squares;
    };
    switch (asked.kind) {
    case AskedKind::Captures:
    case AskedKind::Targets:
        return ofSide(opponent(position.pieceAt(asked.of)->side));
    case AskedKind::Attackers:
    case AskedKind::Pinned:
    case AskedKind::Hanging:
    case AskedKind::Pieces:
        return ofSide(asked.side);
    case AskedKind::Arrivals:
    case AskedKind::Movers:
    case AskedKind::Stuck:
        return ofSide(position.sideToMove());
    case AskedKind::Checkers:
        return ofSide(opponent(position.sideToMove()));
    default:
        return {};
    }
}

void addAsked(BoardInterest& interest, const LessonStep& step, const SquaresAsked& asked) {
    for (const Square square : {asked.of, asked.to}) {
        if (square != noSquare)
            interest.core.push_back(square);
    }
    interest.answers = squaresToFind(step);
    // To find the board of an address is the task.
    if (asked.kind == AskedKind::Named)
        return;
    append(interest.core, interest.answers);
    interest.next = candidates(step.position, asked);
    addChecks(interest, step.position);
}

void addTry(BoardInterest& interest, const LessonStep& step, const TryStep& task) {
    // In a small window, too, the check is seen first: not what answers it.
    addChecks(interest, step.position);
    for (const MoveGoal& goal : task.goals) {
        if (goal.piece != noSquare)
            interest.core.push_back(goal.piece);
    }
    for (std::size_t i = 0; i < task.answer.size(); ++i) {
        const Move& move = task.answer[i];
        append(interest.core, {move.from, move.to});
        // The opponent's moves are no answers, nor is a piece that the text names.
        if (i % 2 != 0)
            continue;
        if (move.from != task.goals.front().piece)
            interest.answers.push_back(move.from);
        interest.answers.push_back(move.to);
    }
    for (const MoveGoal& goal : task.goals) {
        append(interest.answers, goal.to);
        for (const std::vector<Square>* squares :
             {&goal.to, &goal.protects, &goal.attacks, &goal.pins})
            append(interest.core, *squares);
        // Checks show which of many kings matter; nothing else does.
        if (goal.stalemate || !goal.pins.empty())
            addRoyals(interest, step.position, opponent(step.position.sideToMove()));
    }
    addChecks(interest, step.after);
}

void addTask(BoardInterest& interest, const LessonStep& step) {
    if (const auto* task = std::get_if<TryStep>(&step.body)) {
        addTry(interest, step, *task);
    } else if (const auto* find = std::get_if<FindStep>(&step.body)) {
        addAsked(interest, step, find->asked);
    } else if (const auto* count = std::get_if<CountStep>(&step.body)) {
        addAsked(interest, step, count->asked);
    } else if (const auto* choose = std::get_if<ChooseStep>(&step.body)) {
        for (const ChooseStep::Choice& choice : choose->choices)
            addMarks(interest, step.position, choice.text);
        addChecks(interest, step.position);
    } else if (const auto* look = std::get_if<InspectStep>(&step.body)) {
        interest.core.push_back(look->of);
        interest.answers.push_back(look->of);
    }
}

} // namespace

BoardInterest lookOfStep(const Lesson& lesson, std::size_t index) {
    const LessonStep& step = lesson.steps[index];
    BoardInterest interest;
    if (std::holds_alternative<CompareStep>(step.body))
        return interest;
    if (const auto* show = std::get_if<ShowStep>(&step.body);
        show && !show->frames.empty() && !step.overview)
        return lookOfFrame(step, 0);
    // First what is to be done: where there is little room, that is what is seen.
    addTask(interest, step);
    addMarks(interest, step.position, step.text);
    const std::vector<Square> there = pieces(step.position);
    append(interest.also, there);
    if (step.overview)
        interest.core.clear();
    if (step.overview || !interest.core.empty() || std::holds_alternative<FindStep>(step.body))
        return interest;
    if (step.continues && index > 0) {
        const LessonStep& before = lesson.steps[index - 1];
        const auto* show = std::get_if<ShowStep>(&before.body);
        interest = show && !show->frames.empty() ? lookOfFrame(before, show->frames.size() - 1)
                                                 : lookOfStep(lesson, index - 1);
        interest.answers.clear();
        return interest;
    }
    interest.core =
        std::holds_alternative<PlayStep>(step.body) ? there : crowd(step.position, there);
    // A question that names nothing is about all that is there.
    if (step.asks())
        interest.next = there;
    return interest;
}

BoardInterest lookOfFrame(const LessonStep& step, std::size_t index) {
    const auto& frames = std::get<ShowStep>(step.body).frames;
    const auto shown = [](const ShowFrame& frame) {
        std::vector<Square> squares = frame.way;
        if (frame.move)
            append(squares, {frame.move->from, frame.move->to});
        if (frame.reach != noSquare)
            squares.push_back(frame.reach);
        return squares;
    };
    const ShowFrame& frame = frames[index];
    BoardInterest interest{shown(frame), {}};
    addMarks(interest, frame.after, frame.text);
    BoardInterest around;
    addMarks(around, step.position, step.text);
    append(interest.also, around.core);
    // Where there is room, nothing moves from picture to picture.
    for (const ShowFrame& other : frames)
        append(interest.also, shown(other));
    if (frame.reach != noSquare)
        append(interest.also, reachOf(frame.after, frame.reach));
    append(interest.also, pieces(frame.after));
    return interest;
}

BoardInterest lookAtSquares(std::vector<Square> squares, const BoardInterest& step) {
    BoardInterest interest{std::move(squares), step.core};
    append(interest.also, step.also);
    return interest;
}

} // namespace tessera
