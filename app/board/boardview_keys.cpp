// The board's keys and its focus.
#include "boardaccessible.h"
#include "boardnavigation.h"
#include "boardview.h"
#include "carriedpiece.h"
#include "commands.h"
#include "text/ruletext.h"

namespace tessera {

bool BoardView::usesKey(const QKeyEvent& event) const {
    return m_interactive && (edits(event) || SquareView::usesKey(event));
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (!m_interactive || !edits(*event)) {
        SquareView::keyPressEvent(event);
        return;
    }
    event->accept();
    if (!event->isAutoRepeat())
        edit(*event, static_cast<Square>(std::max(focusSquare(), 0)));
}

bool BoardView::edits(const QKeyEvent& event) const {
    if (!m_editing || !m_scene.ruleset)
        return false;
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace)
        return modifiers == Qt::NoModifier;
    return !modifiers.testFlag(Qt::AltModifier) && pieceLetter(event) != '\0';
}

void BoardView::edit(const QKeyEvent& event, Square square) {
    setFocusSquare(square);
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        emit emptied(square);
        return;
    }
    // Capitals are White's, as in the text of a position, however they are typed.
    const QString text = event.text();
    const bool capital = event.modifiers().testFlag(Qt::ShiftModifier) ||
                         (text.size() == 1 && text.front().isUpper());
    const QChar letter(event.key());
    emit lettered(square, capital ? letter : letter.toLower());
}

void BoardView::obey(Command command, Square from, bool repeated) {
    const auto to = squareAfter(m_geometry, from, command);
    if (to && *to != m_focusSquare) {
        setFocusSquare(*to);
        return;
    }
    // What follows is for one press, however long the key is held.
    if (repeated)
        return;
    if (to) {
        const auto axis = walkedAxis(m_geometry, command);
        emit told(axis ? tr("The squares end here along %1.").arg(axisNames(axisBit(*axis)))
                       : tr("This is that corner already."));
        return;
    }
    if (const auto axis = missingAxis(m_geometry, command)) {
        emit told(tr("This board has no %1 axis.").arg(axisNames(axisBit(*axis))));
        return;
    }
    if (command == Command::Cancel) {
        if (m_carried)
            stopPress();
        else
            emit cancelled();
        return;
    }
    pass(command, from);
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
