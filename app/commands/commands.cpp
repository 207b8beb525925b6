#include "commands.h"

#include "settings.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QQmlEngine>

#include <algorithm>
#include <array>
#include <utility>

namespace tessera {

namespace {

const QString storeGroup = QStringLiteral("keys/");
/// What stands in the file for a command without a key; an empty list cannot be told from nothing.
const QString noKey = QStringLiteral("none");

QString words(const char* text) {
    return *text == '\0' ? QString() : QCoreApplication::translate("Commands", text);
}

const CommandInfo* infoOf(const QString& id) {
    const auto all = allCommands();
    const auto found = std::ranges::find_if(
        all, [&](const CommandInfo& info) { return id == QLatin1String(info.id); });
    return found == all.end() ? nullptr : &*found;
}

QString storeKey(Command command) {
    return storeGroup + QLatin1String(commandInfo(command).id);
}

QString readable(const QList<QKeyCombination>& keys) {
    QStringList texts;
    for (const QKeyCombination key : keys)
        texts.append(QKeySequence(key).toString(QKeySequence::NativeText));
    return texts.join(QStringLiteral(", "));
}

} // namespace

Commands::Commands(std::shared_ptr<SettingsStore> store, QObject* parent)
    : QObject(parent), m_store(std::move(store)) {
    load();
    refresh();
}

Commands::Commands(const QString& fileName, QObject* parent)
    : Commands(std::make_shared<SettingsStore>(fileName), parent) {}

Commands* Commands::create(QQmlEngine* engine, QJSEngine*) {
    auto* settings = engine->singletonInstance<Settings*>(qmlTypeId("Tessera", 1, 0, "Settings"));
    return new Commands(settings->store());
}

void Commands::load() {
    std::vector<KeyBindings::Entry> entries;
    for (const CommandInfo& info : allCommands()) {
        const QString key = storeKey(info.command);
        if (!m_store->contains(key))
            continue;
        QStringList names = m_store->value(key).toStringList();
        if (names == QStringList{noKey})
            names.clear();
        else if (names.isEmpty())
            continue; // not written by this program
        entries.push_back({info.command, names});
    }
    m_bindings.load(entries);
}

void Commands::set(Command command) {
    const QString key = storeKey(command);
    if (m_bindings.isDefault(command)) {
        m_store->remove(key);
        return;
    }
    const QStringList names = m_bindings.keyNames(command);
    m_store->setValue(key, names.isEmpty() ? QStringList{noKey} : names);
}

void Commands::refresh() {
    for (const CommandInfo& info : allCommands()) {
        const QString id = QLatin1String(info.id);
        const QList<QKeyCombination>& keys = m_bindings.keys(info.command);
        m_sequences[id] = m_bindings.keyNames(info.command);
        m_firstKeys[id] = readable(keys.mid(0, 1));
        m_allKeys[id] = readable(keys);
    }
    emit changed();
}

QString Commands::title(const QString& id) const {
    const CommandInfo* info = infoOf(id);
    return info != nullptr ? words(info->title) : QString();
}

QString Commands::description(const QString& id) const {
    const CommandInfo* info = infoOf(id);
    return info != nullptr ? words(info->description) : QString();
}

bool Commands::isDefault(const QString& id) const {
    const CommandInfo* info = infoOf(id);
    return info == nullptr || m_bindings.isDefault(info->command);
}

bool Commands::isFixed(const QString& id) const {
    const CommandInfo* info = infoOf(id);
    return info == nullptr || info->fixed;
}

QString Commands::defaultKeys(const QString& id) const {
    const CommandInfo* info = infoOf(id);
    return info != nullptr ? readable(KeyBindings().keys(info->command)) : QString();
}

QVariantList Commands::entries(const QString& text, const QString& key) const {
    const QStringList parts = text.split(u' ', Qt::SkipEmptyParts);
    const auto wanted = keyNamed(key);
    const auto fits = [&](const CommandInfo& info) {
        const QString all = words(groupTitle(info.group)) + u' ' + words(info.title) + u' ' +
                            words(info.description) + u' ' +
                            m_allKeys[QLatin1String(info.id)].toString();
        return std::ranges::all_of(
                   parts,
                   [&](const QString& part) { return all.contains(part, Qt::CaseInsensitive); }) &&
               (key.isEmpty() || (wanted && m_bindings.keys(info.command).contains(*wanted)));
    };
    const auto row = [](const QString& heading, const QString& note, const QString& command) {
        return QVariantMap{{QStringLiteral("heading"), heading},
                           {QStringLiteral("note"), note},
                           {QStringLiteral("command"), command}};
    };
    QVariantList rows;
    for (const CommandGroup group :
         {CommandGroup::Board, CommandGroup::Tesseract, CommandGroup::Game, CommandGroup::View,
          CommandGroup::Study, CommandGroup::Lesson, CommandGroup::Library, CommandGroup::Replay,
          CommandGroup::Program}) {
        QVariantList commands;
        for (const CommandInfo& info : allCommands()) {
            if (info.group == group && fits(info))
                commands.append(row({}, {}, QLatin1String(info.id)));
        }
        if (commands.isEmpty())
            continue;
        const QString note =
            group == CommandGroup::Board
                ? tr("These work while the board has the keyboard. There the letter of a "
                     "piece, such as K or Q, also goes to the next such piece of either "
                     "side, and with Shift to the one before. A letter that is the key of a "
                     "command stays that; with Alt it goes to the piece all the same.")
            : group == CommandGroup::Tesseract
                ? tr("These work while the tesseract has the keyboard, and those of the board "
                     "that have other keys work there, too.")
            : group == CommandGroup::Study  ? tr("These work while a study of the lab is open.")
            : group == CommandGroup::Lesson ? tr("These work while a lesson is open.")
            : group == CommandGroup::Library
                ? tr("These work on the page Library. Enter opens a game there, Space selects it, "
                     "and so does Shift with the arrows.")
            : group == CommandGroup::Replay
                ? tr("These work while a game of the library is replayed.")
                : QString();
        rows.append(row(words(groupTitle(group)), note, {}));
        rows += commands;
    }
    return rows;
}

QString Commands::pressedKey(int key, int modifiers) const {
    const auto pressed = keyOf(key, static_cast<Qt::KeyboardModifiers>(modifiers));
    return pressed ? keyName(*pressed) : QString();
}

QString Commands::keyText(const QString& key) const {
    const auto named = keyNamed(key);
    return named ? readable({*named}) : QString();
}

QString Commands::heldBy(Command holder, const QString& key) const {
    return tr("%1 is the key for “%2”. Change that one first, or choose another key.")
        .arg(key, words(commandInfo(holder).title));
}

QString Commands::refusal(const QString& id, const QString& key) const {
    const CommandInfo* info = infoOf(id);
    if (info == nullptr)
        return {};
    if (info->fixed)
        return tr("“%1” always has its key.").arg(words(info->title));
    const auto named = keyNamed(key);
    if (!named)
        return tr("This key has no name here. Choose another key.");
    if (const auto holder = m_bindings.holder(info->command, *named))
        return heldBy(*holder, readable({*named}));
    if (KeyBindings::controlsNeed(info->command, *named))
        return tr("%1 works the buttons and lists. Choose another key, or add Ctrl or Alt.")
            .arg(readable({*named}));
    return {};
}

bool Commands::setKey(const QString& id, const QString& key, bool besides) {
    const CommandInfo* info = infoOf(id);
    const auto named = keyNamed(key);
    if (info == nullptr || !named)
        return false;
    QList<QKeyCombination> keys =
        besides ? m_bindings.keys(info->command) : QList<QKeyCombination>();
    if (!keys.contains(*named))
        keys.append(*named);
    if (!m_bindings.setKeys(info->command, keys))
        return false;
    set(info->command);
    m_store->save();
    refresh();
    return true;
}

void Commands::removeKeys(const QString& id) {
    const CommandInfo* info = infoOf(id);
    if (info == nullptr || !m_bindings.setKeys(info->command, {}))
        return;
    set(info->command);
    m_store->save();
    refresh();
}

QString Commands::reset(const QString& id) {
    const CommandInfo* info = infoOf(id);
    if (info == nullptr)
        return {};
    if (!m_bindings.reset(info->command)) {
        const KeyBindings defaults;
        for (const QKeyCombination key : defaults.keys(info->command)) {
            if (const auto holder = m_bindings.holder(info->command, key))
                return heldBy(*holder, readable({key}));
        }
        return {};
    }
    set(info->command);
    m_store->save();
    refresh();
    return {};
}

void Commands::resetAll() {
    m_bindings.resetAll();
    for (const CommandInfo& info : allCommands())
        set(info.command);
    m_store->save();
    refresh();
}

} // namespace tessera
