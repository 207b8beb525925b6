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

int planeOf(Command command, Command first) {
    return static_cast<int>(command) - static_cast<int>(first);
}

} // namespace

bool TesseractView::turnBy(Command command, bool repeated) {
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
        if (!repeated)
            m_pose->tellTurn(plane);
        return true;
    }
    switch (command) {
    case Command::SpaceLeft:
        m_pose->orbitBy(-orbitStep, 0.);
        break;
    case Command::SpaceRight:
        m_pose->orbitBy(orbitStep, 0.);
        break;
    case Command::SpaceUp:
        m_pose->orbitBy(0., orbitStep);
        break;
    case Command::SpaceDown:
        m_pose->orbitBy(0., -orbitStep);
        break;
    case Command::RollLeft:
        m_pose->roll(-orbitStep);
        break;
    case Command::RollRight:
        m_pose->roll(orbitStep);
        break;
    case Command::SpaceCloser:
        m_pose->setZoom(m_pose->zoom() * zoomStep);
        return true;
    case Command::SpaceFarther:
        m_pose->setZoom(m_pose->zoom() / zoomStep);
        return true;
    default:
        return false;
    }
    // A key that is held down would say more than anybody can hear.
    if (!repeated)
        m_pose->tellStand();
    return true;
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

void TesseractView::obey(Command command, Square from, bool repeated) {
    if (command == Command::SpaceDemo) {
        if (!repeated)
            m_pose->playDemo();
        return;
    }
    m_pose->stop();
    if (turnBy(command, repeated) || walkBy(command, from, repeated) || repeated)
        return;
    switch (command) {
    case Command::SpaceHome:
        m_pose->home();
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
    pass(command, from);
}

void TesseractView::goToPiece(const QKeyEvent& event, Square from) {
    m_pose->stop();
    SquareView::goToPiece(event, from);
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
