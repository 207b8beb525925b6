#include "sounds.h"

#include "settings/settings.h"

#include <QAudio>
#include <QFileInfo>
#include <QQmlEngine>
#include <QSoundEffect>
#include <QUrl>

#include <algorithm>

namespace tessera {

namespace {
const QString onKey = QStringLiteral("sound/on");
const QString volumeKey = QStringLiteral("sound/volume");
constexpr int step = 10;
constexpr int mostVolume = 100;

// In the order of Cue.
constexpr std::array<const char*, cue::cueCount> files{"move",    "capture", "check", "end",
                                                       "illegal", "edge",    "board", "low-time"};

int usableVolume(int percent) {
    return std::clamp((percent + step / 2) / step * step, step, mostVolume);
}

/// Qt's sound asks the desktop's server and complains on the console where there is none.
bool hasSoundServer() {
    if (qEnvironmentVariableIsSet("PULSE_SERVER"))
        return true;
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !runtime.isEmpty() && QFileInfo::exists(runtime + QStringLiteral("/pulse/native"));
}
} // namespace

Sounds::Sounds(std::shared_ptr<SettingsStore> store, QObject* parent)
    : QObject(parent), m_store(std::move(store)), m_available(hasSoundServer()) {
    m_on = m_store->value(onKey, m_on).toBool();
    m_volume = usableVolume(m_store->value(volumeKey, m_volume).toInt());
}

Sounds::~Sounds() = default;

Sounds* Sounds::create(QQmlEngine* engine, QJSEngine*) {
    auto* settings = engine->singletonInstance<Settings*>(qmlTypeId("Tessera", 1, 0, "Settings"));
    return new Sounds(settings->store());
}

void Sounds::setOn(bool on) {
    if (on == m_on)
        return;
    m_on = on;
    m_store->setValue(onKey, on);
    m_store->save();
    emit changed();
}

void Sounds::setVolume(int percent) {
    const int volume = usableVolume(percent);
    if (volume == m_volume)
        return;
    m_volume = volume;
    m_store->setValue(volumeKey, volume);
    m_store->save();
    emit changed();
}

QString Sounds::fileOf(Cue cue) {
    return QStringLiteral(":/tessera/cues/%1.wav")
        .arg(QLatin1String(files[static_cast<std::size_t>(cue)]));
}

void Sounds::play(Cue cue) {
    if (!m_on || !m_available)
        return;
    std::unique_ptr<QSoundEffect>& effect = m_effects[static_cast<std::size_t>(cue)];
    if (!effect) {
        effect = std::make_unique<QSoundEffect>();
        effect->setSource(QUrl(QStringLiteral("qrc") + fileOf(cue)));
    }
    // Loudness is heard by ratios.
    effect->setVolume(QAudio::convertVolume(static_cast<float>(m_volume) / mostVolume,
                                            QAudio::LogarithmicVolumeScale,
                                            QAudio::LinearVolumeScale));
    effect->play();
}

} // namespace tessera
