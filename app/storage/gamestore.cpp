#include "gamestore.h"

#include "aside.h"
#include "keptgame.h"
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
const QString keptStem = QStringLiteral("kept-");

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

RecordReading readGameFile(const QString& path, const RulesetFinder& findRuleset) {
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
                      findRuleset);
}

SavedGame GameStore::read() {
    SavedGame saved;
    m_origin.clear();
    if (!QFile::exists(fileName()))
        return saved;
    RecordReading reading = readGameFile(fileName());
    if (reading.record) {
        const std::string_view name = reading.record->tag(keptAsTag);
        setOrigin(m_folder + QLatin1Char('/') +
                  QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
        reading.record->setTag(keptAsTag, {});
    }
    saved.record = std::move(reading.record);
    saved.error = std::move(reading.error);
    return saved;
}

QString GameStore::origin() const {
    return m_origin.isEmpty() ? QString() : m_folder + QLatin1Char('/') + m_origin;
}

void GameStore::setOrigin(const QString& path) {
    const QFileInfo file(path);
    m_origin = file.isFile() && file.canonicalPath() == QFileInfo(m_folder).canonicalFilePath() &&
                       file.fileName() != QFileInfo(fileName()).fileName()
                   ? file.fileName()
                   : QString();
}

std::optional<QString> GameStore::save(const Record& record) {
    if (m_locked)
        return QCoreApplication::translate("tessera::GameStore",
                                           "the damaged file %1 is in the way")
            .arg(QDir::toNativeSeparators(fileName()));
    if (!QDir().mkpath(m_folder))
        return QCoreApplication::translate("tessera::GameStore", "the folder %1 cannot be made")
            .arg(QDir::toNativeSeparators(m_folder));
    if (m_origin.isEmpty())
        return write(fileName(), writeRecord(record, m_texts));
    Record noted = record;
    noted.setTag(keptAsTag, m_origin.toStdString());
    return write(fileName(), writeRecord(noted, m_texts));
}

WrittenFile GameStore::keep(const Record& record) const {
    if (!m_origin.isEmpty()) {
        const FolderLock lock(m_folder);
        const RecordReading before = readGameFile(origin());
        const KeptGame kept =
            before.record && !before.error ? compareKept(*before.record, record) : KeptGame::Other;
        if (kept == KeptGame::Whole)
            return {origin(), std::nullopt};
        // The file of a window is that window's alone.
        if (kept == KeptGame::GoesOn && lock.usable() && !isWindowFile(origin()))
            return {origin(), write(origin(), writeRecord(goneOn(*before.record, record)))};
    }
    return addGameFile(m_folder, keptStem, QByteArray::fromStdString(writeRecord(record)));
}

} // namespace tessera
