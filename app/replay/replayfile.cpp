#include "replayfile.h"

#include "library/gamefacts.h"
#include "storage/gamefiles.h"
#include "storage/gamestore.h"
#include "storage/keptgame.h"
#include "storage/wholefile.h"

#include <QFileInfo>

namespace tessera {

namespace {
const QString keptStem = QStringLiteral("kept-");

/// All but the tags, which may be changed elsewhere.
std::string contentOf(const Record& record) {
    Record bare = record;
    bare.tags.clear();
    return writeRecord(bare);
}

QByteArray bytesOf(const Record& record) {
    return QByteArray::fromStdString(writeRecord(record));
}
} // namespace

ReplayFile::ReplayFile(QString folder) : m_folder(std::move(folder)) {}

QString ReplayFile::name() const {
    return QFileInfo(m_path).fileName();
}

RecordReading ReplayFile::open(const QString& path) {
    m_path.clear();
    m_content.clear();
    RecordReading reading = readGameFile(path);
    if (!reading.record)
        return reading;
    const QFileInfo file(path);
    QString home = file.canonicalFilePath();
    bool ours = file.canonicalPath() == QFileInfo(m_folder).canonicalFilePath();
    if (ours && isWindowFile(path)) {
        // The game on a board may be one that is kept, with nothing new in it.
        const std::string_view kept = reading.record->tag(keptAsTag);
        home = m_folder + QLatin1Char('/') +
               QString::fromUtf8(kept.data(), static_cast<qsizetype>(kept.size()));
        RecordReading origin = kept.empty() ? RecordReading() : readGameFile(home);
        ours = origin.record && !origin.error && !isWindowFile(home) &&
               QFileInfo(home).canonicalPath() == file.canonicalPath() &&
               compareKept(*origin.record, *reading.record) == KeptGame::Whole;
        if (ours)
            reading = std::move(origin);
    }
    if (ours && !reading.error) {
        m_path = home;
        m_content = contentOf(*reading.record);
    } else {
        reading.record = withoutWindowTags(*std::move(reading.record));
    }
    return reading;
}

ReplayFile::Saved ReplayFile::save(const Record& record) {
    const FolderLock lock(m_folder);
    if (!m_path.isEmpty()) {
        if (!lock.usable())
            return {FolderLock::reason()};
        const RecordReading there = readGameFile(m_path);
        if (there.record && !there.error && contentOf(*there.record) == m_content) {
            Record described = record;
            described.tags = there.record->tags;
            described.setTag(termination::tagName, record.tag(termination::tagName));
            if (auto failure = writeWhole(m_path, bytesOf(described)))
                return {std::move(failure)};
            m_content = contentOf(record);
            return {};
        }
    }
    const auto [file, failure] = addGameFile(m_folder, keptStem, bytesOf(record));
    if (failure)
        return {failure};
    m_path = file;
    m_content = contentOf(record);
    return {{}, true};
}

} // namespace tessera
