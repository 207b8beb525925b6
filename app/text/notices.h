// Sentences that have to be seen: none takes the place of another that was not dismissed.
#pragma once

#include <QStringList>

namespace tessera {

/// The newest is shown first, for it answers what was just done; those before it wait.
class Notices {
public:
    /// Empty: nothing is to be seen.
    [[nodiscard]] QString shown() const { return m_all.isEmpty() ? QString() : m_all.last(); }

    /// One that waits already comes to the front. An empty one is none.
    void add(const QString& notice) {
        if (notice.isEmpty())
            return;
        withdraw(notice);
        m_all.append(notice);
    }
    /// What is shown was seen.
    void dismiss() {
        if (!m_all.isEmpty())
            m_all.removeLast();
    }
    /// It is true no longer.
    void withdraw(const QString& notice) { m_all.removeAll(notice); }

private:
    QStringList m_all;
};

} // namespace tessera
