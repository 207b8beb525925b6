#include "presses.h"

#include <QCoreApplication>
#include <QEvent>

namespace tessera {

Presses::Presses(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool Presses::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseMove:
        setPointing(true);
        break;
    case QEvent::KeyPress:
        setPointing(false);
        [[fallthrough]];
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

void Presses::setPointing(bool pointing) {
    if (pointing == m_pointing)
        return;
    m_pointing = pointing;
    emit pointingChanged();
}

} // namespace tessera
