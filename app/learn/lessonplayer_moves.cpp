// What the learner moves on the boards, and what comes of it.
#include "game/gamesession.h"
#include "goaltext.h"
#include "lessonlook.h"
#include "lessonplayer.h"
#include "search/search.h"
#include "verdict.h"

#include <algorithm>

namespace tessera {

namespace {

/// A reply of the computer takes no longer, and looks at no more positions.
constexpr std::chrono::milliseconds thinkingTime{2000};
constexpr std::uint64_t thinkingNodes = 60'000;

/// The levels of lessons on those of the search.
int searchLevel(int level) {
    return weakestLevel + (level - 1) * (fullStrength - weakestLevel) / (mostPlayLevel - 1);
}

bool begins(const std::vector<Move>& line, const std::vector<Move>& start) {
    return line.size() >= start.size() && std::equal(start.begin(), start.end(), line.begin());
}

} // namespace

std::vector<Move> LessonPlayer::played() const {
    const Game& game = m_session->match().game();
    return {game.moves().begin(), game.moves().begin() + static_cast<std::ptrdiff_t>(game.ply())};
}

void LessonPlayer::follow() {
    if (!current() || !m_session)
        return;
    if (body<TryStep>() != nullptr)
        followTry();
    else if (body<PlayStep>() != nullptr)
        followPlay();
    else
        followLook();
    // A piece that is looked at is seen in the scene, too.
    if (hidesChecks())
        emit changed();
}

void LessonPlayer::followTry() {
    if (m_solved || m_tryStates.empty())
        return;
    const std::vector<Move> line = played();
    const std::vector<Move>& known = m_tryStates.back().played;
    if (line == known) {
        if (m_refused) {
            // Taken back with the keys of the game.
            m_refused.reset();
            say(Nothing, LessonText());
        }
        const std::optional<Explanation>& tried = m_session->tried();
        if (!tried || m_session->status() != GameSession::Refusal) {
            m_illegal.reset();
        } else if (const std::pair ways{tried->from, tried->to}; m_illegal != ways) {
            m_illegal = ways;
            std::vector<Square> about{tried->from, tried->to};
            for (const AttackLine& attack : tried->attackers())
                about.insert(about.end(), {attack.from, attack.to});
            attend(about, BoardGaze::Asked);
            wrong(plainLessonText(verdictOf(m_session->match().position(), *tried).text()));
        }
        return;
    }
    if (m_reply || m_working)
        return;
    if (line.size() == known.size() + 1 && begins(line, known)) {
        if (m_refused != line.back())
            judge(line.back());
        return;
    }
    // Further back, or forward to something that was taken back: to a place where it is the
    // learner's turn.
    while (m_tryStates.size() > 1 && !begins(line, m_tryStates.back().played))
        m_tryStates.pop_back();
    m_refused.reset();
    say(Nothing, LessonText());
    if (begins(line, m_tryStates.back().played))
        m_session->goToPly(static_cast<int>(m_tryStates.back().played.size()));
    else
        retry();
}

void LessonPlayer::judge(const Move& move) {
    const ShelfLesson shelf = m_shelf;
    const LessonStep* step = current();
    m_refused.reset();
    m_feedbackSketch = {};
    work([this, shelf, step, state = m_tryStates.back(), move](const std::stop_token&) -> Done {
        const std::optional<KindIndex> promotion =
            move.isPromotion() ? std::optional(move.promotion) : std::nullopt;
        const MoveVerdict verdict = judgeMove(*step, state, move.from, move.to, promotion);
        // The lesson stays for as long as it is used.
        return [this, shelf, move, verdict] { takeVerdict(move, verdict); };
    });
}

void LessonPlayer::takeVerdict(const Move& move, const MoveVerdict& verdict) {
    const TryState& before = m_tryStates.back();
    std::vector<Move> line = before.played;
    line.push_back(move);
    // It may have been taken back meanwhile.
    if (line != played())
        return;
    if (!verdict.right()) {
        const auto& task = std::get<TryStep>(current()->body);
        m_refused = move;
        m_feedbackSketch = missedSketch(before.at, verdict);
        attend(m_feedbackSketch.squares(), BoardGaze::Asked);
        wrong(plainLessonText(missedText(before.at, verdict, goalOf(task, before.goal))));
        return;
    }
    if (verdict.solved || !verdict.next) {
        m_feedbackSketch = {};
        solved(tr("That is it."));
        return;
    }
    m_reply = verdict.reply;
    m_next = verdict.next;
    say(Right, tr("Right. And now?"));
    m_replyTimer.start(m_pause);
}

void LessonPlayer::answerNow() {
    if (!m_next)
        return;
    m_tryStates.push_back(*std::exchange(m_next, std::nullopt));
    const std::optional<Move> reply = std::exchange(m_reply, std::nullopt);
    if (reply) {
        // Whatever was looked back at meanwhile.
        m_session->goToPly(static_cast<int>(m_tryStates.back().played.size()) - 1);
        m_session->playTyped(*reply);
        attend(*reply);
    }
    emit changed();
}

void LessonPlayer::takeBack() {
    if (!m_refused)
        return;
    m_refused.reset();
    m_feedbackSketch = {};
    // It is gone from the list of moves, too.
    Game game(current()->position);
    for (const Move& move : m_tryStates.back().played)
        game.play(move);
    m_session->setUp(game, Match::Draws::Ignored);
    say(Nothing, LessonText());
}

void LessonPlayer::followPlay() {
    const Game& game = m_session->match().game();
    if (m_solved || game.ply() == m_playPly)
        return;
    const bool back = game.ply() < m_playPly;
    m_playPly = game.ply();
    stopWork();
    if (!back)
        attend(game.moves()[game.ply() - 1]);
    if (back) {
        // To the learner's own turn, and what came of the moves is forgotten.
        if (game.ply() % 2 == 1)
            m_session->goToPly(static_cast<int>(game.ply()) - 1);
        say(Nothing, LessonText());
        return;
    }
    switch (judgePlay(*current(), game)) {
    case PlayStatus::Reached:
        solved(tr("You have reached it."));
        break;
    case PlayStatus::Failed:
        wrong(plainLessonText(m_session->over()
                                  ? tr("%1 The goal was not reached. Try again, or take back a "
                                       "few moves.",
                                       "a sentence: how the game ended")
                                        .arg(m_session->endSentence())
                                  : tr("These were all the moves there are. Try again, or take "
                                       "back a few of them.")));
        break;
    case PlayStatus::Going:
        if (game.ply() % 2 == 1)
            think();
        else
            emit changed();
        break;
    }
}

void LessonPlayer::think() {
    const int level = searchLevel(std::get<PlayStep>(current()->body).level);
    work([this, level, game = m_session->match().game()](const std::stop_token& stop) -> Done {
        SearchOptions options;
        options.level = level;
        options.memoryBytes = std::size_t{4} << 20U;
        SearchLimits limits;
        limits.time = thinkingTime;
        limits.nodes = thinkingNodes;
        const std::optional<Move> move = Thinker(options).think(game, limits, stop).move();
        return [this, move] {
            if (move)
                m_session->playTyped(*move);
        };
    });
}

} // namespace tessera
