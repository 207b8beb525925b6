#include "timecontrol.h"

#include <charconv>

namespace tessera {

namespace {
constexpr qint64 second = 1'000;

/// The seconds that a text is, as milliseconds up to a limit.
std::optional<qint64> secondsIn(std::string_view text, qint64 limit) {
    qint64 seconds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (error != std::errc() || end != text.data() + text.size() || seconds < 0 ||
        seconds > limit / second)
        return std::nullopt;
    return seconds * second;
}
} // namespace

std::optional<TimeControl> readTimeControl(std::string_view text) {
    const std::size_t sign = text.find_first_of("+d");
    TimeControl control;
    const auto start = secondsIn(text.substr(0, sign), TimeControl::most);
    if (!start || *start < TimeControl::least)
        return std::nullopt;
    control.start = *start;
    if (sign == std::string_view::npos)
        return control;
    const auto step = secondsIn(text.substr(sign + 1), TimeControl::mostStep);
    if (!step)
        return std::nullopt;
    control.step = *step;
    control.kind = text[sign] == '+' ? TimeControl::Step::Increment : TimeControl::Step::Delay;
    return control;
}

std::string writeTimeControl(const TimeControl& control) {
    const std::string start = std::to_string(control.start / second);
    if (control.step == 0)
        return start;
    return start + (control.kind == TimeControl::Step::Increment ? '+' : 'd') +
           std::to_string(control.step / second);
}

} // namespace tessera
