#include "keybindings.h"

#include <QKeySequence>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

QList<QKeyCombination> defaults(const CommandInfo& info) {
    QList<QKeyCombination> keys;
    for (const QString& name : QString::fromLatin1(info.keys).split(u' ', Qt::SkipEmptyParts)) {
        if (const auto key = keyNamed(name))
            keys.append(*key);
    }
    return keys;
}

bool isModifier(int key) {
    constexpr std::array modifiers{Qt::Key_Shift,   Qt::Key_Control, Qt::Key_Alt,
                                   Qt::Key_Meta,    Qt::Key_AltGr,   Qt::Key_CapsLock,
                                   Qt::Key_NumLock, Qt::Key_Super_L, Qt::Key_Super_R};
    return std::find(modifiers.begin(), modifiers.end(), key) != modifiers.end();
}

// On many keyboards a sign such as / or [ is typed with Shift; it is the same sign.
bool isSign(int key) {
    return key > Qt::Key_Space && key < 0x100 && !QChar(key).isLetterOrNumber();
}

bool overlap(CommandScope one, CommandScope other) {
    return one == other || one == CommandScope::Window || other == CommandScope::Window;
}

} // namespace

std::optional<QKeyCombination> keyOf(int key, Qt::KeyboardModifiers modifiers) {
    if (key <= 0 || key == Qt::Key_unknown || isModifier(key))
        return std::nullopt;
    modifiers &= ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    if (key == Qt::Key_Enter)
        key = Qt::Key_Return;
    if (key == Qt::Key_Backtab) {
        key = Qt::Key_Tab;
        modifiers |= Qt::ShiftModifier;
    }
    if (isSign(key) && modifiers.testFlag(Qt::ShiftModifier))
        modifiers &= ~Qt::ShiftModifier;
    const QKeyCombination combination(modifiers, static_cast<Qt::Key>(key));
    if (keyName(combination).isEmpty())
        return std::nullopt;
    return combination;
}

std::optional<QKeyCombination> keyNamed(const QString& name) {
    const QKeySequence sequence = QKeySequence::fromString(name, QKeySequence::PortableText);
    if (sequence.count() != 1)
        return std::nullopt;
    return keyOf(sequence[0].key(), sequence[0].keyboardModifiers());
}

QString keyName(QKeyCombination key) {
    return QKeySequence(key).toString(QKeySequence::PortableText);
}

KeyBindings::KeyBindings() {
    for (const CommandInfo& info : allCommands())
        m_keys.push_back(defaults(info));
}

const QList<QKeyCombination>& KeyBindings::keys(Command command) const {
    return m_keys[static_cast<std::size_t>(command)];
}

QList<QKeyCombination>& KeyBindings::at(Command command) {
    return m_keys[static_cast<std::size_t>(command)];
}

QStringList KeyBindings::keyNames(Command command) const {
    QStringList names;
    for (const QKeyCombination key : keys(command))
        names.append(keyName(key));
    return names;
}

bool KeyBindings::isDefault(Command command) const {
    return keys(command) == defaults(commandInfo(command));
}

bool KeyBindings::allDefault() const {
    return std::ranges::all_of(allCommands(),
                               [this](const CommandInfo& info) { return isDefault(info.command); });
}

std::optional<Command> KeyBindings::find(const QKeyEvent& event, CommandScope place) const {
    const auto pressed = keyOf(event.key(), event.modifiers());
    if (!pressed)
        return std::nullopt;
    std::optional<Command> found;
    for (const CommandInfo& info : allCommands()) {
        if (!keys(info.command).contains(*pressed))
            continue;
        if (info.scope == place)
            return info.command;
        if (info.scope != CommandScope::Tesseract)
            found = info.command;
    }
    return found;
}

std::optional<Command> KeyBindings::holder(Command command, QKeyCombination key) const {
    for (const CommandInfo& info : allCommands()) {
        if (info.command != command && overlap(info.scope, commandInfo(command).scope) &&
            keys(info.command).contains(key))
            return info.command;
    }
    return std::nullopt;
}

bool KeyBindings::controlsNeed(Command command, QKeyCombination key) {
    if (commandInfo(command).scope != CommandScope::Window)
        return key.key() == Qt::Key_Tab;
    constexpr std::array needed{Qt::Key_Return, Qt::Key_Space,    Qt::Key_Escape, Qt::Key_Tab,
                                Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,     Qt::Key_Down,
                                Qt::Key_Home,   Qt::Key_End,      Qt::Key_PageUp, Qt::Key_PageDown,
                                Qt::Key_Delete, Qt::Key_Backspace};
    return (key.keyboardModifiers() & ~Qt::ShiftModifier) == Qt::NoModifier &&
           std::find(needed.begin(), needed.end(), key.key()) != needed.end();
}

bool KeyBindings::allowed(Command command, QKeyCombination key) const {
    return !controlsNeed(command, key) && !holder(command, key);
}

bool KeyBindings::setKeys(Command command, const QList<QKeyCombination>& keys) {
    if (commandInfo(command).fixed ||
        !std::ranges::all_of(keys, [&](QKeyCombination key) { return allowed(command, key); }))
        return false;
    at(command) = keys;
    return true;
}

bool KeyBindings::reset(Command command) {
    const QList<QKeyCombination> keys = defaults(commandInfo(command));
    if (std::ranges::any_of(keys,
                            [&](QKeyCombination key) { return holder(command, key).has_value(); }))
        return false;
    at(command) = keys;
    return true;
}

void KeyBindings::resetAll() {
    *this = KeyBindings();
}

void KeyBindings::load(const std::vector<Entry>& entries) {
    resetAll();
    for (const Entry& entry : entries) {
        QList<QKeyCombination> keys;
        for (const QString& name : entry.names) {
            const auto key = keyNamed(name);
            if (key && !controlsNeed(entry.command, *key) && !keys.contains(*key))
                keys.append(*key);
        }
        const bool readable = keys.size() == entry.names.size();
        if (readable && !commandInfo(entry.command).fixed)
            at(entry.command) = keys;
    }
    // Two changes may be right together only, so they are judged when all are made. The defaults
    // share no key, hence this ends.
    for (std::vector<Command> wrong = clashes(); !wrong.empty(); wrong = clashes()) {
        for (const Command command : wrong)
            at(command) = defaults(commandInfo(command));
    }
}

std::vector<Command> KeyBindings::clashes() const {
    std::vector<Command> found;
    for (const CommandInfo& info : allCommands()) {
        const bool clash = std::ranges::any_of(keys(info.command), [&](QKeyCombination key) {
            return holder(info.command, key).has_value();
        });
        if (clash && !isDefault(info.command))
            found.push_back(info.command);
    }
    return found;
}

} // namespace tessera
