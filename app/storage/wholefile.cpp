#include "wholefile.h"

#include <QSaveFile>

#include <cerrno>

#include <unistd.h>

namespace tessera {

std::optional<QString> writeWhole(const QString& path, const QByteArray& bytes) {
    // QSaveFile writes to a file beside it, flushes that to the disk and renames it. It overlooks
    // a failure to flush its own buffer and one of the disk, and would put half a file in place of
    // a whole one: so it has no buffer, and the disk is asked here.
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) ||
        file.write(bytes) != bytes.size())
        return file.errorString();
    // Some file systems have no fsync.
    if (::fsync(file.handle()) != 0 && errno != EINVAL && errno != ENOTSUP)
        return qt_error_string(errno);
    if (!file.commit())
        return file.errorString();
    return std::nullopt;
}

} // namespace tessera
