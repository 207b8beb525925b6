#include "check_answers.h"

#include "evaluate.h"
#include "markup.h"
#include "notation/lan.h"
#include "notation/square_name.h"

#include <algorithm>

namespace tessera {

namespace {

/// Right moves that are followed at most in one step: a lesson asks for something more definite.
constexpr int mostWays = 2000;

std::string listed(const Position& position, const std::vector<Square>& squares) {
    std::string text;
    for (const Square square : squares)
        text += (text.empty() ? "" : ", ") +
                squareName(position.ruleset(), position.geometry(), square);
    return text.empty() ? "none" : text;
}

std::string_view nameOf(const UnmetPart& part) {
    return goalPartWords()[static_cast<std::size_t>(part.part)];
}

/// Walks along every right move to the end of the step.
class Walk {
public:
    explicit Walk(const LessonStep& step) : m_step(step), m_try(std::get<TryStep>(step.body)) {}

    std::optional<Error> from(const TryState& state) {
        const std::vector<Move> right = movesThatMeet(state.at, goalOf(m_try, state.goal));
        if (right.empty())
            return claimFails(m_step.places.goal, "no move" + after(state),
                              "goal: what some move does");
        for (const Move& move : right) {
            if (++m_moves > mostWays)
                return claimFails(m_step.places.goal,
                                  "more than " + std::to_string(mostWays) + " ways",
                                  "goal: what fewer moves do");
            const std::optional<KindIndex> promotion =
                move.isPromotion() ? std::optional(move.promotion) : std::nullopt;
            const MoveVerdict verdict = judgeMove(m_step, state, move.from, move.to, promotion);
            if (verdict.solved) {
                ++m_ends;
                continue;
            }
            if (!verdict.reply)
                return claimFails(m_step.places.goal,
                                  "no reply to " + writePlainMove(state.at, move),
                                  "goal: something to do after every right move");
            if (auto error = from(*verdict.next))
                return error;
        }
        return std::nullopt;
    }
    /// In how many ways the step can end.
    [[nodiscard]] int ends() const { return m_ends; }

private:
    [[nodiscard]] std::string after(const TryState& state) const {
        std::string text;
        Position at = m_step.position;
        for (const Move& move : state.played) {
            text += ' ' + writePlainMove(at, move);
            at.make(move);
        }
        return text.empty() ? text : " after" + text;
    }

    const LessonStep& m_step;
    const TryStep& m_try;
    int m_moves = 0;
    int m_ends = 0;
};

std::optional<Error> checkAnswer(const LessonStep& step) {
    const auto& answer = std::get<TryStep>(step.body).answer;
    TryState state = beginTry(step);
    bool solved = false;
    for (std::size_t i = 0; i < answer.size(); i += 2) {
        const Move& move = answer[i];
        const std::string name = writePlainMove(state.at, move);
        if (solved)
            return claimFails(step.places.answer, name, "answer: nothing after it is solved");
        const std::optional<KindIndex> promotion =
            move.isPromotion() ? std::optional(move.promotion) : std::nullopt;
        const MoveVerdict verdict = judgeMove(step, state, move.from, move.to, promotion);
        if (!verdict.right())
            return claimFails(step.places.answer, name,
                              "answer: fulfils goal." + std::string(nameOf(verdict.unmet.front())));
        solved = verdict.solved;
        state = *verdict.next;
    }
    if (!solved || answer.size() % 2 == 0)
        return claimFails(step.places.answer, std::to_string(answer.size()) + " half-moves",
                          "answer: the whole line, to the learner's last move");
    return std::nullopt;
}

std::vector<TextLink> linksOf(const LessonStep& step, std::size_t hint) {
    std::vector<TextLink> links;
    const auto runs = readMarkup(step.position, step.hints()[hint]);
    if (runs)
        for (const TextRun& run : *runs)
            if (run.link)
                links.push_back(*run.link);
    return links;
}

bool namesSquare(const std::vector<TextLink>& links, Square square) {
    return std::ranges::any_of(links, [&](const TextLink& link) {
        return link.kind != TextLink::Kind::Along && (link.from == square || link.to == square);
    });
}

/// The first hint keeps the answer's square to itself, the second names the piece, the third the
/// square.
std::optional<Error> checkHints(const LessonStep& step, Square piece,
                                const std::vector<Square>& squares) {
    if (step.hints().empty())
        return std::nullopt;
    const auto namesAny = [&](std::size_t hint) {
        const auto links = linksOf(step, hint);
        return std::ranges::any_of(squares,
                                   [&](Square square) { return namesSquare(links, square); });
    };
    const auto& places = step.places.hints;
    if (piece != noSquare && !namesSquare(linksOf(step, 1), piece))
        return claimFails(places[1], "no mark for it",
                          "hints: the second names " + listed(step.position, {piece}));
    if (!squares.empty() && !namesAny(2))
        return claimFails(places[2], "no mark for it",
                          "hints: the third names one of " + listed(step.position, squares));
    return std::nullopt;
}

} // namespace

Error claimFails(const Place& place, std::string found, std::string expected) {
    return {ErrorCode::ClaimFails, place, std::move(found), std::move(expected)};
}

std::optional<Error> checkTry(const LessonStep& step, bool goesOn) {
    Walk walk(step);
    if (auto error = walk.from(beginTry(step)))
        return error;
    if (goesOn && walk.ends() > 1)
        return claimFails(step.places.goal, std::to_string(walk.ends()) + " ways to solve it",
                          "goal: one way only, for the next step goes on from its end");
    if (auto error = checkAnswer(step))
        return error;
    const Move& first = std::get<TryStep>(step.body).answer.front();
    if (namesSquare(linksOf(step, 0), first.to))
        return claimFails(step.places.hints[0], listed(step.position, {first.to}),
                          "hints: the first does not name the answer's square");
    return checkHints(step, first.from, {first.to});
}

std::optional<Error> checkSquares(const LessonStep& step) {
    const std::vector<Square> squares = squaresToFind(step);
    const auto* count = std::get_if<CountStep>(&step.body);
    if (count && count->answer != static_cast<int>(squares.size()))
        return claimFails(step.places.answer, std::to_string(count->answer),
                          "answer: " + std::to_string(squares.size()) + " (" +
                              listed(step.position, squares) + ")");
    if (!count && squares.empty())
        return claimFails(step.places.squares, "none", "set: at least one square to find");
    const SquaresAsked& asked = count ? count->asked : std::get<FindStep>(step.body).asked;
    return checkHints(step, takesSquare(asked.kind) ? asked.of : noSquare, squares);
}

} // namespace tessera
