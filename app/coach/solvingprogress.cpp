#include "solvingprogress.h"

#include <QCoreApplication>
#include <QLocale>

namespace tessera {

namespace {
QString tr(const char* text, const char* about = nullptr) {
    return QCoreApplication::translate("tessera::SolvingProgress", text, about);
}
QString tr(const char* text, int n) {
    return QCoreApplication::translate("tessera::SolvingProgress", text, nullptr, n);
}
} // namespace

QString SolvingProgress::text() const {
    SolveProgress now;
    {
        const std::lock_guard lock(m_mutex);
        now = m_now;
    }
    if (now.firstMoves == 0)
        return {};
    const QString far = tr("%1 moves deep: first move %2 of %3, %4 positions")
                            .arg(now.moves)
                            .arg(now.firstMove)
                            .arg(now.firstMoves)
                            .arg(QLocale().toString(static_cast<qulonglong>(now.nodes)));
    if (now.mateIn == 0)
        return far;
    const QString found =
        now.mateIn == 1
            ? tr("There is a mate in 1; the other moves are looked at still.")
            : tr("There is a mate in %n moves; the other moves are looked at still.", now.mateIn);
    return tr("%1 %2", "what was found so far, how far the search has come").arg(found, far);
}

} // namespace tessera
