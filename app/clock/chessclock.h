// A chess clock as a value: it is told the time, and never asks for it.
#pragma once

#include "geometry/square.h"
#include "timecontrol.h"

#include <array>
#include <optional>

namespace tessera {

/// What both players have left, in milliseconds: White, Black.
using ClockTimes = std::array<qint64, 2>;

/// The clock of one turn. `now` is any count of milliseconds that only goes up.
class ChessClock {
public:
    ChessClock() = default;
    /// A turn begins: what both had left when the move before it was made, and how much of the turn
    /// has been used already.
    ChessClock(const TimeControl& control, const ClockTimes& left, Side toMove, qint64 used = 0)
        : m_control(control), m_left(left), m_toMove(toMove), m_used(used) {}

    [[nodiscard]] bool runs() const { return m_since.has_value(); }
    void start(qint64 now);
    void stop(qint64 now);

    [[nodiscard]] Side toMove() const { return m_toMove; }
    /// Never below zero.
    [[nodiscard]] qint64 left(Side side, qint64 now) const;
    /// Whether the player to move has no time left.
    [[nodiscard]] bool fallen(qint64 now) const { return left(m_toMove, now) == 0; }
    /// What the player to move keeps when the move is made now.
    [[nodiscard]] qint64 keptAfterMove(qint64 now) const;
    /// How much of this turn has been used, with what a delay gives.
    [[nodiscard]] qint64 used(qint64 now) const;

private:
    TimeControl m_control;
    ClockTimes m_left{};
    Side m_toMove = Side::White;
    qint64 m_used = 0;
    std::optional<qint64> m_since;
};

} // namespace tessera
