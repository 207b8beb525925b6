// The files of the folder of games, which several windows write to.
#pragma once

#include "filelock.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace tessera {

/// What writing a file gave: where it stands, or the system's reason why it does not.
struct WrittenFile {
    QString file{};
    std::optional<QString> failure{};
};

/// Writes a game to a file of its own, its name made of a stem and the time, never over another
/// file, whoever else writes there meanwhile. The folder is made when it is missing.
[[nodiscard]] WrittenFile addGameFile(const QString& folder, const QString& stem,
                                      const QByteArray& bytes);

/// Whether a file is the one that a window keeps its game in: current.pgn4d, current-2.pgn4d, ...
[[nodiscard]] bool isWindowFile(const QString& path);
/// The lock that the window of such a file holds while it is open.
[[nodiscard]] QString windowLock(const QString& path);

/// Held by whoever reads a file of a folder to write it again: changes of two windows come one
/// after the other. Where nothing can be locked it goes without.
class FolderLock {
public:
    /// Waits up to two seconds.
    explicit FolderLock(const QString& folder);
    /// False: somebody else has held it all the time; nothing may be written over.
    [[nodiscard]] bool usable() const { return m_lock.state() != FileLock::State::Taken; }
    /// Why it is not usable, as a part of a sentence.
    [[nodiscard]] static QString reason();

private:
    FileLock m_lock;
};

} // namespace tessera
