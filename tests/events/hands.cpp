#include "hands.h"

#include "board/boardview.h"
#include "game/gamesession.h"

#include <QApplication>
#include <QDateTime>
#include <QDialog>
#include <QQuickWindow>
#include <QWheelEvent>
#include <QtTest/QTest>
#include <QtTest/qtesttouch.h>

#include <algorithm>
#include <array>

namespace tessera::test {

namespace {

constexpr Qt::Key keys[] = {
    Qt::Key_Left,      Qt::Key_Right,     Qt::Key_Up,          Qt::Key_Down,
    Qt::Key_Home,      Qt::Key_End,       Qt::Key_PageUp,      Qt::Key_PageDown,
    Qt::Key_Return,    Qt::Key_Enter,     Qt::Key_Space,       Qt::Key_Escape,
    Qt::Key_Tab,       Qt::Key_Backtab,   Qt::Key_Backspace,   Qt::Key_Delete,
    Qt::Key_Insert,    Qt::Key_Menu,      Qt::Key_F1,          Qt::Key_F2,
    Qt::Key_F3,        Qt::Key_F4,        Qt::Key_F5,          Qt::Key_F6,
    Qt::Key_F7,        Qt::Key_F8,        Qt::Key_F9,          Qt::Key_F10,
    Qt::Key_F11,       Qt::Key_F12,       Qt::Key_A,           Qt::Key_B,
    Qt::Key_C,         Qt::Key_D,         Qt::Key_E,           Qt::Key_F,
    Qt::Key_G,         Qt::Key_H,         Qt::Key_I,           Qt::Key_J,
    Qt::Key_K,         Qt::Key_L,         Qt::Key_M,           Qt::Key_N,
    Qt::Key_O,         Qt::Key_P,         Qt::Key_Q,           Qt::Key_R,
    Qt::Key_S,         Qt::Key_T,         Qt::Key_U,           Qt::Key_V,
    Qt::Key_W,         Qt::Key_X,         Qt::Key_Y,           Qt::Key_Z,
    Qt::Key_0,         Qt::Key_1,         Qt::Key_2,           Qt::Key_3,
    Qt::Key_4,         Qt::Key_5,         Qt::Key_6,           Qt::Key_7,
    Qt::Key_8,         Qt::Key_9,         Qt::Key_BracketLeft, Qt::Key_BracketRight,
    Qt::Key_Slash,     Qt::Key_Backslash, Qt::Key_Comma,       Qt::Key_Period,
    Qt::Key_Semicolon, Qt::Key_Minus,     Qt::Key_Plus,        Qt::Key_Equal,
    Qt::Key_Question,  Qt::Key_Asterisk,  Qt::Key_At,          Qt::Key_Shift,
    Qt::Key_Control,   Qt::Key_Alt,
};
constexpr int movingKeys = 12; ///< the first keys, those that are pressed most

constexpr std::array modifierSets = {
    Qt::KeyboardModifiers(Qt::NoModifier),      Qt::KeyboardModifiers(Qt::ShiftModifier),
    Qt::KeyboardModifiers(Qt::ControlModifier), Qt::KeyboardModifiers(Qt::AltModifier),
    Qt::ControlModifier | Qt::ShiftModifier,    Qt::AltModifier | Qt::ShiftModifier,
    Qt::ControlModifier | Qt::AltModifier,
};

/// What the key types, as a platform would say it.
QString textOf(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return QStringLiteral("\r");
    case Qt::Key_Tab:
        return QStringLiteral("\t");
    case Qt::Key_Backspace:
        return QStringLiteral("\b");
    case Qt::Key_Escape:
        return QStringLiteral("\x1B");
    default:
        break;
    }
    if (key > Qt::Key_AsciiTilde || modifiers.testFlag(Qt::AltModifier))
        return {};
    if (modifiers.testFlag(Qt::ControlModifier))
        return key >= Qt::Key_A && key <= Qt::Key_Z ? QString(QChar(key - Qt::Key_A + 1))
                                                    : QString();
    const QString text = QString(QChar(key));
    return modifiers.testFlag(Qt::ShiftModifier) ? text : text.toLower();
}

/// Everything below an item that can be seen and has the keyboard in turn.
void collectControls(const QQuickItem& item, std::vector<const QQuickItem*>& found) {
    if (!item.isVisible() || !item.isEnabled())
        return;
    if (item.activeFocusOnTab() || item.acceptedMouseButtons() != Qt::NoButton)
        found.push_back(&item);
    for (const QQuickItem* child : item.childItems())
        collectControls(*child, found);
}

} // namespace

