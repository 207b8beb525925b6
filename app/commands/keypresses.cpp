#include "keypresses.h"

#include <QCoreApplication>
#include <QEvent>

namespace tessera {

KeyPresses::KeyPresses(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool KeyPresses::eventFilter(QObject* watched, QEvent* event) {
    // A window passes the same event on to its items.
    if (event->type() == QEvent::KeyPress && watched->isWindowType())
        emit pressed();
    return false;
}

} // namespace tessera
