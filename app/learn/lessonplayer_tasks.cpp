// What the learner marks, counts, chooses and looks at, and what helps.
#include "coach/inspector.h"
#include "game/gamesession.h"
#include "lessonlook.h"
#include "lessonplayer.h"
#include "squarereason.h"

#include <algorithm>

namespace tessera {

void LessonPlayer::followLook() {
    const auto* task = body<InspectStep>();
    if (task == nullptr || m_solved)
        return;
    const bool seen = task->what == InspectStep::What::Moves
                          ? m_session->selected() == task->of
                          : m_inspector && m_inspector->watches(task->of);
    if (seen && judgeInspection(*current(), task->of, task->what))
        solved(tr("That is it."));
}

void LessonPlayer::press(int index) {
    if (!current() || index < 0 || index >= current()->position.geometry().squareCount())
        return;
    const auto square = static_cast<Square>(index);
    if (m_refused) {
        takeBack();
        m_session->activate(index);
    } else if (body<FindStep>() == nullptr) {
        m_session->inspect(index);
    } else if (!m_solved) {
        const auto place = std::ranges::lower_bound(m_marked, square);
        const bool there = place != m_marked.end() && *place == square;
        if (there)
            m_marked.erase(place);
        else
            m_marked.insert(place, square);
        std::erase(m_extra, square);
        m_outcome = Nothing;
        m_feedback = {};
        emit changed();
        emit announced(there ? tr("Not marked any more. %1").arg(placeText())
                             : tr("Marked. %1", "how many are").arg(placeText()));
    }
}

void LessonPlayer::unmarkAll() {
    if (body<FindStep>() == nullptr || m_solved)
        return;
    m_marked.clear();
    m_extra.clear();
    say(Nothing, LessonText());
    emit announced(placeText());
}

QString LessonPlayer::verdictOnSquares(const SquaresVerdict& verdict) const {
    QStringList sentences;
    const auto right = static_cast<int>(m_marked.size() - verdict.extra.size());
    if (right > 0)
        sentences.append(tr("%n right.", "squares", right));
    if (!verdict.extra.empty()) {
        sentences.append(tr("%n too many: crossed out on the boards.", "squares",
                            static_cast<int>(verdict.extra.size())));
        for (const Square square : verdict.extra) {
            if (const QString reason =
                    reasonAgainst(current()->position, body<FindStep>()->asked, square);
                !reason.isEmpty()) {
                sentences.append(reason);
                break;
            }
        }
    }
    if (!verdict.missing.empty())
        sentences.append(
            tr("%n still missing.", "squares", static_cast<int>(verdict.missing.size())));
    return sentences.join(QLatin1Char(' '));
}

void LessonPlayer::check() {
    if (body<FindStep>() == nullptr || m_solved)
        return;
    if (m_marked.empty()) {
        say(Told, tr("Mark squares first: press them on the boards."));
        return;
    }
    const SquaresVerdict verdict = judgeSquares(*current(), m_marked);
    m_extra = verdict.extra;
    if (verdict.right())
        solved(tr("All of them, and no other."));
    else
        wrong(plainLessonText(verdictOnSquares(verdict)));
}

void LessonPlayer::answerCount(int number) {
    const auto* task = body<CountStep>();
    if (task == nullptr || m_solved)
        return;
    if (judgeCount(*current(), number)) {
        m_marked = squaresToFind(*current());
        attend(m_marked);
        solved(tr("That is it."));
    } else {
        wrong(plainLessonText(number < task->answer ? tr("There are more than %1.").arg(number)
                                                    : tr("There are fewer than %1.").arg(number)));
    }
}

void LessonPlayer::choose(int choice) {
    const auto* task = body<ChooseStep>();
    if (task == nullptr || m_solved || choice < 0 ||
        choice >= static_cast<int>(task->choices.size()) || m_chosen.contains(choice))
        return;
    m_chosen.append(choice);
    const LessonText reason = read(task->choices[static_cast<std::size_t>(choice)].reason);
    if (!judgeChoice(*current(), static_cast<std::size_t>(choice))) {
        wrong(reason);
        return;
    }
    solved(reason.plain);
    if (!reason.isEmpty() && !current()->done.empty())
        say(Right, read(task->choices[static_cast<std::size_t>(choice)].reason + "\n\n" +
                        current()->done));
    else
        say(Right, reason);
}

void LessonPlayer::help() {
    if (!current() || m_solved || helpText().isEmpty())
        return;
    const std::vector<std::string>& all = current()->hints();
    StepTries& done = tries();
    if (done.hints < static_cast<int>(all.size())) {
        ++done.hints;
        save();
        const LessonText hint = read(all[static_cast<std::size_t>(done.hints - 1)]);
        emit changed();
        BoardSketch named;
        for (const LinkSketches& link : hint.links)
            named.add(link.boards[0]);
        attend(named.squares());
        emit announced(tr("Hint %1. %2").arg(done.hints).arg(hint.plain));
        return;
    }
    done.shown = true;
    save();
    showAnswer();
}

void LessonPlayer::showAnswer() {
    const LessonStep& step = *current();
    switch (kind()) {
    case Try:
        takeBack();
        if (m_working || m_reply || m_tryStates.empty())
            return;
        work([this, shelf = m_shelf, &step,
              state = m_tryStates.back()](const std::stop_token&) -> Done {
            const Move move = answerMove(step, state);
            return [this, shelf, move] { m_session->playTyped(move); };
        });
        break;
    case Find:
        m_marked = squaresToFind(step);
        attend(m_marked);
        solved(tr("These are the squares."));
        break;
    case Count:
        m_marked = squaresToFind(step);
        attend(m_marked);
        solved(tr("The answer is %1.").arg(std::get<CountStep>(step.body).answer));
        break;
    case Choose: {
        const auto& choices = std::get<ChooseStep>(step.body).choices;
        choose(static_cast<int>(std::ranges::find(choices, true, &ChooseStep::Choice::right) -
                                choices.begin()));
        break;
    }
    case Inspect: {
        const auto& task = std::get<InspectStep>(step.body);
        if (task.what == InspectStep::What::Moves)
            m_session->inspect(task.of);
        else if (m_inspector && !m_inspector->watches(task.of))
            m_inspector->watch(task.of);
        break;
    }
    case Explain:
    case Show:
    case Play:
    case Compare:
        break;
    }
}

} // namespace tessera
