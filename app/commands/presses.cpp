#include "presses.h"

#include <QCoreApplication>
#include <QEvent>

namespace tessera {

Presses::Presses(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool Presses::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::Wheel:
        // A window passes the same event on to its items.
        if (watched->isWindowType())
            emit pressed();
        break;
    default:
        break;
    }
    return false;
}

} // namespace tessera
