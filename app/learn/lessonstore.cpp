#include "lessonstore.h"

#include "storage/aside.h"
#include "storage/filelock.h"
#include "storage/wholefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThread>

namespace tessera {

namespace {

struct Store {
    Q_DECLARE_TR_FUNCTIONS(tessera::LessonStore)
};

/// More than thousands of lessons need.
constexpr qint64 mostBytes = 4'000'000;
/// Another window holds the lock for the moment of a small write.
constexpr int lockTries = 40;
constexpr int lockPause = 5; // milliseconds

} // namespace

QString LessonStore::standardFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/learn");
}

QString LessonStore::fileName() const {
    return m_folder + QStringLiteral("/progress.json");
}

void LessonStore::load() {
    m_problem.clear();
    read();
}

void LessonStore::read() {
    QFile file(fileName());
    m_blocked = false;
    if (!file.exists())
        return;
    std::optional<LessonProgress> found;
    // Opening a pipe would wait for a writer.
    if (QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly) && file.size() <= mostBytes)
        found = LessonProgress::fromJson(file.read(mostBytes));
    file.close();
    if (found) {
        m_progress = *found;
        return;
    }
    const QString kept = setAside(fileName());
    m_blocked = kept.isEmpty();
    m_problem = m_blocked
                    ? Store::tr("The file of your progress in the lessons (%1) cannot be read. It "
                                "stays where it is, and nothing new is saved.")
                          .arg(QDir::toNativeSeparators(fileName()))
                    : Store::tr("The file of your progress in the lessons was damaged. It is kept "
                                "as %1, and a new one begins.")
                          .arg(QFileInfo(kept).fileName());
}

void LessonStore::change(const std::function<void(LessonProgress&)>& how) {
    m_problem.clear();
    QString reason;
    if (!m_blocked && !QDir().mkpath(m_folder))
        reason = Store::tr("the folder %1 cannot be made").arg(QDir::toNativeSeparators(m_folder));
    FileLock lock;
    if (!m_blocked && reason.isEmpty()) {
        for (int i = 0; i < lockTries &&
                        lock.acquire(m_folder + QStringLiteral("/.lock")) == FileLock::State::Taken;
             ++i)
            QThread::msleep(lockPause);
        // A file that is missing or damaged takes nothing from this window.
        read();
    }
    how(m_progress);
    if (!m_blocked && reason.isEmpty())
        reason = writeWhole(fileName(), m_progress.toJson()).value_or(QString());
    if (!reason.isEmpty())
        m_problem = Store::tr("Your progress in the lessons could not be saved (%1).").arg(reason);
}

} // namespace tessera
