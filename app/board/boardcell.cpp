#include "boardcell.h"

#include "boardaccessible.h"
#include "boardspeech.h"
#include "boardtable.h"
#include "boardview.h"
#include "squaretext.h"

#include <QQuickWindow>

namespace tessera {

const QString& BoardCell::inspectAction() {
    static const QString name = QStringLiteral("Inspect");
    return name;
}

bool BoardCell::isValid() const {
    return m_view && m_square < m_view->scene().pieces.size();
}

QWindow* BoardCell::window() const {
    return m_view ? m_view->window() : nullptr;
}

QRect BoardCell::rect() const {
    return m_view ? onScreen(*m_view, m_view->cellRect(m_square)) : QRect();
}

QString BoardCell::text(QAccessible::Text kind) const {
    if (!isValid() || (kind != QAccessible::Name && kind != QAccessible::Description))
        return {};
    const BoardScene& scene = m_view->scene();
    const BoardSpeech* speech = m_view->speech();
    const bool focused = m_view->hasActiveFocus() && m_view->focusSquare() == m_square;
    const QString name = speech != nullptr ? speech->name(scene, m_square, focused)
                                           : squareText(scene, m_square, SpokenStyle::Words);
    if (kind == QAccessible::Name)
        return name;
    // What brief mode has left out can still be asked for.
    const QString full = squareText(scene, m_square, spokenStyle(*m_view));
    return name != full ? full : QString();
}

QAccessible::State BoardCell::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.invisible = !m_view->isVisible();
    state.disabled = !m_view->isEnabled();
    state.focusable = m_view->isInteractive();
    state.focused = m_view->hasActiveFocus() && m_view->focusSquare() == m_square;
    state.selectable = m_view->isInteractive();
    state.selected = isSelected();
    state.offscreen = !m_view->boundingRect().intersects(m_view->cellRect(m_square));
    return state;
}

void* BoardCell::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

bool BoardCell::isSelected() const {
    return isValid() &&
           (m_view->scene().marks[m_square] & static_cast<std::uint32_t>(Mark::Selected)) != 0;
}

int BoardCell::columnIndex() const {
    return isValid() ? m_view->geometry().place(m_square).column : -1;
}

int BoardCell::rowIndex() const {
    return isValid() ? m_view->geometry().place(m_square).row : -1;
}

QAccessibleInterface* BoardCell::table() const {
    if (!isValid() || m_view->accessible() == nullptr)
        return nullptr;
    return m_view->accessible()->table(m_view->geometry().place(m_square).board);
}

QStringList BoardCell::actionNames() const {
    if (!m_view || !m_view->isInteractive())
        return {};
    return {pressAction(), inspectAction(), setFocusAction()};
}

QString BoardCell::localizedActionName(const QString& name) const {
    return name == inspectAction() ? BoardView::tr("Show attackers")
                                   : QAccessibleActionInterface::localizedActionName(name);
}

QString BoardCell::localizedActionDescription(const QString& name) const {
    if (name == inspectAction())
        return BoardView::tr("Tells which pieces attack and protect this square");
    if (name == pressAction())
        return BoardView::tr("Selects this square or moves the selected piece to it");
    return QAccessibleActionInterface::localizedActionDescription(name);
}

void BoardCell::doAction(const QString& name) {
    if (!actionNames().contains(name))
        return;
    // Later: assistive technology waits for the answer to this call.
    QMetaObject::invokeMethod(
        m_view,
        [view = m_view.data(), square = int(m_square), name] {
            if (!view->isEnabled() || view->cellRect(square).isEmpty())
                return;
            if (name == inspectAction()) {
                emit view->inspected(square);
                return;
            }
            view->setFocusSquare(square);
            if (name == pressAction())
                emit view->activated(square);
            else
                view->forceActiveFocus(Qt::OtherFocusReason);
        },
        Qt::QueuedConnection);
}

QStringList BoardCell::keyBindingsForAction(const QString& name) const {
    if (name == pressAction())
        return {QStringLiteral("Return")};
    return name == inspectAction() ? QStringList{QStringLiteral("Shift+F10")} : QStringList();
}

} // namespace tessera
