#include "computer.h"

#include "game/gamesession.h"
#include "spokenmove.h"
#include "text/movetext.h"
#include "text/scoretext.h"

#include <algorithm>

namespace tessera {

namespace {
using namespace std::chrono_literals;

/// The longest that it thinks by itself; the lower levels are done sooner on most boards.
constexpr auto ownPace = 3s;
constexpr auto timeForAnswer = 1s;
constexpr std::size_t shownMoves = 6;
/// Half-moves from one offer of a draw to the next.
constexpr std::size_t offersApart = 20;
constexpr int mebibyte = 20; ///< as a power of two
} // namespace

Computer::Computer(QObject* parent)
    : QObject(parent), m_thread([this](const SearchReport& report) { hear(report); },
                                [this](const SearchReport& report) { finish(report); }) {
    m_tick.setInterval(1s);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        m_seconds = static_cast<int>(m_since.elapsed() / 1000);
        emit reported();
    });
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &Computer::playFound);
}

Computer::~Computer() = default;

GameSession* Computer::session() const {
    return m_session;
}

void Computer::setSession(GameSession* session) {
    if (m_session == session)
        return;
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    if (session != nullptr) {
        connect(session, &GameSession::moved, this, &Computer::follow);
        connect(session, &GameSession::changed, this, &Computer::consider);
        connect(session, &QObject::destroyed, this, &Computer::follow);
    }
    m_seed.reset();
    emit sessionChanged();
    follow();
}

bool Computer::isToMove() const {
    return m_session && m_session->computerPlays() && !m_session->over() &&
           m_session->ply() == m_session->lastPly() && !m_session->personToMove();
}

Computer::Work Computer::wanted() const {
    if (!m_session || !m_session->computerPlays() || m_session->over() || m_session->inspectOnly())
        return Work::None;
    if (m_session->drawOffered())
        return m_session->drawAsked() ? Work::None : Work::AnswerDraw;
    return isToMove() && !m_paused ? Work::Move : Work::None;
}

void Computer::follow() {
    m_work = Work::None;
    m_thread.drop();
    m_delay.stop();
    m_tick.stop();
    m_remark.clear();
    if (m_session) {
        const Players players = m_session->players();
        const auto ply = static_cast<std::size_t>(m_session->lastPly());
        if (m_seed != players.seed) {
            m_seed = players.seed;
            // A game of two computers that is opened is looked at first.
            m_paused = players.onlyComputers() && ply > 0;
            m_judged.clear();
            m_lastOffer = 0;
            m_report = {};
            m_seconds = 0;
            emit reported();
        }
        std::erase_if(m_judged, [ply](const Judged& judged) { return judged.ply >= ply; });
        m_lastOffer = std::min(m_lastOffer, ply);
    }
    consider();
    emit changed();
}

void Computer::consider() {
    const Work work = wanted();
    if (work == m_work)
        return;
    m_thread.drop();
    m_delay.stop();
    m_tick.stop();
    m_work = work;
    if (work != Work::None)
        begin(work);
    emit changed();
}

SearchOptions Computer::options(int level) const {
    SearchOptions options;
    options.memoryBytes = static_cast<std::size_t>(m_memory) << mebibyte;
    options.threads = m_secondThread ? 2 : 1;
    options.level = level;
    options.seed = m_session->players().seed;
    return options;
}

SearchLimits Computer::limits() const {
    if (m_limits)
        return *m_limits;
    SearchLimits limits;
    limits.time = m_work == Work::AnswerDraw ? timeForAnswer
                  : m_secondsForMove > 0     ? std::chrono::seconds(m_secondsForMove)
                                             : ownPace;
    return limits;
}

void Computer::begin(Work work) {
    const Game& game = m_session->match().game();
    // An offer is weighed with all it can see, whatever its level plays.
    const int level = work == Work::Move ? *m_session->players().level(game.current().sideToMove())
                                         : fullStrength;
    m_remark.clear();
    m_hurried = false;
    m_asked = game;
    m_seconds = 0;
    m_since.start();
    m_tick.start();
    m_thread.ask({game, limits(), options(level)});
    emit reported();
}

