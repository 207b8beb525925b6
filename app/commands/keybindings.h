// Which keys give which command.
#pragma once

#include "command.h"

#include <QKeyEvent>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tessera {

/// One key with its modifiers, in the one form that compares equal: without the keypad's mark,
/// Enter as Return, and signs such as / without the Shift that some keyboards type them with.
/// Nothing for modifiers alone and keys without a name.
[[nodiscard]] std::optional<QKeyCombination> keyOf(int key, Qt::KeyboardModifiers modifiers);
/// The same from its portable name, such as "Ctrl+Shift+Z"; nothing when it is not exactly one key.
[[nodiscard]] std::optional<QKeyCombination> keyNamed(const QString& name);
/// "Ctrl+Shift+Z", for files and for QML's shortcuts.
[[nodiscard]] QString keyName(QKeyCombination key);

/// The keys in force. No two commands that can work at the same time ever share a key.
class KeyBindings {
public:
    /// The defaults.
    KeyBindings();

    [[nodiscard]] const QList<QKeyCombination>& keys(Command command) const;
    [[nodiscard]] QStringList keyNames(Command command) const;
    [[nodiscard]] bool isDefault(Command command) const;
    [[nodiscard]] bool allDefault() const;

    /// The command of a key that was pressed while the board or the tesseract has the focus, as
    /// `place` says: its own, else another one that works there.
    [[nodiscard]] std::optional<Command> find(const QKeyEvent& event,
                                              CommandScope place = CommandScope::Board) const;
    /// Another command that has this key wherever `command` would work.
    [[nodiscard]] std::optional<Command> holder(Command command, QKeyCombination key) const;
    /// Whether a control of the window needs the key for itself: Enter, arrows and the like work
    /// buttons, so only the board can have them without Ctrl, Alt or Meta.
    [[nodiscard]] static bool controlsNeed(Command command, QKeyCombination key);

    /// Takes over keys that nobody else holds; false, and no change, when that is not so.
    bool setKeys(Command command, const QList<QKeyCombination>& keys);
    /// Back to its default keys; false when another command has one of them now.
    bool reset(Command command);
    void resetAll();

    /// Takes over what a file says, by id: for each command a list of key names, or an empty list.
    /// What is no key, or would give two commands the same key, leaves the defaults.
    struct Entry {
        Command command{};
        QStringList names;
    };
    void load(const std::vector<Entry>& entries);

private:
    [[nodiscard]] bool allowed(Command command, QKeyCombination key) const;
    /// Commands with changed keys that another command has, too.
    [[nodiscard]] std::vector<Command> clashes() const;
    QList<QKeyCombination>& at(Command command);

    std::vector<QList<QKeyCombination>> m_keys; ///< by Command
};

} // namespace tessera
