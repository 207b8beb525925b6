#include "progressstore.h"

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
    Q_DECLARE_TR_FUNCTIONS(tessera::ProgressStore)
};

/// More than a thousand studies need.
constexpr qint64 mostBytes = 1'000'000;
/// Another window holds the lock for the moment of a small write.
constexpr int lockTries = 40;
constexpr int lockPause = 5; // milliseconds

} // namespace

ProgressStore::ProgressStore(QString folder) : m_folder(std::move(folder)) {}

QString ProgressStore::standardFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/lab");
}

QString ProgressStore::fileName() const {
    return m_folder + QStringLiteral("/progress.json");
}

void ProgressStore::load() {
    if (!m_unwritten.isEmpty() && !m_locked) {
        change([](StudyProgress&) {});
        return;
    }
    m_problem.clear();
    read();
}

void ProgressStore::addUnwritten() {
    for (auto entry = m_unwritten.begin(); entry != m_unwritten.end(); ++entry) {
        if (entry.value() == SolvingState::Open)
            m_progress.set(entry.key(), SolvingState::Open);
        else
            m_progress.solve(entry.key(), entry.value());
    }
}

void ProgressStore::read() {
    QFile file(fileName());
    if (!file.exists()) {
        // Another window has put it aside, or nothing was ever solved.
        m_progress.clear();
        m_locked = false;
        addUnwritten();
        return;
    }
    std::optional<StudyProgress> found;
    // Opening a pipe would wait for a writer.
    if (QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly) && file.size() <= mostBytes)
        found = StudyProgress::fromJson(file.read(mostBytes));
    file.close();
    m_locked = false;
    if (found) {
        m_progress = *found;
        addUnwritten();
        return;
    }
    const QString kept = setAside(fileName());
    m_locked = kept.isEmpty();
    m_problem =
        m_locked ? Store::tr("The file of your progress in the lab (%1) cannot be read. It stays "
                             "where it is, and nothing new is saved.")
                       .arg(QDir::toNativeSeparators(fileName()))
                 : Store::tr("The file of your progress in the lab was damaged. It is kept as %1, "
                             "and the lab begins a new one.")
                       .arg(QFileInfo(kept).fileName());
}

void ProgressStore::change(const std::function<void(StudyProgress&)>& how) {
    m_problem.clear();
    if (m_locked) {
        how(m_progress);
        return;
    }
    QString reason;
    if (!QDir().mkpath(m_folder))
        reason = Store::tr("the folder %1 cannot be made").arg(QDir::toNativeSeparators(m_folder));
    FileLock lock;
    for (int i = 0;
         reason.isEmpty() && i < lockTries &&
         lock.acquire(m_folder + QStringLiteral("/.progress.lock")) == FileLock::State::Taken;
         ++i)
        QThread::msleep(lockPause);
    const StudyProgress before = m_progress;
    if (reason.isEmpty()) {
        const bool had = QFileInfo::exists(fileName());
        read();
        // A file that was damaged or taken away meanwhile takes nothing from this window.
        if (!had || !m_problem.isEmpty())
            m_progress = before;
    }
    const StudyProgress found = m_progress;
    how(m_progress);
    for (const auto& states : {found.states(), m_progress.states()}) {
        for (auto entry = states.begin(); entry != states.end(); ++entry) {
            if (found.state(entry.key()) != m_progress.state(entry.key()))
                m_unwritten[entry.key()] = m_progress.state(entry.key());
        }
    }
    if (reason.isEmpty() && !m_locked)
        reason = writeWhole(fileName(), m_progress.toJson()).value_or(QString());
    if (reason.isEmpty())
        m_unwritten.clear();
    else
        m_problem = Store::tr("Your progress in the lab could not be saved (%1).").arg(reason);
}

} // namespace tessera
