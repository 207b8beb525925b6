// What becomes of the moves that are tried.
#include "studyplayer.h"

#include "coachsketch.h"
#include "game/gamesession.h"
#include "judgetext.h"
#include "lab.h"
#include "studytask.h"
#include "verdict.h"
#include "whytext.h"

#include <algorithm>

namespace tessera {

namespace {
constexpr int progressPause = 200; // milliseconds
}

void StudyPlayer::waitForMove() {
    stopWork();
    m_state = YourMove;
    m_trial.clear();
    m_feedback.clear();
    m_sketch = taskSketch();
}

void StudyPlayer::followTry() {
    const Game& game = m_session->match().game();
    const std::size_t task = taskOf(*m_shelf.study).ply;
    if (game.ply() < task) {
        stopWork();
        showLine(game.ply());
        return;
    }
    const std::vector<Move> played = playedHere();
    const auto common = static_cast<std::size_t>(
        std::mismatch(played.begin(), played.end(), m_accepted.begin(), m_accepted.end()).first -
        played.begin());
    if (common < m_accepted.size()) {
        // Further back, to a move of the one who tries.
        m_accepted.resize(common / 2 * 2);
        waitForMove();
        if (played.size() == common) {
            m_session->goToPly(static_cast<int>(task + m_accepted.size()));
            emit changed();
            return;
        }
    }
    const std::vector<Move> extra(played.begin() + static_cast<std::ptrdiff_t>(m_accepted.size()),
                                  played.end());
    if (extra.empty()) {
        // The move was taken back with the keys of the game.
        if (m_state == Refuted || m_state == Judging) {
            waitForMove();
            emit changed();
        }
        return;
    }
    if ((m_state == Judging || m_state == Refuted) && extra == m_trial)
        return;
    if (m_state == Refuted && extra.size() < m_trial.size())
        takeBack(); // of the refutation alone
    else if (m_state == YourMove && taskOf(*m_shelf.study).kind != TaskKind::Why)
        judgeMove(extra.front());
    else
        leaveTry();
}

void StudyPlayer::judgeMove(const Move& move) {
    const std::size_t here = taskOf(*m_shelf.study).ply + m_accepted.size();
    // What was taken back may have been played again as a whole.
    m_session->goToPly(static_cast<int>(here) + 1);
    Game game = m_session->match().game();
    game.goTo(here);
    stopWork();
    m_state = Judging;
    m_trial = {move};
    m_feedback.clear();
    m_sketch = {};
    m_slow = false;
    m_ticket = std::make_shared<Ticket>();
    m_stop = std::stop_source();
    const TrialMove trial{m_shelf.study, game.current(), move, m_accepted};
    m_judging.ask([trial, ticket = m_ticket, stop = m_stop.get_token()] {
        return Verdict{trial, judge(trial, stop, [&ticket](int done, int all) {
                           ticket->done = done;
                           ticket->all = all;
                       })};
    });
    m_progressTimer.start(progressPause);
    emit changed();
}

void StudyPlayer::take(const Verdict& verdict) {
    m_progressTimer.stop();
    m_slow = false;
    emit progressChanged();
    if (m_state != Judging || !verdict.judgement)
        return;
    const Judgement& judgement = *verdict.judgement;
    const QString text = judgementText(verdict.trial, judgement);
    switch (judgement.ruling) {
    case Ruling::Solves:
        m_accepted.push_back(verdict.trial.move);
        m_sketch = judgementSketch(verdict.trial, judgement);
        solved(text);
        return;
    case Ruling::Works:
        m_accepted.push_back(verdict.trial.move);
        m_state = Replying;
        break;
    case Ruling::Fails:
        m_state = Refuted;
        break;
    }
    setFeedback(text, judgement.ruling == Ruling::Works);
    m_answer = judgement.reply;
    m_nextSketch = judgementSketch(verdict.trial, judgement);
    if (m_answer)
        m_reply.start(m_pause);
    else
        m_sketch = m_nextSketch;
    emit changed();
}

void StudyPlayer::answer() {
    if (!m_answer || !m_session)
        return;
    const Move move = *m_answer;
    m_answer.reset();
    if (m_state == Replying) {
        m_accepted.push_back(move);
        m_state = YourMove;
        m_trial.clear();
    } else if (m_state == Refuted) {
        m_trial.push_back(move);
        m_sketch = m_nextSketch;
    }
    m_session->playTyped(move);
    emit changed();
}

void StudyPlayer::solved(const QString& text) {
    m_state = Solved;
    m_solvedHere = true;
    m_lab->solve(m_shelf.key, m_helped ? SolvingState::WithHelp : SolvingState::Unaided);
    setFeedback(text, true);
    emit changed();
}

void StudyPlayer::takeBack() {
    if (m_state != Refuted && m_state != Judging)
        return;
    waitForMove();
    m_session->goToPly(static_cast<int>(taskOf(*m_shelf.study).ply + m_accepted.size()));
    emit changed();
}

void StudyPlayer::choose(int option) {
    if (!isOpen() || m_phase != Try || m_state == Solved || option < 0 ||
        option >= options().size() || m_wrongOptions.contains(option))
        return;
    const Claim& claim = m_shelf.study->claim;
    const WhyOption chosen = whyOptions(claim.reason)[static_cast<std::size_t>(option)];
    if (chosen.reason != claim.reason) {
        m_wrongOptions.append(option);
        setFeedback(tr("That is not it. %1", "what is so instead").arg(chosen.denial), false);
        emit changed();
        return;
    }
    const Explanation why = explain(m_session->match().game(), claim.tried.from, claim.tried.to);
    m_sketch = sketchOf(why);
    solved(tr("That is it. %1", "the coach's reason")
               .arg(verdictOf(m_session->match().position(), why).text()));
}

BoardSketch StudyPlayer::taskSketch() const {
    BoardSketch sketch;
    if (isOpen() && taskOf(*m_shelf.study).kind == TaskKind::Why) {
        const TriedMove& tried = m_shelf.study->claim.tried;
        sketch.lines.push_back({SketchKind::Way, {tried.from, tried.to}});
    }
    return sketch;
}
} // namespace tessera
