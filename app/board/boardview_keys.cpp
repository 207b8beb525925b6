// The board's keys and its focus.
#include "boardaccessible.h"
#include "boardnavigation.h"
#include "boardview.h"

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
        setFocusSquare(firstFocus());
    else if (m_accessible != nullptr)
        m_accessible->tellFocus();
    update();
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QQuickItem::focusOutEvent(event);
    update();
}

} // namespace tessera