std::span<const Qt::Key> allKeys() {
    return keys;
}

std::span<const Qt::KeyboardModifiers> modifiersOfKeys() {
    return modifierSets;
}

void letPass() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

Hands::Hands(QQuickWindow& window, GameSession& session, unsigned seed)
    : m_window(window), m_session(session),
      m_board(window.findChild<BoardView*>(QStringLiteral("board"))), m_random(seed) {
    static QPointingDevice* const touchScreen = QTest::createTouchDevice();
    m_touchScreen = touchScreen;
}

int Hands::below(int limit) {
    return static_cast<int>(m_random() % static_cast<unsigned>(limit));
}

Qt::KeyboardModifiers Hands::someModifiers() {
    return chance(65) ? Qt::KeyboardModifiers() : modifierSets[m_random() % modifierSets.size()];
}

void Hands::doSomething() {
    const int what = below(1000);
    if (what < 500)
        useKeyboard();
    else if (what < 780)
        useMouse();
    else if (what < 820)
        turnWheel();
    else if (what < 860)
        touch();
    else if (what < 998)
        playSomeMove();
    else
        resizeWindow();
    comeBack();
}

// A dialog with a window of its own keeps everything from this one. It is Qt's or the desktop's, so
// it is cancelled.
void Hands::comeBack() {
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible())
            dialog->reject();
    }
    letPass();
}

void Hands::sendKey(QEvent::Type type, Qt::Key key, Qt::KeyboardModifiers modifiers,
                    bool repeated) {
    const QString text = textOf(key, modifiers);
    const auto now = static_cast<ulong>(QDateTime::currentMSecsSinceEpoch());
    if (type == QEvent::KeyPress &&
        qt_sendShortcutOverrideEvent(&m_window, now, key, modifiers, text, repeated))
        return;
    qt_handleKeyEvent(&m_window, type, key, modifiers, text, repeated);
}

void Hands::hold(Qt::Key key, Qt::KeyboardModifiers modifiers, int repeats) {
    m_last =
        QStringLiteral("held %1").arg(QKeySequence(QKeyCombination(modifiers, key)).toString());
    sendKey(QEvent::KeyPress, key, modifiers, false);
    for (int i = 0; i < repeats; ++i) {
        sendKey(QEvent::KeyPress, key, modifiers, true);
        if (i % 4 == 3) // repeats pile up where the program is slow
            QCoreApplication::processEvents();
    }
    sendKey(QEvent::KeyRelease, key, modifiers, false);
    comeBack();
}

void Hands::useKeyboard() {
    const Qt::Key key =
        keys[chance(50) ? below(movingKeys) : below(static_cast<int>(std::size(keys)))];
    hold(key, someModifiers(), chance(10) ? 1 + below(8) : 0);
    m_last.prepend(QStringLiteral("key: "));
}

QPoint Hands::centreOf(const BoardView& board, int square) const {
    return inWindow(board.mapToScene(board.cellRect(square).center()).toPoint());
}

QPoint Hands::somePlace() {
    QPoint place(below(m_window.width()), below(m_window.height()));
    if (chance(50)) {
        std::vector<const QQuickItem*> controls;
        collectControls(*m_window.contentItem(), controls);
        if (!controls.empty()) {
            const QQuickItem& item = *controls[m_random() % controls.size()];
            const QPointF inside(item.width() * below(101) / 100, item.height() * below(101) / 100);
            place = item.mapToScene(inside).toPoint();
        }
    }
    return inWindow(place);
}

QPoint Hands::inWindow(QPoint place) const {
    return {std::clamp(place.x(), 0, m_window.width() - 1),
            std::clamp(place.y(), 0, m_window.height() - 1)};
}

