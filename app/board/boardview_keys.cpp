// The board's keys and its focus.
#include "boardaccessible.h"
#include "boardnavigation.h"
#include "boardview.h"
#include "carriedpiece.h"
#include "commands.h"
#include "text/ruletext.h"

namespace tessera {

namespace {

/// A piece's letter: alone it goes to the next such piece, with Shift to the one before. With Alt
/// too it means the piece even where the letter alone is the key of a command.
char pieceLetter(const QKeyEvent& event) {
    const auto modifiers = event.modifiers() & ~(Qt::ShiftModifier | Qt::AltModifier);
    const bool letter = event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z;
    return letter && modifiers == Qt::NoModifier ? static_cast<char>(event.key()) : '\0';
}

} // namespace

Commands* BoardView::commands() const {
    return m_commands;
}

void BoardView::setCommands(Commands* commands) {
    if (commands == m_commands)
        return;
    m_commands = commands;
    emit commandsChanged();
}

std::optional<Command> BoardView::commandOf(const QKeyEvent& event) const {
    static const KeyBindings defaults;
    return (m_commands ? m_commands->bindings() : defaults).find(event);
}

bool BoardView::usesKey(const QKeyEvent& event) const {
    if (!m_interactive || !m_scene.ruleset)
        return false;
    if (edits(event))
        return true;
    if (const auto command = commandOf(event))
        return commandInfo(*command).scope == CommandScope::Board;
    const char letter = pieceLetter(event);
    return letter != '\0' && m_scene.ruleset->data().kindOf(letter).has_value();
}

bool BoardView::event(QEvent* event) {
    // The board's own keys come before shortcuts of the window while the board has the focus.
    if (event->type() == QEvent::ShortcutOverride && usesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QQuickItem::event(event);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (!usesKey(*event)) {
        event->ignore();
        return;
    }
    event->accept();
    const auto from = static_cast<Square>(std::max(m_focusSquare, 0));
    if (edits(*event))
        edit(*event, from);
    else if (const auto command = commandOf(*event))
        obey(*command, from, event->isAutoRepeat());
    else
        goToPiece(*event, from);
}

bool BoardView::edits(const QKeyEvent& event) const {
    if (!m_editing)
        return false;
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace)
        return modifiers == Qt::NoModifier;
    const char letter = pieceLetter(event);
    return letter != '\0' && !modifiers.testFlag(Qt::AltModifier) &&
           m_scene.ruleset->data().kindOf(letter).has_value();
}

void BoardView::edit(const QKeyEvent& event, Square square) {
    if (event.isAutoRepeat())
        return;
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

void BoardView::goToPiece(const QKeyEvent& event, Square from) {
    const auto to =
        nextPiece(m_scene, from, pieceLetter(event), event.modifiers().testFlag(Qt::ShiftModifier));
    if (to && *to != m_focusSquare)
        setFocusSquare(*to);
    else if (!event.isAutoRepeat())
        emit told(to ? tr("There is no other such piece on the board.")
                     : tr("There is no such piece on the board."));
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
