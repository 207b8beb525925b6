// The tesseract's pointer: dragging turns the picture, a click chooses.
#include "tesseractview.h"

#include <QCursor>
#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>

namespace tessera {

namespace {
constexpr double turnOfAView = 200.; // degrees for a drag over the smaller side
constexpr double zoomStep = 1.2;     // for each step of a wheel
} // namespace

void TesseractView::mousePressEvent(QMouseEvent* event) {
    setPointer(event->globalPosition());
    stopPress();
    m_pose->stop();
    m_pressed = true;
    m_pressedAt = m_draggedAt = event->position();
    m_pressedSquare = event->button() == Qt::MiddleButton ? -1 : squareAt(event->position());
    forceActiveFocus(Qt::MouseFocusReason);
    if (m_pressedSquare >= 0 && event->button() == Qt::LeftButton)
        m_longPress.start(QGuiApplication::styleHints()->mousePressAndHoldInterval(), this);
}

void TesseractView::mouseMoveEvent(QMouseEvent* event) {
    setPointer(event->globalPosition());
    if (!m_pressed)
        return;
    const QPointF whole = event->position() - m_pressedAt;
    if (!m_dragging &&
        whole.manhattanLength() >= QGuiApplication::styleHints()->startDragDistance()) {
        m_dragging = true;
        m_longPress.stop();
        setCursor(Qt::ClosedHandCursor);
        pointAt(-1);
    }
    if (!m_dragging)
        return;
    const QPointF way = event->position() - m_draggedAt;
    m_draggedAt = event->position();
    const double side = std::max(1., std::min(m_eye.area().width(), m_eye.area().height()));
    const bool moves = (event->buttons() & (Qt::MiddleButton | Qt::RightButton)) != 0 ||
                       event->modifiers().testFlag(Qt::ShiftModifier);
    if (moves) {
        m_pose->panBy(way * 2. / side);
        if (!showsAnything())
            m_pose->panBy(way * -2. / side);
    } else {
        m_pose->orbitBy(way.x() * turnOfAView / side, -way.y() * turnOfAView / side);
    }
}

void TesseractView::mouseReleaseEvent(QMouseEvent* event) {
    const bool dragged = m_dragging;
    const int square = m_pressedSquare;
    const bool meant = !dragged && square >= 0 && squareAt(event->position()) == square;
    const bool longPress =
        square >= 0 && !dragged && !m_longPress.isActive() && event->button() == Qt::LeftButton;
    stopPress();
    if (!meant || longPress)
        return;
    setFocusSquare(square);
    if (event->button() == Qt::LeftButton)
        emit activated(square);
    else if (event->button() == Qt::RightButton)
        emit menuWanted(square);
}

void TesseractView::mouseUngrabEvent() {
    stopPress();
}

void TesseractView::stopPress() {
    m_longPress.stop();
    m_pressedSquare = -1;
    m_pressed = false;
    if (m_dragging)
        unsetCursor();
    m_dragging = false;
}

void TesseractView::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_longPress.timerId()) {
        QQuickItem::timerEvent(event);
        return;
    }
    m_longPress.stop();
    if (m_pressedSquare >= 0) {
        setFocusSquare(m_pressedSquare);
        emit inspected(m_pressedSquare);
    }
}

void TesseractView::wheelEvent(QWheelEvent* event) {
    const double steps = event->angleDelta().y() / 120.;
    if (steps == 0.) {
        event->ignore();
        return;
    }
    event->accept();
    const QRectF& area = m_eye.area();
    const double half = std::max(1., std::min(area.width(), area.height()) / 2.);
    m_pose->zoomTo(m_pose->zoom() * std::pow(zoomStep, steps),
                   (event->position() - area.center()) / half);
}

} // namespace tessera