void Hands::useMouse() {
    const QPoint at = somePlace();
    const Qt::MouseButton button = chance(75)   ? Qt::LeftButton
                                   : chance(70) ? Qt::RightButton
                                                : Qt::MiddleButton;
    const Qt::KeyboardModifiers modifiers = chance(85) ? Qt::KeyboardModifiers() : someModifiers();
    m_last = QStringLiteral("mouse at %1, %2").arg(at.x()).arg(at.y());
    const int what = below(100);
    if (what < 50) {
        QTest::mouseClick(&m_window, button, modifiers, at);
    } else if (what < 65) {
        QTest::mouseDClick(&m_window, button, modifiers, at);
    } else if (what < 80) {
        QTest::mouseMove(&m_window, at);
    } else {
        const QPoint to = somePlace();
        m_last += QStringLiteral(" dragged to %1, %2").arg(to.x()).arg(to.y());
        QTest::mousePress(&m_window, button, modifiers, at);
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(&m_window, at + (to - at) * step / 4);
        QTest::mouseRelease(&m_window, button, modifiers, to);
    }
}

void Hands::turnWheel() {
    const QPoint at = somePlace();
    const QPoint turn(chance(20) ? 120 * (below(5) - 2) : 0, 120 * (below(5) - 2));
    const Qt::KeyboardModifiers modifiers =
        chance(50) ? Qt::KeyboardModifiers(Qt::ControlModifier) : someModifiers();
    m_last = QStringLiteral("wheel at %1, %2").arg(at.x()).arg(at.y());
    QWheelEvent event(at, m_window.mapToGlobal(at), {}, turn, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&m_window, &event);
}

void Hands::touch() {
    const QPoint at = somePlace();
    m_last = QStringLiteral("touch at %1, %2").arg(at.x()).arg(at.y());
    if (chance(40)) {
        QTest::touchEvent(&m_window, m_touchScreen).press(0, at, &m_window);
        QTest::touchEvent(&m_window, m_touchScreen).release(0, at, &m_window);
        return;
    }
    QPoint other = somePlace();
    m_last += QStringLiteral(" and %1, %2").arg(other.x()).arg(other.y());
    const QPoint step((other - at) / (chance(50) ? 16 : -16));
    QTest::touchEvent(&m_window, m_touchScreen).press(0, at, &m_window).press(1, other, &m_window);
    for (int i = 0; i < 5; ++i) {
        other += step;
        QTest::touchEvent(&m_window, m_touchScreen).stationary(0).move(1, other, &m_window);
    }
    QTest::touchEvent(&m_window, m_touchScreen)
        .release(0, at, &m_window)
        .release(1, other, &m_window);
}

void Hands::playSomeMove() {
    if (m_board->isVisible())
        playOn(*m_board, m_session);
    else
        playInStudy();
}

// Other pages with boards come later than the window, and have sessions of their own.
void Hands::playInStudy() {
    for (BoardView* board : m_window.findChildren<BoardView*>(QStringLiteral("board"))) {
        for (const QQuickItem* item = board; item && board->isVisible();
             item = item->parentItem()) {
            if (const auto* session =
                    item->findChild<GameSession*>(QString(), Qt::FindDirectChildrenOnly)) {
                playOn(*board, *session);
                return;
            }
        }
    }
}

void Hands::playOn(BoardView& board, const GameSession& session) {
    const std::vector<Move> moves = session.match().position().legalMoves();
    if (moves.empty())
        return;
    const Move& move = moves[m_random() % moves.size()];
    m_last = QStringLiteral("move %1 to %2").arg(move.from).arg(move.to);
    for (const Square square : {move.from, move.to})
        if (!board.contains(board.cellRect(square).center()))
            board.fit();
    QTest::mouseClick(&m_window, Qt::LeftButton, {}, centreOf(board, move.from));
    QTest::mouseClick(&m_window, Qt::LeftButton, {}, centreOf(board, move.to));
    if (chance(50)) // a capture asks first
        QTest::mouseClick(&m_window, Qt::LeftButton, {}, centreOf(board, move.to));
}

void Hands::resizeWindow() {
    static constexpr QSize sizes[] = {
        {1280, 800}, {1024, 700}, {640, 480}, {480, 400}, {1600, 1000}};
    const QSize size = sizes[m_random() % std::size(sizes)];
    m_last = QStringLiteral("window of %1 by %2").arg(size.width()).arg(size.height());
    m_window.resize(size);
}

} // namespace tessera::test
