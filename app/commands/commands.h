// The commands of the program and their keys, for QML and for the board.
#pragma once

#include "keybindings.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QJSEngine;
class QQmlEngine;

namespace tessera {

class SettingsStore;

/// Names commands by their ids and keys by their portable names ("Ctrl+Z"). Every change is saved
/// with the settings at once.
class Commands : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// By id: the portable names of its keys, for a Shortcut's `sequences`.
    Q_PROPERTY(QVariantMap sequences READ sequences NOTIFY changed)
    /// By id: its first key as people read it, for tips; empty when it has none.
    Q_PROPERTY(QVariantMap keys READ keys NOTIFY changed)
    /// By id: all its keys as people read them: "Ctrl+Shift+Z, Ctrl+Y".
    Q_PROPERTY(QVariantMap allKeys READ allKeys NOTIFY changed)
    Q_PROPERTY(bool allDefault READ allDefault NOTIFY changed)
public:
    explicit Commands(std::shared_ptr<SettingsStore> store, QObject* parent = nullptr);
    explicit Commands(const QString& fileName, QObject* parent = nullptr);
    /// The singleton: its keys stand in the store of the singleton Settings.
    static Commands* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] const KeyBindings& bindings() const { return m_bindings; }
    [[nodiscard]] QVariantMap sequences() const { return m_sequences; }
    [[nodiscard]] QVariantMap keys() const { return m_firstKeys; }
    [[nodiscard]] QVariantMap allKeys() const { return m_allKeys; }
    [[nodiscard]] bool allDefault() const { return m_bindings.allDefault(); }

    Q_INVOKABLE QString title(const QString& id) const;
    Q_INVOKABLE QString description(const QString& id) const;
    Q_INVOKABLE bool isDefault(const QString& id) const;
    Q_INVOKABLE bool isFixed(const QString& id) const;
    /// Its default keys as people read them.
    Q_INVOKABLE QString defaultKeys(const QString& id) const;

    /// Rows of a list, maps of `heading`, `note` and `command` (an id; empty: a heading): the
    /// commands that have all words of `text` in their heading, title, description or keys and,
    /// when `key` is not empty, this key.
    Q_INVOKABLE QVariantList entries(const QString& text, const QString& key) const;

    /// The portable name of a key that was pressed; empty for modifiers alone.
    Q_INVOKABLE QString pressedKey(int key, int modifiers) const;
    /// As people read it.
    Q_INVOKABLE QString keyText(const QString& key) const;
    /// Why a command cannot have this key, as a sentence; empty when it can.
    Q_INVOKABLE QString refusal(const QString& id, const QString& key) const;

    /// Gives a command this key, instead of those it has or besides them; false when refused.
    Q_INVOKABLE bool setKey(const QString& id, const QString& key, bool besides);
    Q_INVOKABLE void removeKeys(const QString& id);
    /// Back to the default; a sentence when another command has that key now, else empty.
    Q_INVOKABLE QString reset(const QString& id);
    Q_INVOKABLE void resetAll();

signals:
    void changed();

private:
    [[nodiscard]] QString heldBy(Command holder, const QString& key) const;
    void load();
    void set(Command command);
    void refresh();

    std::shared_ptr<SettingsStore> m_store;
    KeyBindings m_bindings;
    QVariantMap m_sequences;
    QVariantMap m_firstKeys;
    QVariantMap m_allKeys;
};

} // namespace tessera
