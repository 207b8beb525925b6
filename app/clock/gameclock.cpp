#include "gameclock.h"

#include "game/match.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {
constexpr qint64 lowAtMost = 60'000;
constexpr int lowPart = 10;
} // namespace

GameClock::GameClock(QObject* parent) : QObject(parent) {
    m_since.start();
    m_now = [this] { return m_since.elapsed(); };
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &GameClock::look);
}

QString GameClock::control() const {
    return timed() ? timeControlInWords(*m_control) : QString();
}

qint64 GameClock::left(Side side) const {
    if (!timed())
        return 0;
    return m_back ? (*m_back)[static_cast<std::size_t>(side)] : m_turn.left(side, m_now());
}

bool GameClock::low(Side side) const {
    return timed() && left(side) < std::min(lowAtMost, m_control->start / lowPart);
}

std::optional<qint64> GameClock::keptAfterMove() const {
    if (!timed())
        return std::nullopt;
    return m_back ? m_backKept : m_turn.keptAfterMove(m_now());
}

void GameClock::follow(const Match& match, bool looking, bool opened) {
    const auto before = std::exchange(m_control, match.timeControl());
    if (!timed()) {
        m_turn = {};
        m_back.reset();
        m_paused = false;
    } else {
        const Game& game = match.game();
        const std::size_t end = game.moves().size();
        const bool over = match.endOfLine().kind != EndKind::None;
        const std::uint64_t line = match.lineKey();
        // An end that is taken back gives the turn back that it ended.
        if (opened || m_control != before || line != m_line || (m_over && !over)) {
            m_turn = ChessClock(*m_control, match.timesAt(end), match.sideToMoveAt(end),
                                opened ? match.timeUsed() : 0);
            m_paused = opened && end > 0 && !over;
        }
        m_line = line;
        m_begun = end > 0;
        m_over = over;
        m_back.reset();
        if (const std::size_t here = game.ply(); here < end) {
            m_back = match.timesAt(here);
            m_backKept = ChessClock(*m_control, *m_back, match.sideToMoveAt(here)).keptAfterMove(0);
        }
    }
    m_looking = looking;
    settle();
}

void GameClock::setHeld(bool held) {
    if (held == m_held)
        return;
    m_held = held;
    emit heldChanged();
    settle();
}

void GameClock::settle() {
    const bool before = runs();
    if (pausable() && !m_paused && !m_held && !m_looking && !m_back)
        m_turn.start(m_now());
    else
        m_turn.stop(m_now());
    emit changed();
    emit ticked();
    if (before && !runs())
        emit stopped();
    wait();
}

void GameClock::wait() {
    m_timer.stop();
    if (!runs())
        return;
    const qint64 rest = left(m_turn.toMove());
    m_timer.start(rest > 0 ? untilFaceChanges(rest) : 0);
}

void GameClock::look() {
    if (!runs())
        return;
    emit ticked();
    if (const Side side = m_turn.toMove(); left(side) > 0)
        wait();
    else
        emit flagFell(side);
}

void GameClock::pause() {
    if (!pausable() || m_paused)
        return;
    m_paused = true;
    settle();
    emit announced(tr("The clocks stand still."));
}

void GameClock::goOn() {
    if (!pausable() || !m_paused)
        return;
    m_paused = false;
    settle();
    tell();
}

void GameClock::tell() {
    if (!timed()) {
        emit announced(tr("This game is played without clocks."));
        return;
    }
    const QString times =
        tr("White has %1, Black %2.", "times in words").arg(whiteInWords(), blackInWords());
    const QString state = m_over         ? QString()
                          : !m_begun     ? tr("The clocks start with the first move.")
                          : !runs()      ? tr("The clocks stand still.")
                          : whitesTurn() ? tr("White's clock runs.")
                                         : tr("Black's clock runs.");
    emit announced(state.isEmpty() ? times
                                   : tr("%1 %2", "times, which clock runs").arg(times, state));
}

} // namespace tessera
