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

void addAsked(BoardInterest& interest, const LessonStep& step, const SquaresAsked& asked) {
    for (const Square square : {asked.of, asked.to}) {
        if (square != noSquare)
            interest.core.push_back(square);
    }
    // To find the board of an address is the task.
    if (asked.kind != AskedKind::Named)
        append(interest.core, squaresToFind(step));
}

void addTask(BoardInterest& interest, const LessonStep& step) {
    if (const auto* task = std::get_if<TryStep>(&step.body)) {
        for (const MoveGoal& goal : task->goals) {
            if (goal.piece != noSquare)
                interest.core.push_back(goal.piece);
        }
        for (const Move& move : task->answer)
            append(interest.core, {move.from, move.to});
    } else if (const auto* find = std::get_if<FindStep>(&step.body)) {
        addAsked(interest, step, find->asked);
    } else if (const auto* count = std::get_if<CountStep>(&step.body)) {
        addAsked(interest, step, count->asked);
    } else if (const auto* choose = std::get_if<ChooseStep>(&step.body)) {
        for (const ChooseStep::Choice& choice : choose->choices)
            addMarks(interest, step.position, choice.text);
    } else if (const auto* look = std::get_if<InspectStep>(&step.body)) {
        interest.core.push_back(look->of);
    }
}

} // namespace

BoardInterest lookOfStep(const LessonStep& step) {
    BoardInterest interest;
    if (step.overview || std::holds_alternative<CompareStep>(step.body))
        return interest;
    if (const auto* show = std::get_if<ShowStep>(&step.body); show && !show->frames.empty())
        return lookOfFrame(step, 0);
    addMarks(interest, step.position, step.text);
    addTask(interest, step);
    append(interest.also, pieces(step.position));
    if (interest.core.empty() && !std::holds_alternative<FindStep>(step.body))
        interest.core = std::exchange(interest.also, {});
    return interest;
}

BoardInterest lookOfFrame(const LessonStep& step, std::size_t frame) {
    const ShowFrame& shown = std::get<ShowStep>(step.body).frames[frame];
    BoardInterest interest;
    if (shown.move)
        interest.core = {shown.move->from, shown.move->to};
    append(interest.core, shown.way);
    if (shown.reach != noSquare) {
        interest.core.push_back(shown.reach);
        append(interest.also, reachOf(shown.after, shown.reach));
    }
    addMarks(interest, shown.after, shown.text);
    BoardInterest around;
    addMarks(around, step.position, step.text);
    append(interest.also, around.core);
    append(interest.also, pieces(shown.after));
    return interest;
}

BoardInterest lookOfSketch(const LessonStep& step, const BoardSketch& sketch) {
    std::vector<Square> squares;
    for (const SketchLine& line : sketch.lines)
        append(squares, line.squares);
    for (const SketchLight& light : sketch.lights)
        squares.push_back(light.square);
    return lookAtSquares(step, std::move(squares));
}

BoardInterest lookAtSquares(const LessonStep& step, std::vector<Square> squares) {
    BoardInterest interest = lookOfStep(step);
    append(interest.also, interest.core);
    interest.core = std::move(squares);
    return interest;
}

} // namespace tessera
