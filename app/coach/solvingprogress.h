// How far a solver has come, told by its thread and read by the interface's.
#pragma once

#include "proof/mate_solver.h"

#include <QString>

#include <mutex>

namespace tessera {

class SolvingProgress {
public:
    void tell(const SolveProgress& now) {
        const std::lock_guard lock(m_mutex);
        m_now = now;
    }
    /// "3 moves deep: first move 2 of 40, 12,345 positions"; empty before anything was told.
    [[nodiscard]] QString text() const;

private:
    mutable std::mutex m_mutex;
    SolveProgress m_now;
};

} // namespace tessera
