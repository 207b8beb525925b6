// The times of the next game; kept with the settings.
#pragma once

#include "settings/settingsstore.h"
#include "timecontrol.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

class QJSEngine;
class QQmlEngine;

namespace tessera {

/// Every property is saved when it changes. Values out of range become the nearest one inside.
class ClockSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// "none", one of the presets, or "own".
    Q_PROPERTY(QString choice READ choice WRITE setChoice NOTIFY changed)
    /// Maps of `key`, `text` ("10 min + 5 s") and `words`.
    Q_PROPERTY(QVariantList presets READ presets CONSTANT)
    /// Of the user's own times:
    Q_PROPERTY(int minutes READ minutes WRITE setMinutes NOTIFY changed)
    Q_PROPERTY(int mostMinutes READ mostMinutes CONSTANT)
    /// For each move.
    Q_PROPERTY(int seconds READ seconds WRITE setSeconds NOTIFY changed)
    Q_PROPERTY(int mostSeconds READ mostSeconds CONSTANT)
    /// Whether they pass before a clock runs rather than being added.
    Q_PROPERTY(bool delay READ delay WRITE setDelay NOTIFY changed)

    /// What is chosen, as records write it; empty: no clocks.
    Q_PROPERTY(QString tag READ tag NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)
public:
    explicit ClockSettings(std::shared_ptr<SettingsStore> store, QObject* parent = nullptr);
    /// The singleton: kept in the store of the singleton Settings.
    static ClockSettings* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] QString choice() const { return m_choice; }
    /// An unknown one means "none".
    void setChoice(const QString& choice);
    [[nodiscard]] QVariantList presets() const;
    [[nodiscard]] int minutes() const { return m_minutes; }
    void setMinutes(int minutes);
    [[nodiscard]] static int mostMinutes();
    [[nodiscard]] int seconds() const { return m_seconds; }
    void setSeconds(int seconds);
    [[nodiscard]] static int mostSeconds();
    [[nodiscard]] bool delay() const { return m_delay; }
    void setDelay(bool delay);

    /// Nothing: no clocks.
    [[nodiscard]] std::optional<TimeControl> control() const;
    [[nodiscard]] QString tag() const;
    [[nodiscard]] QString words() const;

signals:
    void changed();

private:
    template<class Value>
    void change(Value& member, const Value& value, const QString& key);

    std::shared_ptr<SettingsStore> m_store;
    QString m_choice;
    int m_minutes = 15;
    int m_seconds = 10;
    bool m_delay = false;
};

} // namespace tessera
