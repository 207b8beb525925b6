#include "mistaketrainer.h"

#include "game/gamesession.h"
#include "lab/judgetext.h"
#include "linetext.h"
#include "mistaketext.h"
#include "movereason.h"
#include "thinkinglimits.h"

namespace tessera {

MistakeTrainer::MistakeTrainer(QObject* parent)
    : QObject(parent),
      m_thinking([](const SearchReport&) {}, [this](const SearchReport& report) { take(report); }) {
}

GameReview* MistakeTrainer::review() const {
    return m_review;
}

void MistakeTrainer::setReview(GameReview* review) {
    m_review = review;
    emit linked();
}

GameSession* MistakeTrainer::session() const {
    return m_session;
}

void MistakeTrainer::setSession(GameSession* session) {
    if (session == m_session)
        return;
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    if (session != nullptr)
        connect(session, &GameSession::changed, this, &MistakeTrainer::follow);
    emit linked();
}

void MistakeTrainer::begin(Whose whose) {
    if (!m_review || !m_session || !m_review->game())
        return;
    std::vector<Mistake> mistakes;
    for (const Mistake& mistake : m_review->mistakes()->mistakes()) {
        if (whose == Both || (whose == White) == (mistake.side == Side::White))
            mistakes.push_back(mistake);
    }
    if (mistakes.empty())
        return;
    m_game = m_review->game();
    m_limits = m_review->limits();
    m_mistakes = std::move(mistakes);
    m_found = 0;
    start(0);
    emit activeChanged();
}

void MistakeTrainer::beginAt(int row) {
    begin(Both);
    if (active() && row > 0 && row < count())
        start(static_cast<std::size_t>(row));
}

void MistakeTrainer::start(std::size_t at) {
    m_at = at;
    m_helped = false;
    ask();
}

void MistakeTrainer::ask() {
    m_thinking.drop();
    m_state = Idle; // what the session tells meanwhile is not the user's
    Game line(m_game->start());
    for (std::size_t i = 0; i < mistake().ply; ++i)
        line.play(m_game->moves()[i]);
    m_session->setUp(line);
    const Position position = before();
    conclude(YourMove, tr("Mistake %1 of %2: in the game %3. Find something better for %4.",
                          "numbers, a move in words, a side")
                           .arg(QString::number(number()), QString::number(count()),
                                moveInWords(position, mistake().played),
                                mistake().side == Side::White ? tr("White") : tr("Black")));
}

Position MistakeTrainer::before() const {
    Game line = *m_game;
    line.goTo(mistake().ply);
    return line.current();
}

void MistakeTrainer::follow() {
    if (m_state != YourMove && m_state != Wrong && m_state != Judging)
        return;
    const Game& game = m_session->match().game();
    const std::size_t ply = mistake().ply;
    if (game.ply() == ply && m_state != YourMove) {
        // Taken back.
        retry();
    } else if (game.ply() == ply + 1 && m_state == YourMove) {
        judge(game.moves()[ply]);
    }
}

void MistakeTrainer::judge(const Move& move) {
    m_tried = move;
    const Position position = before();
    if (move == mistake().best.moves.front()) {
        conclude(
            Right,
            tr("Well found. %1", "why the move is good").arg(moveReason(position, mistake().best)));
        return;
    }
    Position after = position;
    after.make(move);
    if (move == mistake().played) {
        conclude(
            Wrong,
            tr("That is what was played. %1", "why it is worse").arg(whyWorse(position, mistake())),
            mistake().reply.empty() ? BoardSketch() : arrowOf(after, mistake().reply.front()));
        return;
    }
    const OutcomeKind outcome = m_session->match().game().outcome();
    if (outcome == OutcomeKind::Checkmate) {
        conclude(Right, tr("Checkmate. Nothing is better."));
    } else if (outcome != OutcomeKind::Ongoing) {
        take({});
    } else {
        conclude(Judging, tr("Your move is being looked at."));
        m_thinking.ask({m_session->match().game(), m_limits, adviserOptions()});
    }
}

void MistakeTrainer::take(const SearchReport& report) {
    const Position position = before();
    // Without a line it is a draw.
    const SearchScore score =
        report.lines.empty() ? SearchScore() : scoreOfMove(report.lines.front().score);
    if (!judgeMove(mistake().best.score, score).isMistake()) {
        conclude(Right,
                 tr("That is good, too. The computer would have played: %1.", "a move in words")
                     .arg(moveInWords(position, mistake().best.moves.front())));
        return;
    }
    if (report.lines.empty()) {
        conclude(Wrong, tr("That only draws. Try again."));
        return;
    }
    Position after = position;
    after.make(m_tried);
    const SearchLine& reply = report.lines.front();
    conclude(
        Wrong,
        tr("Not good enough. %1", "what the other side answers").arg(refutationText(after, reply)),
        arrowOf(after, reply.moves.front()));
}

void MistakeTrainer::conclude(State state, const QString& text, const BoardSketch& sketch) {
    if (state == Right && m_state != Right && !m_helped)
        ++m_found;
    m_state = state;
    m_text = text;
    m_sketch = sketch;
    emit changed();
    emit announced(text);
}

void MistakeTrainer::retry() {
    if (active() && m_state != Finished)
        ask();
}

void MistakeTrainer::showAnswer() {
    if (!active() || m_state == Finished || m_state == Right)
        return;
    if (m_state != YourMove)
        ask();
    m_helped = true;
    const Position position = before();
    conclude(Shown, whatWasBetter(position, mistake()),
             arrowOf(position, mistake().best.moves.front()));
}

void MistakeTrainer::next() {
    if (!active() || m_state == Finished)
        return;
    if (m_at + 1 < m_mistakes.size()) {
        start(m_at + 1);
        return;
    }
    m_thinking.drop();
    conclude(Finished, tr("Those were all. You found something better for %1 of %2.", "numbers")
                           .arg(m_found)
                           .arg(count()));
}

void MistakeTrainer::leave() {
    if (!active())
        return;
    m_thinking.drop();
    m_mistakes.clear();
    m_at = 0;
    m_state = Idle;
    m_text.clear();
    m_sketch = {};
    emit activeChanged();
    emit changed();
}

void MistakeTrainer::tell() {
    if (active())
        emit announced(m_text);
}

} // namespace tessera
