#include "clocksettings.h"

#include "settings/settings.h"
#include "text/clocktext.h"

#include <QQmlEngine>

#include <algorithm>
#include <array>

namespace tessera {

namespace {
const QString choiceKey = QStringLiteral("clock/choice");
const QString minutesKey = QStringLiteral("clock/minutes");
const QString secondsKey = QStringLiteral("clock/seconds");
const QString delayKey = QStringLiteral("clock/delay");
const QString none = QStringLiteral("none");
const QString own = QStringLiteral("own");
constexpr qint64 second = 1'000;
constexpr qint64 minute = 60 * second;

struct Preset {
    const char* key;
    TimeControl control;
};
// A move over four boards takes a beginner longer than one over a single board.
constexpr std::array presets{
    Preset{"brisk", {10 * minute, 5 * second, TimeControl::Step::Increment}},
    Preset{"steady", {20 * minute, 10 * second, TimeControl::Step::Increment}},
    Preset{"long", {60 * minute, 30 * second, TimeControl::Step::Increment}},
};

std::optional<TimeControl> presetOf(const QString& key) {
    const auto found = std::ranges::find_if(
        presets, [&key](const Preset& preset) { return key == QLatin1String(preset.key); });
    return found == presets.end() ? std::nullopt : std::optional(found->control);
}
QString knownChoice(const QString& choice) {
    return choice == own || presetOf(choice) ? choice : none;
}
} // namespace

ClockSettings::ClockSettings(std::shared_ptr<SettingsStore> store, QObject* parent)
    : QObject(parent), m_store(std::move(store)),
      m_choice(knownChoice(m_store->value(choiceKey, none).toString())) {
    m_minutes = std::clamp(m_store->value(minutesKey, m_minutes).toInt(), 1, mostMinutes());
    m_seconds = std::clamp(m_store->value(secondsKey, m_seconds).toInt(), 0, mostSeconds());
    m_delay = m_store->value(delayKey, m_delay).toBool();
}

ClockSettings* ClockSettings::create(QQmlEngine* engine, QJSEngine*) {
    auto* settings = engine->singletonInstance<Settings*>(qmlTypeId("Tessera", 1, 0, "Settings"));
    return new ClockSettings(settings->store());
}

template<class Value>
void ClockSettings::change(Value& member, const Value& value, const QString& key) {
    if (member == value)
        return;
    member = value;
    m_store->setValue(key, value);
    m_store->save();
    emit changed();
}

void ClockSettings::setChoice(const QString& choice) {
    change(m_choice, knownChoice(choice), choiceKey);
}

void ClockSettings::setMinutes(int minutes) {
    change(m_minutes, std::clamp(minutes, 1, mostMinutes()), minutesKey);
}

int ClockSettings::mostMinutes() {
    return static_cast<int>(TimeControl::most / minute);
}

void ClockSettings::setSeconds(int seconds) {
    change(m_seconds, std::clamp(seconds, 0, mostSeconds()), secondsKey);
}

int ClockSettings::mostSeconds() {
    return static_cast<int>(TimeControl::mostStep / second);
}

void ClockSettings::setDelay(bool delay) {
    change(m_delay, delay, delayKey);
}

QVariantList ClockSettings::presets() const {
    QVariantList list;
    for (const Preset& preset : tessera::presets)
        list.append(
            QVariantMap{{QStringLiteral("key"), QString::fromLatin1(preset.key)},
                        {QStringLiteral("text"), tr("%1 min + %2 s", "for the game, for each move")
                                                     .arg(preset.control.start / minute)
                                                     .arg(preset.control.step / second)},
                        {QStringLiteral("words"), timeControlInWords(preset.control)}});
    return list;
}

std::optional<TimeControl> ClockSettings::control() const {
    if (m_choice == own)
        return TimeControl{m_minutes * minute, m_seconds * second,
                           m_delay ? TimeControl::Step::Delay : TimeControl::Step::Increment};
    return presetOf(m_choice);
}

QString ClockSettings::tag() const {
    const auto chosen = control();
    return chosen ? QString::fromStdString(writeTimeControl(*chosen)) : QString();
}

QString ClockSettings::words() const {
    const auto chosen = control();
    return chosen ? timeControlInWords(*chosen) : tr("Take as long as you like.");
}

} // namespace tessera
