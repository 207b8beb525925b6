#include "wholefile.h"

#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryFile>

#include <cerrno>
#include <cstdio>

#include <unistd.h>

namespace tessera {

namespace {
// Some file systems have no fsync.
bool flushed(int file) {
    return ::fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP;
}
} // namespace

std::optional<QString> writeWhole(const QString& path, const QByteArray& bytes) {
    // QSaveFile writes to a file beside it, flushes that to the disk and renames it. It overlooks
    // a failure to flush its own buffer and one of the disk, and would put half a file in place of
    // a whole one: so it has no buffer, and the disk is asked here.
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) ||
        file.write(bytes) != bytes.size())
        return file.errorString();
    if (!flushed(file.handle()))
        return qt_error_string(errno);
    if (!file.commit())
        return file.errorString();
    return std::nullopt;
}

NewFile writeNew(const QString& path, const QByteArray& bytes) {
    QTemporaryFile file(path + QStringLiteral(".XXXXXX"));
    if (!file.open())
        return {false, file.errorString()};
    const QByteArray name = QFile::encodeName(file.fileName());
    for (qint64 done = 0; done < bytes.size();) {
        const ssize_t count = ::write(file.handle(), bytes.constData() + done,
                                      static_cast<std::size_t>(bytes.size() - done));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return {false, qt_error_string(errno)};
        done += count;
    }
    if (!flushed(file.handle()))
        return {false, qt_error_string(errno)};
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    // A second name, which unlike a new one never takes the place of a file.
    if (::link(name.constData(), QFile::encodeName(path).constData()) == 0)
        return {};
    if (errno == EEXIST)
        return {true, std::nullopt};
    // Some file systems give a file one name only.
    if (QFileInfo::exists(path))
        return {true, std::nullopt};
    file.setAutoRemove(false);
    if (::rename(name.constData(), QFile::encodeName(path).constData()) == 0)
        return {};
    file.setAutoRemove(true);
    return {false, qt_error_string(errno)};
}

} // namespace tessera
