#include "gamestore.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>

namespace tessera {

GameStore::GameStore(QString folder) : m_folder(std::move(folder)) {}

QString GameStore::standardFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/games");
}

QString GameStore::fileName() const {
    return m_folder + QStringLiteral("/current.pgn4d");
}

SavedGame GameStore::open() {
    QFile file(fileName());
    if (!file.exists())
        return {};
    SavedGame saved;
    const std::string name = fileName().toStdString();
    if (!file.open(QIODevice::ReadOnly)) {
        saved.error = Error{ErrorCode::CannotRead, {name}, name, file.errorString().toStdString()};
    } else {
        // One byte more than a record may have shows that it is too large.
        const QByteArray bytes = file.read(static_cast<qint64>(maxRecordBytes) + 1);
        file.close();
        RecordReading reading = readRecord(
            {bytes.constData(), static_cast<std::size_t>(bytes.size())}, name, findBuiltinVariant);
        saved.record = std::move(reading.record);
        saved.error = std::move(reading.error);
    }
    if (saved.error)
        saved.keptAs = keepAside();
    return saved;
}

QString GameStore::keepAside() {
    const QString stem = m_folder + QStringLiteral("/current.damaged-") +
                         QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    constexpr int attempts = 1000;
    for (int attempt = 1; attempt <= attempts; ++attempt) {
        const QString suffix = attempt == 1 ? QString() : QStringLiteral("-%1").arg(attempt);
        const QString aside = stem + suffix + QStringLiteral(".pgn4d");
        if (QFile::exists(aside))
            continue;
        if (QFile::rename(fileName(), aside) || QFile::copy(fileName(), aside))
            return aside;
        break;
    }
    m_locked = true;
    return {};
}

std::optional<QString> GameStore::save(const Record& record) {
    if (m_locked)
        return QCoreApplication::translate("tessera::GameStore",
                                           "the damaged file %1 is in the way")
            .arg(QDir::toNativeSeparators(fileName()));
    if (!QDir().mkpath(m_folder))
        return QCoreApplication::translate("tessera::GameStore", "the folder %1 cannot be made")
            .arg(QDir::toNativeSeparators(m_folder));
    // QSaveFile writes to a file beside it, flushes that to the disk and renames it.
    QSaveFile file(fileName());
    const std::string text = writeRecord(record);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(text.data(), static_cast<qint64>(text.size())) !=
            static_cast<qint64>(text.size()) ||
        !file.commit())
        return file.errorString();
    return std::nullopt;
}

} // namespace tessera