void Computer::hear(const SearchReport& report) {
    m_report = report;
    m_about = m_asked;
    emit reported();
}

void Computer::finish(const SearchReport& report) {
    hear(report);
    m_tick.stop();
    if (m_work == Work::AnswerDraw) {
        answerDraw();
        return;
    }
    const auto left = m_hurried ? 0 : m_leastTime - static_cast<int>(m_since.elapsed());
    if (left > 0)
        m_delay.start(left);
    else
        playFound();
}

void Computer::playFound() {
    const std::optional<Move> move = m_report.move();
    if (m_work != Work::Move || !move)
        return;
    const Side side = m_asked->current().sideToMove();
    keepJudgement(valueOf(m_report.lines.front().score));
    const std::vector<Judged> own = judgedBy(side);
    const int level = *m_session->players().level(side);
    if (m_mayResign && resigns(m_asked->current(), own, level)) {
        m_session->resignComputed(side);
        return;
    }
    m_session->playComputed(*move);
    const Game& game = m_session->match().game();
    const std::size_t played = game.moves().size();
    if (!m_session->over() && offersDraw(game, own) && played >= m_lastOffer + offersApart) {
        m_lastOffer = played;
        m_session->offerComputedDraw(side);
    }
}

void Computer::answerDraw() {
    const Side asked = opponent(*m_session->match().drawOffer());
    const bool toMove = m_asked->current().sideToMove() == asked;
    const int value =
        m_report.lines.empty() ? 0 : valueOf(m_report.lines.front().score) * (toMove ? 1 : -1);
    const DrawView view = viewOfDraw(*m_asked, value, judgedBy(asked));
    const QString why = drawReason(view);
    m_session->answerDraw(acceptsDraw(view), why);
    m_remark = acceptsDraw(view) ? QString() : why;
    emit changed();
}

void Computer::keepJudgement(int value) {
    m_judged.push_back({m_asked->ply(), value});
}

std::vector<Judged> Computer::judgedBy(Side side) const {
    std::vector<Judged> own;
    std::ranges::copy_if(m_judged, std::back_inserter(own), [&](const Judged& judged) {
        return m_session->match().sideToMoveAt(judged.ply) == side;
    });
    return own;
}

void Computer::stop() {
    if (m_paused || !m_session || !m_session->computerPlays())
        return;
    m_paused = true;
    consider();
    emit changed();
    emit m_session->announced(stoppedText());
}

void Computer::goOn() {
    if (!m_paused)
        return;
    m_paused = false;
    consider();
    emit changed();
}

void Computer::moveNow() {
    if (m_work != Work::Move)
        return;
    if (m_delay.isActive()) {
        m_delay.stop();
        playFound();
        return;
    }
    m_hurried = true;
    m_thread.stop();
}

QString Computer::sentence() const {
    if (!m_session || m_session->over() || m_session->drawOffered() || m_session->inspectOnly())
        return {};
    if (!m_remark.isEmpty() && m_work == Work::None)
        return m_remark;
    if (m_work == Work::Move)
        return m_remark.isEmpty() ? tr("The computer is thinking…") : m_remark;
    return m_paused && isToMove() ? stoppedText() : QString();
}

QString Computer::stoppedText() {
    return tr("The computer is stopped. Let it go on when you like.");
}

QString Computer::line() const {
    return m_report.lines.empty()
               ? QString()
               : numberedMoves(m_about->current(), m_report.lines.front().moves, shownMoves)
                     .join(u' ');
}

QString Computer::spokenLine() const {
    return m_report.lines.empty()
               ? QString()
               : spokenPly(m_about->current(), m_report.lines.front().moves.front(),
                           m_session ? m_session->spokenStyle() : SpokenStyle::Words);
}

QString Computer::score() const {
    if (m_report.lines.empty())
        return {};
    return scoreText(forWhite(m_report.lines.front().score, m_about->current().sideToMove()));
}

} // namespace tessera
