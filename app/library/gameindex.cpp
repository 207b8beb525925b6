#include "gameindex.h"

#include "storage/wholefile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>

namespace tessera {

namespace {

/// Count up when the facts change.
constexpr quint32 version = 1;
constexpr qint64 mostBytes = 256 * 1024 * 1024;
constexpr auto streamVersion = QDataStream::Qt_6_0;

/// What the facts depend on besides the files.
QString conditions(const QString& folder) {
    return folder + QLatin1Char('\n') + QLocale().name() + QLatin1Char('\n') +
           QCoreApplication::applicationVersion();
}

QDataStream& operator<<(QDataStream& out, const GameFacts& facts) {
    return out << facts.file << facts.size << facts.time << facts.event << facts.white
               << facts.black << facts.listedDay << facts.date << facts.keywords << facts.keptAs
               << QByteArray::fromStdString(facts.variant) << QByteArray::fromStdString(facts.hash)
               << facts.rulesetId << facts.rulesetName << static_cast<quint8>(facts.result)
               << qint32(facts.plies) << QByteArray::fromStdString(facts.position) << facts.problem
               << facts.rulesetMissing << facts.key << facts.words;
}

QDataStream& operator>>(QDataStream& in, GameFacts& facts) {
    QByteArray variant;
    QByteArray hash;
    QByteArray position;
    quint8 result = 0;
    qint32 plies = 0;
    in >> facts.file >> facts.size >> facts.time >> facts.event >> facts.white >> facts.black >>
        facts.listedDay >> facts.date >> facts.keywords >> facts.keptAs >> variant >> hash >>
        facts.rulesetId >> facts.rulesetName >> result >> plies >> position >> facts.problem >>
        facts.rulesetMissing >> facts.key >> facts.words;
    facts.variant = variant.toStdString();
    facts.hash = hash.toStdString();
    facts.position = position.toStdString();
    facts.result = static_cast<RecordResult>(std::min<quint8>(result, 3));
    facts.plies = plies;
    return in;
}

} // namespace

QString standardIndexFile() {
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) +
           QStringLiteral("/games.index");
}

GameIndex readIndex(const QString& indexFile, const QString& folder) {
    QFile file(indexFile);
    if (!QFileInfo(indexFile).isFile() || file.size() > mostBytes ||
        !file.open(QIODevice::ReadOnly))
        return {};
    QDataStream outer(&file);
    outer.setVersion(streamVersion);
    quint32 written = 0;
    QByteArray sum;
    QByteArray bytes;
    outer >> written;
    if (written != version)
        return {};
    outer >> sum >> bytes;
    if (outer.status() != QDataStream::Ok ||
        sum != QCryptographicHash::hash(bytes, QCryptographicHash::Sha1))
        return {};
    QDataStream in(bytes);
    in.setVersion(streamVersion);
    QString under;
    quint32 count = 0;
    in >> under >> count;
    if (under != conditions(folder))
        return {};
    GameIndex index;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        GameFacts facts;
        in >> facts;
        index.insert(facts.file, facts);
    }
    return in.status() == QDataStream::Ok ? index : GameIndex();
}

void writeIndex(const QString& indexFile, const QString& folder,
                const std::vector<GameFacts>& games) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(streamVersion);
    out << conditions(folder) << static_cast<quint32>(games.size());
    for (const GameFacts& facts : games)
        out << facts;
    QByteArray whole;
    QDataStream outer(&whole, QIODevice::WriteOnly);
    outer.setVersion(streamVersion);
    outer << version << QCryptographicHash::hash(bytes, QCryptographicHash::Sha1) << bytes;
    if (QDir().mkpath(QFileInfo(indexFile).path()))
        static_cast<void>(writeWhole(indexFile, whole));
}

} // namespace tessera
