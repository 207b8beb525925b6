// How many QObjects there are.
#pragma once

#include <QtGlobal>

namespace tessera::test {

/// Counts the QObjects that are made and destroyed while it lives, whoever owns them: what is
/// forgotten hangs on no tree that could be walked. One at a time.
class ObjectCount {
public:
    ObjectCount();
    ~ObjectCount();
    ObjectCount(const ObjectCount&) = delete;
    ObjectCount& operator=(const ObjectCount&) = delete;

    /// Made and not destroyed since it began.
    [[nodiscard]] int alive() const;
};

} // namespace tessera::test
