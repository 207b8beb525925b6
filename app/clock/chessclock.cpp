#include "chessclock.h"

#include <algorithm>

namespace tessera {

void ChessClock::start(qint64 now) {
    if (!m_since)
        m_since = now;
}

void ChessClock::stop(qint64 now) {
    m_used = used(now);
    m_since.reset();
}

qint64 ChessClock::used(qint64 now) const {
    return m_used + (m_since ? std::max<qint64>(now - *m_since, 0) : 0);
}

qint64 ChessClock::left(Side side, qint64 now) const {
    const qint64 before = m_left[static_cast<std::size_t>(side)];
    if (side != m_toMove)
        return before;
    const qint64 free = m_control.kind == TimeControl::Step::Delay ? m_control.step : 0;
    return std::max<qint64>(before - std::max<qint64>(used(now) - free, 0), 0);
}

qint64 ChessClock::keptAfterMove(qint64 now) const {
    const qint64 added = m_control.kind == TimeControl::Step::Increment ? m_control.step : 0;
    return left(m_toMove, now) + added;
}

} // namespace tessera
