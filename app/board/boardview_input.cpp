// Pointer and keyboard of the board.
#include "boardaccessible.h"
#include "boardnavigation.h"
#include "boardview.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>

namespace tessera {

namespace {

bool isActivation(const QKeyEvent* event) {
    const bool key = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                     event->key() == Qt::Key_Space;
    return key && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

bool isInspection(const QKeyEvent* event) {
    return (event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier) ||
           (event->key() == Qt::Key_Menu && event->modifiers() == Qt::NoModifier);
}

bool isCancel(const QKeyEvent* event) {
    return event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier;
}

} // namespace

bool BoardView::usesKey(const QKeyEvent* event) const {
    if (!m_interactive || !m_scene.ruleset)
        return false;
    return isActivation(event) || isInspection(event) || isCancel(event) ||
           squareAfterKey(m_geometry, 0, event->key(), event->modifiers()).has_value();
}

bool BoardView::event(QEvent* event) {
    // The board's own keys come before shortcuts of the window while the board has the focus.
    if (event->type() == QEvent::ShortcutOverride && usesKey(static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QQuickItem::event(event);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (!usesKey(event)) {
        event->ignore();
        return;
    }
    event->accept();
    if (isCancel(event)) {
        emit cancelled();
        return;
    }
    const int from = std::max(m_focusSquare, 0);
    if (isActivation(event) || isInspection(event)) {
        setFocusSquare(from);
        if (event->isAutoRepeat())
            return;
        if (isActivation(event))
            emit activated(from);
        else
            emit inspected(from);
        return;
    }
    if (const auto to =
            squareAfterKey(m_geometry, static_cast<Square>(from), event->key(), event->modifiers()))
        setFocusSquare(*to);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QQuickItem::focusInEvent(event);
    if (m_focusSquare < 0 && m_scene.ruleset)
        setFocusSquare(m_scene.flipped ? squareCount() - 1 : 0);
    else if (m_accessible != nullptr)
        m_accessible->tellFocus();
    update();
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QQuickItem::focusOutEvent(event);
    update();
}

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
