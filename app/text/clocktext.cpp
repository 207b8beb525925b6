#include "clocktext.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {
constexpr qint64 second = 1'000;
constexpr qint64 minute = 60 * second;
constexpr qint64 hour = 60 * minute;
/// Below this tenths of a second are shown.
constexpr qint64 tenthsBelow = 10 * second;
constexpr qint64 tenth = second / 10;

QString tr(const char* text, const char* comment = nullptr, int count = -1) {
    return QCoreApplication::translate("tessera::ClockText", text, comment, count);
}

qint64 roundedUp(qint64 milliseconds, qint64 unit) {
    return (std::max<qint64>(milliseconds, 0) + unit - 1) / unit;
}

QString hoursText(int count) {
    return count == 1 ? tr("1 hour") : tr("%n hours", nullptr, count);
}
QString minutesText(int count) {
    return count == 1 ? tr("1 minute") : tr("%n minutes", nullptr, count);
}
QString secondsText(int count) {
    return count == 1 ? tr("1 second") : tr("%n seconds", nullptr, count);
}
} // namespace

QString clockFace(qint64 milliseconds) {
    if (milliseconds > 0 && milliseconds < tenthsBelow) {
        const qint64 tenths = roundedUp(milliseconds, tenth);
        if (tenths < tenthsBelow / tenth)
            return QStringLiteral("0:%1.%2")
                .arg(tenths / 10, 2, 10, QLatin1Char('0'))
                .arg(tenths % 10);
    }
    const qint64 seconds = roundedUp(milliseconds, second);
    const QString tail = QStringLiteral("%1").arg(seconds % 60, 2, 10, QLatin1Char('0'));
    if (seconds < hour / second)
        return QStringLiteral("%1:%2").arg(seconds / 60).arg(tail);
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(tail);
}

int untilFaceChanges(qint64 milliseconds) {
    const qint64 unit = milliseconds <= tenthsBelow ? tenth : second;
    const qint64 rest = milliseconds % unit;
    return static_cast<int>(rest == 0 ? unit : rest);
}

QString timeInWords(qint64 milliseconds) {
    const auto seconds = static_cast<int>(roundedUp(milliseconds, second));
    QStringList parts;
    if (const int hours = seconds / 3600; hours > 0)
        parts.append(hoursText(hours));
    if (const int minutes = seconds / 60 % 60; minutes > 0)
        parts.append(minutesText(minutes));
    if (const int rest = seconds % 60; rest > 0 || parts.isEmpty())
        parts.append(secondsText(rest));
    QString text = parts.takeFirst();
    for (const QString& part : parts)
        text = tr("%1 and %2", "parts of a time").arg(text, part);
    return text;
}

QString timeControlInWords(const TimeControl& control) {
    const QString start = timeInWords(control.start);
    if (control.step == 0)
        return tr("%1 each").arg(start);
    return (control.kind == TimeControl::Step::Increment
                ? tr("%1 each, and %2 more for every move")
                : tr("%1 each; a clock waits %2 before it begins to run"))
        .arg(start, timeInWords(control.step));
}

} // namespace tessera
