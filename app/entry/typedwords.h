// What reading and completing typed text share.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <vector>

namespace tessera::typed {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(tessera::TypedText)
};

/// Without blanks, and with what keyboards and word processors make of a hyphen or a cross undone.
[[nodiscard]] QString compact(const QString& text);
/// Letters and digits alone, all small.
[[nodiscard]] QString bareOf(const QString& text);

/// Keeps the first of equal entries, in their order.
template<class T>
void removeDoubles(std::vector<T>& list) {
    std::vector<T> once;
    for (const T& entry : list) {
        if (std::ranges::find(once, entry) == once.end())
            once.push_back(entry);
    }
    list = std::move(once);
}

} // namespace tessera::typed
