#include "objects.h"

#include <QObject>

#include <atomic>

// What debuggers of Qt use to hear of every object; its header is private, its layout fixed.
extern quintptr Q_CORE_EXPORT qtHookData[];

namespace tessera::test {

namespace {
constexpr int addHook = 3;
constexpr int removeHook = 4;

// Qt calls plain functions.
std::atomic<int> alive = 0;

void added(QObject*) {
    ++alive;
}
void removed(QObject*) {
    --alive;
}
} // namespace

ObjectCount::ObjectCount() {
    test::alive = 0;
    qtHookData[addHook] = reinterpret_cast<quintptr>(&added);
    qtHookData[removeHook] = reinterpret_cast<quintptr>(&removed);
}

ObjectCount::~ObjectCount() {
    qtHookData[addHook] = 0;
    qtHookData[removeHook] = 0;
}

int ObjectCount::alive() const {
    return test::alive;
}

} // namespace tessera::test
