#include "gamefiles.h"

#include "wholefile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QThread>

namespace tessera {

WrittenFile addGameFile(const QString& folder, const QString& stem, const QByteArray& bytes) {
    if (!QDir().mkpath(folder))
        return {{},
                QCoreApplication::translate("tessera::GameStore", "the folder %1 cannot be made")
                    .arg(QDir::toNativeSeparators(folder))};
    const QString begin = folder + QLatin1Char('/') + stem +
                          QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    constexpr int attempts = 100'000; // as many games as one import can bring in a second
    QString file;
    for (int attempt = 1; attempt <= attempts; ++attempt) {
        const QString suffix = attempt == 1 ? QString() : QStringLiteral("-%1").arg(attempt);
        file = begin + suffix + QStringLiteral(".pgn4d");
        if (QFileInfo::exists(file))
            continue;
        const NewFile written = writeNew(file, bytes);
        if (!written.taken)
            return {file, written.failure};
    }
    return {{}, QCoreApplication::translate("tessera::GameStore", "no name is free")};
}

bool isWindowFile(const QString& path) {
    static const QRegularExpression pattern(QStringLiteral("^current(-[0-9]+)?\\.pgn4d$"));
    return pattern.match(QFileInfo(path).fileName()).hasMatch();
}

QString windowLock(const QString& path) {
    const QFileInfo file(path);
    return file.path() + QStringLiteral("/.") + file.completeBaseName() + QStringLiteral(".lock");
}

FolderLock::FolderLock(const QString& folder) {
    constexpr int attempts = 200;
    constexpr unsigned long pause = 10; // milliseconds
    const QString file = folder + QStringLiteral("/.folder.lock");
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (m_lock.acquire(file) != FileLock::State::Taken)
            return;
        QThread::msleep(pause);
    }
}

QString FolderLock::reason() {
    return QCoreApplication::translate("tessera::GameStore",
                                       "another window is writing in the folder of games");
}

} // namespace tessera
