// The board's pointer: mouse, wheel, touch and hovering.
#include "boardview.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>

namespace tessera {

void BoardView::mousePressEvent(QMouseEvent* event) {
    stopPress();
    forceActiveFocus(Qt::MouseFocusReason);
    m_pressedSquare = cellAt(event->position());
    m_pressedAt = event->position();
    m_panAtPress = m_pan;
    if (m_pressedSquare >= 0)
        setFocusSquare(m_pressedSquare);
    if (event->button() == Qt::RightButton) {
        if (m_pressedSquare >= 0)
            emit inspected(m_pressedSquare);
        m_pressedSquare = -1;
    } else if (m_pressedSquare >= 0) {
        m_longPress.start(QGuiApplication::styleHints()->mousePressAndHoldInterval(), this);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF distance = event->position() - m_pressedAt;
    const int threshold = QGuiApplication::styleHints()->startDragDistance();
    if (!m_panning && distance.manhattanLength() >= threshold) {
        m_longPress.stop();
        m_panning = m_geometry.overflows() && (event->buttons() & Qt::LeftButton) != 0;
    }
    if (m_panning) {
        m_pressedSquare = -1;
        m_pan = m_panAtPress + (distance * m_geometry.request().scale).toPoint();
        relayout();
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    const int square = m_pressedSquare;
    stopPress();
    if (event->button() == Qt::LeftButton && square >= 0 && cellAt(event->position()) == square)
        emit activated(square);
}

void BoardView::mouseUngrabEvent() {
    stopPress();
}

void BoardView::stopPress() {
    m_longPress.stop();
    m_pressedSquare = -1;
    m_panning = false;
}

void BoardView::timerEvent(QTimerEvent* event) {
    if (event->timerId() == m_settling.timerId()) {
        settle();
        return;
    }
    if (event->timerId() != m_longPress.timerId()) {
        QQuickItem::timerEvent(event);
        return;
    }
    const int square = m_pressedSquare;
    stopPress();
    if (square >= 0)
        emit inspected(square);
}

void BoardView::wheelEvent(QWheelEvent* event) {
    if (!m_interactive || event->modifiers() != Qt::ControlModifier ||
        event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    event->accept();
    zoomAt(event->position(), m_zoom * std::pow(1.25, event->angleDelta().y() / 120.));
}

void BoardView::pointAt(int square) {
    if (square == m_hoveredSquare)
        return;
    setHoveredSquare(square);
    emit hovered(square);
}

void BoardView::hoverMoveEvent(QHoverEvent* event) {
    pointAt(cellAt(event->position()));
}

void BoardView::hoverLeaveEvent(QHoverEvent*) {
    pointAt(-1);
}

} // namespace tessera
