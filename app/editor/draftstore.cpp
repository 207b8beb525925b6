#include "draftstore.h"

#include "storage/aside.h"
#include "storage/wholefile.h"
#include "study/reader.h"
#include "text/errortext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>

namespace tessera {

namespace {

constexpr int mostWindows = 100;
/// More than every field of the editor can hold.
constexpr qint64 mostBytes = qint64{4} << 20;

QString tr(const char* text) {
    return QCoreApplication::translate("tessera::DraftStore", text);
}

struct TextKey {
    const char* key;
    QString StudyWords::*text;
};
constexpr TextKey textKeys[] = {
    {"title", &StudyWords::title},   {"idea", &StudyWords::idea},
    {"hints", &StudyWords::hints},   {"notice", &StudyWords::notice},
    {"author", &StudyWords::author}, {"source", &StudyWords::source},
    {"pair", &StudyWords::pair},     {"theme", &StudyWords::theme},
    {"line", &StudyWords::line},     {"tried", &StudyWords::tried},
};

QString word(std::string_view stable) {
    return QString::fromUtf8(stable.data(), static_cast<qsizetype>(stable.size()));
}

QByteArray written(const StudyDraft& draft) {
    const EditedPosition& position = draft.work.position;
    const StudyWords& words = draft.work.words;
    QJsonObject object{
        {QStringLiteral("tessera-draft"), 1},
        {QStringLiteral("ruleset"), QString::fromStdString(position.ruleset->data().id)},
        {QStringLiteral("position"), QString::fromStdString(position.fen())},
        {QStringLiteral("level"), words.level},
        {QStringLiteral("claim"), word(claimWord(words.claim))},
        {QStringLiteral("moves"), words.moves},
        {QStringLiteral("file"), draft.file},
        {QStringLiteral("modified"), draft.modified},
        {QStringLiteral("digest"), draft.digest},
    };
    for (const TextKey& key : textKeys)
        object.insert(QLatin1String(key.key), words.*key.text);
    QJsonArray shows;
    for (const StudyFact fact : words.shows)
        shows.append(word(factWord(fact)));
    object.insert(QStringLiteral("shows"), shows);
    return QJsonDocument(object).toJson();
}

DraftReading read(const QString& path) {
    QFile file(path);
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return {{}, tr("The draft in the editor cannot be read.")};
    const QJsonObject object = QJsonDocument::fromJson(file.read(mostBytes)).object();
    if (object.value(QStringLiteral("tessera-draft")).toInt() != 1)
        return {{}, tr("The draft in the editor is damaged.")};
    const auto text = [&](const char* key) { return object.value(QLatin1String(key)).toString(); };
    const Result<RulesetPtr> ruleset = findRulesetById(text("ruleset").toStdString());
    if (!ruleset)
        return {{},
                tr("The draft in the editor needs a ruleset that is missing: %1")
                    .arg(errorText(ruleset.error()))};
    const auto position = EditedPosition::fromFen(*ruleset, text("position").toStdString());
    if (!position)
        return {{},
                tr("The position of the draft in the editor is damaged: %1")
                    .arg(errorText(position.error()))};
    StudyDraft draft{{*position}};
    StudyWords& words = draft.work.words;
    for (const TextKey& key : textKeys)
        words.*key.text = text(key.key);
    words.level = std::clamp(object.value(QStringLiteral("level")).toInt(1), 1, 5);
    words.moves = std::clamp(object.value(QStringLiteral("moves")).toInt(1), 1, 30);
    for (const ClaimKind kind : allClaims()) {
        if (word(claimWord(kind)) == text("claim"))
            words.claim = kind;
    }
    const QJsonArray shows = object.value(QStringLiteral("shows")).toArray();
    for (const StudyFact fact : allFacts()) {
        if (shows.contains(word(factWord(fact))))
            words.shows.push_back(fact);
    }
    draft.file = text("file");
    draft.digest = text("digest");
    draft.modified = object.value(QStringLiteral("modified")).toBool(true);
    return {draft, {}};
}

} // namespace

QString DraftStore::standardFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/drafts");
}

QString DraftStore::fileName() const {
    return m_folder + QLatin1Char('/') + m_stem + QStringLiteral(".json");
}

// Where nothing can be locked, as in a folder that is read-only, the first file is used unlocked.
DraftReading DraftStore::open() {
    for (int window = 1; window <= mostWindows && QDir().mkpath(m_folder); ++window) {
        m_stem = window == 1 ? QStringLiteral("draft") : QStringLiteral("draft-%1").arg(window);
        const QString lock = m_folder + QStringLiteral("/.") + m_stem + QStringLiteral(".lock");
        if (m_lock.acquire(lock) != FileLock::State::Taken)
            break;
    }
    if (!QFile::exists(fileName()))
        return {};
    DraftReading reading = read(fileName());
    if (reading.problem.isEmpty())
        return reading;
    const QString kept = setAside(fileName());
    m_blocked = kept.isEmpty();
    reading.problem +=
        QLatin1Char(' ') +
        (m_blocked ? tr("It stays where it is, and new drafts are not kept.")
                   : tr("It is kept as %1.").arg(shownName(QFileInfo(kept).fileName())));
    return reading;
}

std::optional<QString> DraftStore::save(const StudyDraft& draft) {
    if (m_blocked)
        return tr("a damaged draft is in the way");
    if (!QDir().mkpath(m_folder))
        return tr("the folder %1 cannot be made").arg(QDir::toNativeSeparators(m_folder));
    return writeWhole(fileName(), written(draft));
}

} // namespace tessera
