#include "filelock.h"

#include <QFile>

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tessera {

FileLock::State FileLock::acquire(const QString& fileName) {
    release();
    constexpr mode_t ownerOnly = S_IRUSR | S_IWUSR;
    // O_NONBLOCK: a pipe under this name must not be waited for.
    m_file = ::open(QFile::encodeName(fileName).constData(),
                    O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, ownerOnly);
    if (m_file < 0)
        return m_state = State::Failed;
    struct stat status {};
    if (::fstat(m_file, &status) != 0 || !S_ISREG(status.st_mode)) {
        release();
        return m_state = State::Failed;
    }
    if (::flock(m_file, LOCK_EX | LOCK_NB) == 0)
        return m_state = State::Held;
    const State state = errno == EWOULDBLOCK ? State::Taken : State::Failed;
    release();
    return m_state = state;
}

void FileLock::release() {
    if (m_file >= 0)
        ::close(m_file);
    m_file = -1;
    m_state = State::Free;
}

} // namespace tessera
