#include "studyplayer.h"

#include "coachsketch.h"
#include "coachwords.h"
#include "game/gamesession.h"
#include "judgetext.h"
#include "lab.h"
#include "studytask.h"
#include "studywords.h"
#include "verdict.h"
#include "whytext.h"

#include <algorithm>

namespace tessera {

namespace {
constexpr int progressPause = 200; // milliseconds
}

StudyPlayer::StudyPlayer(QObject* parent)
    : QObject(parent), m_judging([this](const Verdict& verdict) { take(verdict); }) {
    m_reply.setSingleShot(true);
    connect(&m_watch, &QTimer::timeout, this, &StudyPlayer::stepWatch);
    connect(&m_reply, &QTimer::timeout, this, &StudyPlayer::answer);
    connect(&m_progressTimer, &QTimer::timeout, this, [this] {
        m_slow = true;
        emit progressChanged();
    });
}

StudyPlayer::~StudyPlayer() {
    m_stop.request_stop();
}

Lab* StudyPlayer::lab() const {
    return m_lab;
}

void StudyPlayer::setLab(Lab* lab) {
    m_lab = lab;
    emit linked();
}

GameSession* StudyPlayer::session() const {
    return m_session;
}

void StudyPlayer::setSession(GameSession* session) {
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    // Later: the session is in the midst of something when it tells of a change.
    if (session != nullptr)
        connect(session, &GameSession::changed, this, &StudyPlayer::follow, Qt::QueuedConnection);
    emit linked();
}

bool StudyPlayer::show(const QString& key) {
    const ShelfStudy* found = m_lab ? m_lab->studies().find(key) : nullptr;
    if (found == nullptr || !m_session)
        return false;
    stopWork();
    m_shelf = *found;
    m_hints = 0;
    m_helped = false;
    m_solvedHere = false;
    m_wrongOptions.clear();
    emit opened();
    tryIt();
    return true;
}

void StudyPlayer::close() {
    stopWork();
    m_shelf = {};
    m_phase = Before;
    m_state = Idle;
    m_feedback.clear();
    m_sketch = {};
    emit opened();
    emit changed();
}

void StudyPlayer::stopWork() {
    m_stop.request_stop();
    m_judging.drop();
    m_ticket.reset();
    m_progressTimer.stop();
    m_watch.stop();
    m_reply.stop();
    m_answer.reset();
}

bool StudyPlayer::lineTells() const {
    const TaskKind kind = taskOf(*m_shelf.study).kind;
    return kind == TaskKind::Mate || kind == TaskKind::Reach;
}

void StudyPlayer::setFeedback(const QString& text, bool praise) {
    m_feedback = text;
    m_praised = praise;
    if (!text.isEmpty())
        emit announced(text);
}

void StudyPlayer::showLine(std::size_t ply) {
    if (!isOpen() || !m_session)
        return;
    m_accepted.clear();
    m_trial.clear();
    m_state = Idle;
    m_feedback.clear();
    m_sketch = {};
    const std::size_t last = m_shelf.study->line.size();
    m_phase = ply == 0 ? Before : ply >= last ? After : Between;
    if (ply > 0 && lineTells() && !m_solvedHere)
        m_helped = true;
    // Without the moves to come, which would be there to look at.
    m_loaded = ply;
    m_session->setUp(lineOf(*m_shelf.study, ply));
    emit announced(ply == 0 ? place() : m_session->spokenLastMove());
    emit changed();
}

void StudyPlayer::before() {
    stopWork();
    showLine(0);
}

void StudyPlayer::after() {
    stopWork();
    if (isOpen())
        showLine(m_shelf.study->line.size());
}

void StudyPlayer::watch() {
    if (!isOpen() || !hasLine() || !m_session)
        return;
    if (m_watch.isActive()) {
        m_watch.stop();
        emit changed();
        return;
    }
    stopWork();
    const auto last = static_cast<int>(m_shelf.study->line.size());
    const bool goesOn = m_phase != Try && m_phase != Explore && m_session->ply() < last;
    if (!goesOn)
        showLine(0);
    else if (m_still)
        stepWatch();
    if (!m_still)
        m_watch.start(m_pause);
    emit changed();
}

void StudyPlayer::stepWatch() {
    if (!isOpen() || !m_session)
        return;
    const std::size_t next = static_cast<std::size_t>(m_session->ply()) + 1;
    const std::size_t last = m_shelf.study->line.size();
    if (next >= last)
        m_watch.stop();
    showLine(std::min(next, last));
}

void StudyPlayer::tryIt() {
    if (!isOpen() || !m_session)
        return;
    beginTry();
    m_session->setUp(lineOf(*m_shelf.study, taskOf(*m_shelf.study).ply));
    emit announced(tr("%1. %2", "title of a study, what to do").arg(title(), this->task()));
    emit changed();
}

void StudyPlayer::beginTry() {
    m_phase = Try;
    m_accepted.clear();
    m_wrongOptions.clear();
    waitForMove();
}

void StudyPlayer::reset() {
    if (!isOpen() || !m_session)
        return;
    if (m_phase == Try)
        tryIt();
    else if (m_phase == Explore)
        m_session->goToPly(0);
    else
        before();
}

void StudyPlayer::explore() {
    if (!isOpen() || !m_session)
        return;
    stopWork();
    m_phase = Explore;
    m_state = Idle;
    m_feedback.clear();
    m_sketch = {};
    // From what is shown: a move here is one of this play, and taking back leads no further.
    m_session->setUp(Game(Position(m_session->match().position())));
    emit announced(tr("Free play. Both sides are yours."));
    emit changed();
}

void StudyPlayer::hint() {
    if (!moreHints())
        return;
    ++m_hints;
    if (!m_solvedHere)
        m_helped = true;
    emit announced(hints().last());
    emit changed();
}

std::vector<Move> StudyPlayer::playedHere() const {
    const Game& game = m_session->match().game();
    const std::size_t from = std::min(taskOf(*m_shelf.study).ply, game.ply());
    return {game.moves().begin() + static_cast<std::ptrdiff_t>(from),
            game.moves().begin() + static_cast<std::ptrdiff_t>(game.ply())};
}

bool StudyPlayer::followsLine() const {
    const std::vector<Move>& moves = m_session->match().game().moves();
    const std::vector<Move>& line = m_shelf.study->line;
    return moves.size() == m_loaded && std::equal(moves.begin(), moves.end(), line.begin());
}

void StudyPlayer::follow() {
    if (!isOpen() || !m_session)
        return;
    switch (m_phase) {
    case Before:
    case Between:
    case After:
        followLine();
        break;
    case Try:
        followTry();
        break;
    case Explore:
        break;
    }
}

void StudyPlayer::followLine() {
    const std::vector<Move>& line = m_shelf.study->line;
    const Game& game = m_session->match().game();
    if (followsLine()) {
        // With the keys that walk through a game.
        const std::size_t ply = game.ply();
        const Phase phase = ply == 0 ? Before : ply >= line.size() ? After : Between;
        if (ply > 0 && lineTells() && !m_solvedHere)
            m_helped = true;
        if (phase != m_phase) {
            m_phase = phase;
            emit changed();
        }
        return;
    }
    // A move was played.
    stopWork();
    const std::size_t task = taskOf(*m_shelf.study).ply;
    const auto common = static_cast<std::size_t>(
        std::mismatch(game.moves().begin(), game.moves().end(), line.begin(), line.end()).first -
        game.moves().begin());
    if (game.moves().size() == task + 1 && common >= task &&
        taskOf(*m_shelf.study).kind != TaskKind::Why) {
        beginTry();
        followTry();
    } else {
        leaveTry();
    }
}

void StudyPlayer::leaveTry() {
    stopWork();
    m_phase = Explore;
    m_state = Idle;
    m_feedback.clear();
    m_sketch = {};
    emit announced(tr("Free play. Both sides are yours."));
    emit changed();
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

QString StudyPlayer::title() const {
    return isOpen() ? studyText(m_shelf.study->title) : QString();
}

QString StudyPlayer::theme() const {
    return isOpen() ? themeName(m_shelf.study->theme) : QString();
}

int StudyPlayer::level() const {
    return isOpen() ? m_shelf.study->level : 0;
}

QString StudyPlayer::idea() const {
    return isOpen() ? studyText(m_shelf.study->idea) : QString();
}

QString StudyPlayer::task() const {
    return isOpen() ? taskText(*m_shelf.study) : QString();
}

QString StudyPlayer::author() const {
    return isOpen() ? studyText(m_shelf.study->author) : QString();
}

QString StudyPlayer::source() const {
    return isOpen() ? studyText(m_shelf.study->source) : QString();
}

QString StudyPlayer::pairKey() const {
    if (!isOpen() || !m_lab || m_shelf.study->pair.empty())
        return {};
    const QString id = QString::fromStdString(m_shelf.study->pair);
    for (const QString& key : {id, QStringLiteral("mine:") + id}) {
        if (m_lab->studies().find(key) != nullptr)
            return key;
    }
    return {};
}

QString StudyPlayer::pairTitle() const {
    const QString key = pairKey();
    return key.isEmpty() ? QString() : studyText(m_lab->studies().find(key)->study->title);
}

bool StudyPlayer::hasLine() const {
    return isOpen() && !m_shelf.study->line.empty();
}

QString StudyPlayer::place() const {
    if (!isOpen() || !m_session)
        return {};
    const Study& study = *m_shelf.study;
    const StudyTask task = taskOf(study);
    const auto ply = static_cast<std::size_t>(m_session->ply());
    switch (m_phase) {
    case Before:
        if (study.line.empty())
            return tr("The position");
        // The move is the answer, until it was seen.
        return lineTells() && !m_helped && !m_solvedHere
                   ? tr("Before the first move")
                   : tr("Before %1", "a move").arg(lineMoveText(study, 1));
    case Between:
    case After:
        return ply == 0 ? tr("The position")
                        : tr("After %1", "a move").arg(lineMoveText(study, ply));
    case Explore:
        return tr("Free play");
    case Try:
        break;
    }
    if (m_state == Solved)
        return tr("Solved");
    if (task.kind == TaskKind::Why)
        return tr("Why not?");
    if (task.kind == TaskKind::Mate && task.moves > 1)
        return tr("Your move %1 of %2")
            .arg((static_cast<int>(m_accepted.size()) + 1) / 2 +
                 (m_accepted.size() % 2 == 0 ? 1 : 0))
            .arg(task.moves);
    return task.kind == TaskKind::Reply && !study.line.empty()
               ? tr("After %1: your move", "a move").arg(lineMoveText(study, study.line.size()))
               : tr("Your move");
}

QString StudyPlayer::progressText() const {
    if (m_state != Judging || !m_slow || !m_ticket)
        return {};
    const int all = m_ticket->all;
    return all > 0 ? tr("Looking at reply %1 of %2 …").arg(m_ticket->done + 1).arg(all)
                   : tr("Looking at the move …");
}

QStringList StudyPlayer::hints() const {
    if (!isOpen())
        return {};
    QStringList all = studyTexts(m_shelf.study->hints);
    if (lineTells() && hasLine())
        all.append(
            tr("It begins with the %1.", "white queen on a1 [1,0]")
                .arg(
                    CoachWords(m_shelf.study->position).pieceOn(m_shelf.study->line.front().from)));
    return all.mid(0, m_hints);
}

bool StudyPlayer::moreHints() const {
    if (!isOpen())
        return false;
    const std::size_t own = lineTells() && hasLine() ? 1 : 0;
    return static_cast<std::size_t>(m_hints) < m_shelf.study->hints.size() + own;
}

QStringList StudyPlayer::notices() const {
    // Who tries it again, even once solved, is not to read the answer beside the boards.
    const bool known =
        isOpen() &&
        (m_state == Solved || (m_phase != Try && m_lab->state(m_shelf.key) != SolvingState::Open));
    return known ? studyTexts(m_shelf.study->notice) : QStringList();
}

QStringList StudyPlayer::options() const {
    QStringList texts;
    if (isOpen() && taskOf(*m_shelf.study).kind == TaskKind::Why) {
        for (const WhyOption& option : whyOptions(m_shelf.study->claim.reason))
            texts.append(option.statement);
    }
    return texts;
}

int StudyPlayer::rightOption() const {
    if (!isOpen() || !m_solvedHere)
        return -1;
    const std::vector<WhyOption> all = whyOptions(m_shelf.study->claim.reason);
    const auto right = std::ranges::find(all, m_shelf.study->claim.reason, &WhyOption::reason);
    return right == all.end() ? -1 : static_cast<int>(right - all.begin());
}

} // namespace tessera
