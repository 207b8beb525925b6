#include "gamestore.h"

#include "aside.h"
#include "wholefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace tessera {

namespace {
const QString firstStem = QStringLiteral("current");
constexpr int mostWindows = 100;

std::optional<QString> write(const QString& path, const std::string& text) {
    return writeWhole(path, QByteArray::fromStdString(text));
}
} // namespace

GameStore::GameStore(QString folder) : m_folder(std::move(folder)), m_stem(firstStem) {}

QString GameStore::standardFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/games");
}

QString GameStore::fileName() const {
    return m_folder + QLatin1Char('/') + m_stem + QStringLiteral(".pgn4d");
}

// Where nothing can be locked, as in a folder that is read-only, the first file is used unlocked.
void GameStore::takeFile(int window) {
    if (!QDir().mkpath(m_folder))
        return;
    for (; window <= mostWindows; ++window) {
        const QString stem =
            window == 1 ? firstStem : QStringLiteral("%1-%2").arg(firstStem).arg(window);
        switch (m_lock.acquire(m_folder + QStringLiteral("/.") + stem + QStringLiteral(".lock"))) {
        case FileLock::State::Taken:
            m_shared = true;
            continue;
        case FileLock::State::Held:
            m_stem = stem;
            m_window = window;
            return;
        default:
            return;
        }
    }
}

SavedGame GameStore::open() {
    if (m_lock.state() != FileLock::State::Held)
        takeFile(1);
    SavedGame saved = read();
    QString waiting;
    std::optional<Error> missing;
    while (saved.error && saved.error->code == ErrorCode::UnknownRuleset &&
           m_lock.state() == FileLock::State::Held && m_window < mostWindows) {
        if (!missing) {
            waiting = fileName();
            missing = saved.error;
        }
        takeFile(m_window + 1);
        saved = m_lock.state() == FileLock::State::Held ? read() : SavedGame{};
    }
    if (missing && m_lock.state() != FileLock::State::Held)
        m_locked = true;
    saved.waiting = waiting;
    saved.missing = missing;
    saved.shared = m_shared;
    if (saved.error) {
        saved.keptAs = setAside(fileName());
        m_locked = m_locked || saved.keptAs.isEmpty();
    }
    return saved;
}

RecordReading readGameFile(const QString& path) {
    const std::string name = path.toStdString();
    QFile file(path);
    // Opening a pipe would wait for a writer, and a device may have no end.
    if (file.exists() && !QFileInfo(file).isFile())
        return {{}, Error{ErrorCode::CannotRead, {name}, name, {}}};
    if (!file.open(QIODevice::ReadOnly))
        return {{}, Error{ErrorCode::CannotRead, {name}, name, file.errorString().toStdString()}};
    // One byte more than a record may have shows that it is too large.
    const QByteArray bytes = file.read(static_cast<qint64>(maxRecordBytes) + 1);
    return readRecord({bytes.constData(), static_cast<std::size_t>(bytes.size())}, name,
                      findVariant);
}

SavedGame GameStore::read() const {
    SavedGame saved;
    if (!QFile::exists(fileName()))
        return saved;
    RecordReading reading = readGameFile(fileName());
    saved.record = std::move(reading.record);
    saved.error = std::move(reading.error);
    return saved;
}

QString GameStore::freeFile(const QString& stem) const {
    const QString begin = m_folder + QLatin1Char('/') + stem +
                          QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    constexpr int attempts = 1000;
    for (int attempt = 1; attempt <= attempts; ++attempt) {
        const QString suffix = attempt == 1 ? QString() : QStringLiteral("-%1").arg(attempt);
        if (const QString file = begin + suffix + QStringLiteral(".pgn4d"); !QFile::exists(file))
            return file;
    }
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
    return write(fileName(), writeRecord(record, m_texts));
}

GameStore::Kept GameStore::keep(const Record& record) const {
    const QString file = freeFile(QStringLiteral("kept-"));
    return {file, write(file, writeRecord(record))};
}

} // namespace tessera
