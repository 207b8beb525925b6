#include "sharedplace.h"

#include "wholefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>

namespace tessera {

namespace {

struct Place {
    Q_DECLARE_TR_FUNCTIONS(tessera::SharedPlace)
};

/// Another window holds the lock for the moment of a small write.
constexpr int lockTries = 40;
constexpr int lockPause = 5; // milliseconds

} // namespace

bool SharedPlace::exists() const {
    return QFileInfo::exists(fileName());
}

std::optional<QString> SharedPlace::enter(FileLock& lock, bool toWrite) const {
    if (toWrite && !QDir().mkpath(m_folder))
        return Place::tr("the folder %1 cannot be made").arg(QDir::toNativeSeparators(m_folder));
    const QString lockName = m_folder + QStringLiteral("/.") + m_name + QStringLiteral(".lock");
    for (int i = 0; i < lockTries; ++i) {
        // Without locks on this file system the windows have to trust their luck.
        if (lock.acquire(lockName) != FileLock::State::Taken)
            return std::nullopt;
        QThread::msleep(lockPause);
    }
    return Place::tr("another window is writing it");
}

std::optional<QByteArray> SharedPlace::read() const {
    QFile file(fileName());
    // Opening a pipe would wait for a writer.
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly) || file.size() > m_mostBytes)
        return std::nullopt;
    return file.read(m_mostBytes);
}

std::optional<QString> SharedPlace::write(const QByteArray& bytes) const {
    return writeWhole(fileName(), bytes);
}

} // namespace tessera
