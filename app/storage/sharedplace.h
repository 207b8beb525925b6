// Where a file lies that all windows share, and how it is entered, read and written.
#pragma once

#include "filelock.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace tessera {

class SharedPlace {
public:
    /// A file of this name in this folder. One that is larger is no whole file of ours.
    SharedPlace(QString folder, QString name, qint64 mostBytes)
        : m_folder(std::move(folder)), m_name(std::move(name)), m_mostBytes(mostBytes) {}

    [[nodiscard]] QString fileName() const { return m_folder + QLatin1Char('/') + m_name; }
    [[nodiscard]] bool exists() const;
    /// Keeps other windows out as long as the lock is held; waits a moment for one that is within.
    /// To write, the folder is made. Gives the reason when nothing can be written now.
    [[nodiscard]] std::optional<QString> enter(FileLock& lock, bool toWrite) const;
    /// Nothing when it cannot be read or is too large.
    [[nodiscard]] std::optional<QByteArray> read() const;
    /// Replaces the file as a whole; gives the reason when that fails.
    [[nodiscard]] std::optional<QString> write(const QByteArray& bytes) const;

private:
    QString m_folder;
    QString m_name;
    qint64 m_mostBytes;
};

} // namespace tessera
