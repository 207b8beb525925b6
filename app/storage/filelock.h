// One window a file, for as long as the window's process lives.
#pragma once

#include <QString>

namespace tessera {

/// A lock that the system takes back when the process ends, however it ends: a lock file that
/// names its process would outlive a change of the host's name or a cut of the power.
class FileLock {
public:
    enum class State { Free, Held, Taken, Failed };

    FileLock() = default;
    ~FileLock() { release(); }
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    /// Makes the file when it is missing and tries to lock it: Held, Taken (another holds it) or
    /// Failed (it cannot be made, is no regular file, or the file system has no locks).
    State acquire(const QString& fileName);
    void release();
    [[nodiscard]] State state() const { return m_state; }

private:
    State m_state = State::Free;
    int m_file = -1;
};

} // namespace tessera
