// Files that are only ever replaced as a whole.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace tessera {

/// Writes the bytes aside, flushes them to the disk and renames them over the file, so that no
/// interruption leaves half a file. Gives the system's reason when that fails; the file is as it
/// was then. Its folder must be there.
[[nodiscard]] std::optional<QString> writeWhole(const QString& path, const QByteArray& bytes);

/// What writeNew did.
struct NewFile {
    bool taken = false;               ///< a file of this name was there, and is as it was
    std::optional<QString> failure{}; ///< the system's reason
};

/// The same for a file that is not there yet: it appears as a whole, and never in place of one that
/// somebody else has made meanwhile.
[[nodiscard]] NewFile writeNew(const QString& path, const QByteArray& bytes);

} // namespace tessera
