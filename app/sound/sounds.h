// What is heard, and how loud; kept with the settings.
#pragma once

#include "cue.h"
#include "settings/settingsstore.h"

#include <array>
#include <memory>

class QJSEngine;
class QQmlEngine;
class QSoundEffect;

namespace tessera {

/// Nothing of sound is loaded before the first cue, and nothing at all where the desktop has none.
class Sounds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY changed)
    /// In percent, in steps of ten from 10 to 100.
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY changed)
    /// Whether this desktop has sound.
    Q_PROPERTY(bool available READ isAvailable CONSTANT)
public:
    explicit Sounds(std::shared_ptr<SettingsStore> store, QObject* parent = nullptr);
    ~Sounds() override;
    /// The singleton: kept in the store of the singleton Settings.
    static Sounds* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    [[nodiscard]] int volume() const { return m_volume; }
    void setVolume(int percent);
    [[nodiscard]] bool isAvailable() const { return m_available; }

    /// Plays it unless sounds are off.
    Q_INVOKABLE void play(tessera::cue::Cue cue);
    /// The file of a cue, in the program's resources.
    [[nodiscard]] static QString fileOf(Cue cue);

signals:
    void changed();

private:
    std::shared_ptr<SettingsStore> m_store;
    bool m_on = true;
    int m_volume = 60;
    bool m_available = false;
    std::array<std::unique_ptr<QSoundEffect>, cue::cueCount> m_effects;
};

} // namespace tessera
