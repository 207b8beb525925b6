#include "rulesetshelf.h"

#include "position/self_check.h"
#include "ruleset/user_rulesets.h"
#include "text/errortext.h"
#include "text_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace tessera {

namespace {

struct Shelf {
    Q_DECLARE_TR_FUNCTIONS(tessera::Shelf)
};

constexpr int trialPlies = 60;

QString text(const std::string& bytes) {
    return QString::fromStdString(bytes);
}

QStringList texts(const std::vector<std::string>& many) {
    QStringList list;
    for (const std::string& one : many)
        list.append(text(one));
    return list;
}

QString sizesText(const Ruleset& ruleset) {
    QStringList sizes;
    for (const int size : ruleset.sizes) {
        if (size > 1)
            sizes.append(QString::number(size));
    }
    return sizes.isEmpty() ? QStringLiteral("1") : sizes.join(QStringLiteral(" × "));
}

ShelfRuleset described(const Ruleset& ruleset, const QString& key, const QString& fileName) {
    return {key,
            text(ruleset.id),
            text(ruleset.name),
            sizesText(ruleset),
            text(ruleset.description),
            texts(ruleset.notes),
            texts(ruleset.sources),
            fileName,
            {}};
}

ShelfRuleset ownFile(const std::filesystem::path& path) {
    const QString file = shownName(QString::fromStdString(path.filename().string()));
    const QString key = QString::fromStdString(path.string());
    const Result<std::string> bytes = readTextFile(path, maxRulesetBytes);
    const Result<Ruleset> ruleset =
        bytes ? readRuleset(*bytes, path.string()) : Result<Ruleset>(bytes.error());
    if (ruleset)
        return described(*ruleset, key, file);
    ShelfRuleset damaged;
    damaged.key = key;
    damaged.name = file;
    damaged.fileName = file;
    damaged.problem = problemText(ruleset.error());
    return damaged;
}

/// Where a ruleset with this id goes: the first free name, or that of a file with the same bytes.
QString placeFor(const QDir& folder, const QString& id, const QByteArray& bytes, bool& there) {
    for (int number = 1;; ++number) {
        const QString stem = number == 1 ? id : QStringLiteral("%1-%2").arg(id).arg(number);
        const QString path = folder.filePath(stem + QStringLiteral(".toml"));
        QFile file(path);
        if (!QFileInfo::exists(path))
            return path;
        there = QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) &&
                file.read(static_cast<qint64>(maxRulesetBytes) + 1) == bytes;
        if (there)
            return path;
    }
}

} // namespace

std::vector<ShelfRuleset> shelfRulesets() {
    std::vector<ShelfRuleset> all;
    for (const BuiltinRuleset& builtin : builtinRulesets()) {
        const Result<Ruleset> ruleset = readRuleset(builtin.text, builtin.fileName);
        if (ruleset)
            all.push_back(described(*ruleset, text(ruleset->id), {}));
    }
    if (const auto folder = userRulesetFolder()) {
        for (const std::filesystem::path& path : rulesetFiles(*folder))
            all.push_back(ownFile(path));
    }
    return all;
}

ShelfAddition addToShelf(const QString& path) {
    const std::filesystem::path source(path.toStdString());
    const Result<std::string> bytes = readTextFile(source, maxRulesetBytes);
    if (!bytes)
        return {{}, problemText(bytes.error())};
    const Result<RulesetPtr> ruleset = loadRuleset(*bytes, source.string());
    if (!ruleset)
        return {{}, problemText(ruleset.error())};
    if (const auto fault = selfCheck(*ruleset, trialPlies, 1).fault)
        return {{},
                problemText({ErrorCode::SelfCheckFailed,
                             {source.string(), 0, 0, fault->ply},
                             (*ruleset)->data().id,
                             {}})};
    const auto folder = userRulesetFolder();
    if (!folder)
        return {{}, Shelf::tr("There is no folder for rulesets of your own: HOME is not set.")};
    const QDir target(QString::fromStdString(folder->string()));
    if (!target.mkpath(QStringLiteral(".")))
        return {{}, Shelf::tr("The folder %1 cannot be made.").arg(target.path())};
    const QByteArray content = QByteArray::fromStdString(*bytes);
    bool there = false;
    const QString place = placeFor(target, text((*ruleset)->data().id), content, there);
    if (there)
        return {place, {}};
    QSaveFile file(place);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) ||
        file.write(content) != content.size() || !file.commit())
        return {
            {},
            Shelf::tr("The ruleset could not be copied to %1: %2.").arg(place, file.errorString())};
    return {place, {}};
}

std::optional<QString> removeFromShelf(const QString& key) {
    const auto folder = userRulesetFolder();
    if (!folder || QFileInfo(key).absolutePath() != QString::fromStdString(folder->string()))
        return Shelf::tr("it is not in the folder of your rulesets");
    QFile file(key);
    if (file.moveToTrash())
        return std::nullopt;
    return file.errorString();
}

} // namespace tessera
