// The tesseract's keys and its focus.
#include "boardnavigation.h"
#include "boardspeech.h"
#include "commands.h"
#include "tesseractview.h"
#include "text/ruletext.h"

namespace tessera {

namespace {

constexpr double orbitStep = 5.;  // degrees for each press of an arrow
constexpr double planeStep = 15.; // degrees in four dimensions
constexpr double zoomStep = 1.25;

struct Walk {
    int axis;
    int change;
};

std::optional<Walk> walkOf(Command command) {
    switch (command) {
    case Command::WalkXBack:
        return Walk{0, -1};
    case Command::WalkX:
        return Walk{0, 1};
    case Command::WalkYBack:
        return Walk{1, -1};
    case Command::WalkY:
        return Walk{1, 1};
    case Command::WalkZBack:
        return Walk{2, -1};
    case Command::WalkZ:
        return Walk{2, 1};
    case Command::WalkWBack:
        return Walk{3, -1};
    case Command::WalkW:
        return Walk{3, 1};
    default:
        return std::nullopt;
    }
}

/// A piece's letter, as on the flat board.
char pieceLetter(const QKeyEvent& event) {
    const auto modifiers = event.modifiers() & ~(Qt::ShiftModifier | Qt::AltModifier);
    const bool letter = event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z;
    return letter && modifiers == Qt::NoModifier ? static_cast<char>(event.key()) : '\0';
}

int planeOf(Command command, Command first) {
    return static_cast<int>(command) - static_cast<int>(first);
}

} // namespace

std::optional<Command> TesseractView::commandOf(const QKeyEvent& event) const {
    static const KeyBindings defaults;
    return (m_commands ? m_commands->bindings() : defaults).find(event, CommandScope::Tesseract);
}

bool TesseractView::usesKey(const QKeyEvent& event) const {
    if (!m_scene.ruleset)
        return false;
    if (const auto command = commandOf(event))
        return commandInfo(*command).scope != CommandScope::Window;
    const char letter = pieceLetter(event);
    return letter != '\0' && m_scene.ruleset->data().kindOf(letter).has_value();
}

bool TesseractView::event(QEvent* event) {
    // The view's own keys come before shortcuts of the window while it has the focus.
    if (event->type() == QEvent::ShortcutOverride && usesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QQuickItem::event(event);
}

void TesseractView::keyPressEvent(QKeyEvent* event) {
    const bool wasDemo = m_pose->demo();
    if (!usesKey(*event)) {
        event->ignore();
        return;
    }
    event->accept();
    const auto from = static_cast<Square>(std::max(m_focusSquare, 0));
    const auto command = commandOf(*event);
    if (!command) {
        const auto to = nextPiece(m_scene, from, pieceLetter(*event),
                                  event->modifiers().testFlag(Qt::ShiftModifier));
        if (to && *to != m_focusSquare)
            setFocusSquare(*to);
        else if (!event->isAutoRepeat())
            emit told(to ? tr("There is no other such piece on the board.")
                         : tr("There is no such piece on the board."));
        return;
    }
    if (*command == Command::SpaceDemo) {
        if (event->isAutoRepeat())
            return;
        m_pose->playDemo();
        emit spoken(m_pose->demo() ? tr("%1, by itself, until you do something.")
                                         .arg(m_pose->planeName(m_pose->demoPlane()))
                    : wasDemo ? m_pose->text()
                              : QStringLiteral("%1. %2").arg(m_pose->frameText(), m_pose->text()));
        return;
    }
    m_pose->stop();
    if (turnBy(*command) || walkBy(*command, from, event->isAutoRepeat()) || event->isAutoRepeat())
        return;
    obey(*command, from);
}

bool TesseractView::turnBy(Command command) {
    if (command >= Command::TurnXW && command <= Command::TurnYZBack) {
        const bool back = command >= Command::TurnXWBack;
        const int plane = planeOf(command, back ? Command::TurnXWBack : Command::TurnXW);
        if (!m_pose->hasPlane(plane)) {
            const auto axes = axesOf(static_cast<Plane>(plane));
            for (const Axis axis : axes) {
                if (m_board->geometry().size(axis) == 1) {
                    emit told(tr("This board has no %1 axis.").arg(axisNames(axisBit(axis))));
                    break;
                }
            }
            return true;
        }
        m_pose->turn(plane, back ? -planeStep : planeStep);
        emit spoken(m_pose->text());
        return true;
    }
    switch (command) {
    case Command::SpaceLeft:
        m_pose->orbitBy(-orbitStep, 0.);
        return true;
    case Command::SpaceRight:
        m_pose->orbitBy(orbitStep, 0.);
        return true;
    case Command::SpaceUp:
        m_pose->orbitBy(0., orbitStep);
        return true;
    case Command::SpaceDown:
        m_pose->orbitBy(0., -orbitStep);
        return true;
    case Command::RollLeft:
        m_pose->roll(-orbitStep);
        return true;
    case Command::RollRight:
        m_pose->roll(orbitStep);
        return true;
    case Command::SpaceCloser:
        m_pose->setZoom(m_pose->zoom() * zoomStep);
        return true;
    case Command::SpaceFarther:
        m_pose->setZoom(m_pose->zoom() / zoomStep);
        return true;
    default:
        return false;
    }
}

bool TesseractView::walkBy(Command command, Square from, bool repeated) {
    const auto walk = walkOf(command);
    if (!walk)
        return false;
    const auto axis = static_cast<Axis>(walk->axis);
    if (m_board->geometry().size(axis) == 1) {
        if (!repeated)
            emit told(tr("This board has no %1 axis.").arg(axisNames(axisBit(axis))));
        return true;
    }
    Vector4 change{};
    change[static_cast<std::size_t>(axis)] = static_cast<std::int8_t>(walk->change);
    const auto to = m_board->geometry().shifted(from, change);
    if (to)
        setFocusSquare(*to);
    else if (!repeated)
        emit told(tr("The squares end here along %1.").arg(axisNames(axisBit(axis))));
    return true;
}

void TesseractView::obey(Command command, Square from) {
    switch (command) {
    case Command::SpaceHome:
        m_pose->home();
        emit spoken(tr("The rest pose."));
        return;
    case Command::SpaceFront:
        m_pose->show(TesseractPose::Front);
        return;
    case Command::SpaceSide:
        m_pose->show(TesseractPose::Side);
        return;
    case Command::SpaceTop:
        m_pose->show(TesseractPose::Top);
        return;
    case Command::SpaceAlongW:
        m_pose->show(TesseractPose::AlongW);
        return;
    case Command::SpaceArrange:
        m_pose->nextArrangement();
        emit spoken(m_pose->arrangementName(m_pose->arrangementKind()));
        return;
    case Command::TellPose:
        emit told(m_pose->text());
        return;
    case Command::Cancel:
        emit cancelled();
        return;
    default:
        break;
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

void TesseractView::focusInEvent(QFocusEvent* event) {
    QQuickItem::focusInEvent(event);
    if (m_focusSquare < 0 && m_scene.ruleset)
        setFocusSquare(m_scene.flipped ? static_cast<int>(m_spots.size()) - 1 : 0);
    else if (m_speech && isSquare(m_focusSquare))
        m_speech->land(m_scene, static_cast<Square>(m_focusSquare));
    repaint();
}

void TesseractView::focusOutEvent(QFocusEvent* event) {
    QQuickItem::focusOutEvent(event);
    repaint();
}

} // namespace tessera
