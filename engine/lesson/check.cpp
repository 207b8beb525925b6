#include "check.h"

#include "check_answers.h"
#include "evaluate.h"
#include "markup.h"
#include "notation/words.h"
#include "proof/proof.h"
#include "study/check.h"

#include <algorithm>

namespace tessera {

namespace {

std::optional<Error> checkClaim(const LessonStep& step, const StepClaim& claim) {
    switch (claim.kind) {
    case StepClaim::Kind::Move: {
        const Explanation explanation =
            explain(step.position, claim.move.from, claim.move.to, {claim.move.promotion, {}});
        if (explanation.apartFromTurn != claim.reason)
            return claimFails(claim.place, std::string(reasonCode(claim.reason)),
                              "claim.reason: " +
                                  std::string(reasonCode(explanation.apartFromTurn)));
        return std::nullopt;
    }
    case StepClaim::Kind::Outcome:
        if (step.position.outcome() != claim.outcome)
            return claimFails(claim.place, std::string(outcomeWord(claim.outcome)),
                              "claim.outcome: " +
                                  std::string(outcomeWord(step.position.outcome())));
        return std::nullopt;
    case StepClaim::Kind::Shows:
        if (!shows(prove(step.position), step.position, claim.fact))
            return claimFails(claim.place, std::string(factWord(claim.fact)),
                              "claim.shows: what the position shows");
        return std::nullopt;
    case StepClaim::Kind::Count: {
        const std::size_t count = squaresAsked(step.position, claim.asked).size();
        if (count != static_cast<std::size_t>(claim.count))
            return claimFails(claim.place, std::to_string(claim.count),
                              "claim.count: " + std::to_string(count));
        return std::nullopt;
    }
    }
    return std::nullopt;
}

std::optional<Error> checkChoices(const LessonStep& step) {
    const auto& choices = std::get<ChooseStep>(step.body).choices;
    const auto right = std::ranges::count_if(choices, &ChooseStep::Choice::right);
    if (right != 1)
        return claimFails(step.places.choices, std::to_string(right),
                          "choice.right: true for one choice");
    for (std::size_t i = 1; i < choices.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (choices[i].text == choices[j].text)
                return claimFails(step.places.choices, choices[i].text,
                                  "choice.text: different choices");
    return std::nullopt;
}

std::optional<Error> checkInspection(const LessonStep& step) {
    const auto& inspect = std::get<InspectStep>(step.body);
    const auto piece = step.position.pieceAt(inspect.of);
    if (inspect.what == InspectStep::What::Moves &&
        (!piece || reachOf(step.position, inspect.of).empty()))
        return claimFails(step.places.of, "nothing", "of: a piece that reaches a square");
    if (inspect.what == InspectStep::What::Attackers &&
        step.position.attackers(inspect.of, Side::White).empty() &&
        step.position.attackers(inspect.of, Side::Black).empty())
        return claimFails(step.places.of, "nothing", "of: a square that something attacks");
    return std::nullopt;
}

std::optional<Error> checkPlay(const LessonStep& step) {
    const auto& play = std::get<PlayStep>(step.body);
    Game game(step.position);
    if (judgePlay(step, game) != PlayStatus::Going)
        return claimFails(step.places.goal, "reached in the beginning", "goal: something to do");
    for (const Move& move : play.line) {
        game.play(move);
        const bool last = game.ply() == play.line.size();
        const PlayStatus status = judgePlay(step, game);
        if (status == (last ? PlayStatus::Reached : PlayStatus::Going))
            continue;
        return claimFails(step.places.line,
                          "half-move " + std::to_string(game.ply()) +
                              (status == PlayStatus::Reached ? " reaches the goal"
                                                             : " does not reach the goal in time"),
                          "line: a game to the goal and no further");
    }
    return std::nullopt;
}

std::optional<Error> checkComparison(const LessonStep& step) {
    const auto& boards = std::get<CompareStep>(step.body).boards;
    std::array<std::string, 2> names;
    for (std::size_t i = 0; i < 2; ++i)
        if (const auto piece = boards[i].position.pieceAt(boards[i].of))
            names[i] = boards[i].position.ruleset().pieces[piece->kind].name;
    if (names[0].empty() || names[0] != names[1])
        return claimFails(step.places.of, names[0] + ", " + names[1],
                          "of: the same kind of piece on both boards");
    return std::nullopt;
}

std::optional<Error> checkBody(const LessonStep& step, bool goesOn) {
    if (std::holds_alternative<TryStep>(step.body))
        return checkTry(step, goesOn);
    if (std::holds_alternative<FindStep>(step.body) || std::holds_alternative<CountStep>(step.body))
        return checkSquares(step);
    if (std::holds_alternative<ChooseStep>(step.body))
        return checkChoices(step);
    if (std::holds_alternative<InspectStep>(step.body))
        return checkInspection(step);
    if (std::holds_alternative<PlayStep>(step.body))
        return checkPlay(step);
    if (std::holds_alternative<CompareStep>(step.body))
        return checkComparison(step);
    return std::nullopt;
}

} // namespace

std::optional<Error> checkLesson(const Lesson& lesson, const std::stop_token& stop,
                                 std::atomic<int>* done) {
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        if (stop.stop_requested())
            return claimFails(step.places.step, "stopped", "step: time to check it");
        const bool goesOn = i + 1 < lesson.steps.size() && lesson.steps[i + 1].continues;
        if (auto error = checkBody(step, goesOn))
            return error;
        for (const StepClaim& claim : step.claims)
            if (auto error = checkClaim(step, claim))
                return error;
        if (done != nullptr)
            ++*done;
    }
    return std::nullopt;
}

} // namespace tessera
