#include "solvingprogress.h"

#include <QCoreApplication>
#include <QLocale>

namespace tessera {

QString SolvingProgress::text() const {
    SolveProgress now;
    {
        const std::lock_guard lock(m_mutex);
        now = m_now;
    }
    if (now.firstMoves == 0)
        return {};
    return QCoreApplication::translate("tessera::SolvingProgress",
                                       "%1 moves deep: first move %2 of %3, %4 positions")
        .arg(now.moves)
        .arg(now.firstMove)
        .arg(now.firstMoves)
        .arg(QLocale().toString(static_cast<qulonglong>(now.nodes)));
}

} // namespace tessera
