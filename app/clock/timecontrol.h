// How much time the players of a game have.
#pragma once

#include <QtGlobal>

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

/// The same for both players. All times are milliseconds.
struct TimeControl {
    /// What a player gets for each move: it is added after the move, or passes before the clock
    /// begins to run (what is left of it is lost).
    enum class Step : std::uint8_t { Increment, Delay };

    qint64 start = 0; ///< least to most
    qint64 step = 0;  ///< 0 to mostStep
    Step kind = Step::Increment;

    static constexpr qint64 least = 1'000;
    static constexpr qint64 most = 24 * 3'600'000;
    static constexpr qint64 mostStep = 600'000;

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// The value of the tag "TimeControl": "600+5" as in PGN; "600d5" for a delay. Nothing where there
/// is no such time, or it is outside the limits.
[[nodiscard]] std::optional<TimeControl> readTimeControl(std::string_view text);
/// The reverse; parts of a second are left out.
[[nodiscard]] std::string writeTimeControl(const TimeControl& control);

} // namespace tessera
