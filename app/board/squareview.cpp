#include "squareview.h"

#include "boardnavigation.h"
#include "commands.h"

#include <algorithm>

namespace tessera {

SquareView::SquareView(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    setActiveFocusOnTab(true);
    setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton | Qt::MiddleButton);
    setAcceptHoverEvents(true);
}

SquareView::~SquareView() = default;

bool SquareView::isSquare(int square) const {
    return square >= 0 && m_scene.ruleset && square < m_scene.ruleset->geometry().squareCount();
}

void SquareView::setHoveredSquare(int square) {
    const int wanted = isSquare(square) ? square : -1;
    if (wanted == m_hoveredSquare)
        return;
    m_hoveredSquare = wanted;
    update();
    emit hoveredSquareChanged();
}

Commands* SquareView::commands() const {
    return m_commands;
}

void SquareView::setCommands(Commands* commands) {
    if (commands == m_commands)
        return;
    m_commands = commands;
    emit commandsChanged();
}

std::optional<Command> SquareView::commandOf(const QKeyEvent& event) const {
    static const KeyBindings defaults;
    return (m_commands ? m_commands->bindings() : defaults).find(event, keyScope());
}

char SquareView::pieceLetter(const QKeyEvent& event) const {
    const auto modifiers = event.modifiers() & ~(Qt::ShiftModifier | Qt::AltModifier);
    if (event.key() < Qt::Key_A || event.key() > Qt::Key_Z || modifiers != Qt::NoModifier)
        return '\0';
    const auto letter = static_cast<char>(event.key());
    return m_scene.ruleset && m_scene.ruleset->data().kindOf(letter) ? letter : '\0';
}

bool SquareView::usesKey(const QKeyEvent& event) const {
    if (!m_scene.ruleset)
        return false;
    if (const auto command = commandOf(event))
        return commandInfo(*command).scope != CommandScope::Window;
    return pieceLetter(event) != '\0';
}

bool SquareView::event(QEvent* event) {
    // The view's own keys come before shortcuts of the window while it has the focus.
    if (event->type() == QEvent::ShortcutOverride && usesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QQuickItem::event(event);
}

void SquareView::keyPressEvent(QKeyEvent* event) {
    if (!usesKey(*event)) {
        event->ignore();
        return;
    }
    event->accept();
    const auto from = static_cast<Square>(std::max(m_focusSquare, 0));
    if (const auto command = commandOf(*event))
        obey(*command, from, event->isAutoRepeat());
    else
        goToPiece(*event, from);
}

void SquareView::goToPiece(const QKeyEvent& event, Square from) {
    const auto to =
        nextPiece(m_scene, from, pieceLetter(event), event.modifiers().testFlag(Qt::ShiftModifier));
    if (to && *to != m_focusSquare)
        setFocusSquare(*to);
    else if (!event.isAutoRepeat())
        emit told(to ? tr("There is no other such piece on the board.")
                     : tr("There is no such piece on the board."));
}

void SquareView::pass(Command command, Square from) {
    setFocusSquare(from);
    if (command == Command::Press)
        emit activated(from);
    else if (command == Command::Inspect)
        emit inspected(from);
    else if (command == Command::BoardMenu)
        emit menuWanted(from);
    else
        emit commanded(QString::fromLatin1(commandInfo(command).id), from);
}

void SquareView::pointAt(int square) {
    setHoveredSquare(square);
    emit hovered(square);
}

// What comes to lie under a resting pointer, or is covered there, as when a dialog opens and
// closes, nobody has pointed at. Qt tells of it at the place of the last move and at no time; that
// need not be where the last press was, which may have been a finger's. Places are rounded
// differently in presses and in this.
bool SquareView::pointerMoved(const QHoverEvent& event) {
    if (event.timestamp() == 0 || (event.globalPosition() - m_pointer).manhattanLength() < 1.)
        return false;
    m_pointer = event.globalPosition();
    return true;
}

// The first place inside comes as this event alone.
void SquareView::hoverEnterEvent(QHoverEvent* event) {
    hoverMoveEvent(event);
}

void SquareView::hoverMoveEvent(QHoverEvent* event) {
    const int square = squareUnder(event->position());
    if (pointerMoved(*event))
        pointAt(square);
    else
        setHoveredSquare(square);
}

void SquareView::hoverLeaveEvent(QHoverEvent* event) {
    if (pointerMoved(*event))
        pointAt(-1);
    else
        setHoveredSquare(-1);
}

} // namespace tessera
