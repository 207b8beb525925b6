// A person without a plan at the keyboard, the mouse and the touch screen.
#pragma once

#include <QEvent>
#include <QPoint>
#include <QString>

#include <random>
#include <span>

class QPointingDevice;
class QQuickItem;
class QQuickWindow;

namespace tessera {
class BoardView;
class GameSession;
} // namespace tessera

namespace tessera::test {

/// The keys that the hands know: what any part of the program may listen to.
[[nodiscard]] std::span<const Qt::Key> allKeys();
/// What they are held down together with.
[[nodiscard]] std::span<const Qt::KeyboardModifiers> modifiersOfKeys();

/// Lets everything happen that waits for the event loop. Without one that runs, Qt deletes nothing
/// that is to be deleted later: opening dialogs would take gigabytes.
void letPass();

class Hands {
public:
    /// The same seed gives the same events as long as the window answers the same.
    Hands(QQuickWindow& window, GameSession& session, unsigned seed);

    /// One event: a key, a press, move or turn of the mouse, a touch, or another size of the
    /// window.
    void doSomething();
    /// Holds a key down: a press, `repeats` more by auto-repeat, and the release.
    void hold(Qt::Key key, Qt::KeyboardModifiers modifiers, int repeats);
    /// Clicks a legal move, which a random pair of squares hardly ever is.
    void playSomeMove();
    /// What was done last, in words.
    [[nodiscard]] const QString& last() const { return m_last; }

private:
    [[nodiscard]] int below(int limit);
    [[nodiscard]] bool chance(int percent) { return below(100) < percent; }
    [[nodiscard]] Qt::KeyboardModifiers someModifiers();
    /// Mostly where something is to be hit.
    [[nodiscard]] QPoint somePlace();
    [[nodiscard]] QPoint inWindow(QPoint place) const;
    [[nodiscard]] QPoint centreOf(const BoardView& board, int square) const;
    void playInStudy();
    void playOn(BoardView& board, const GameSession& session);
    void sendKey(QEvent::Type type, Qt::Key key, Qt::KeyboardModifiers modifiers, bool repeated);
    void useKeyboard();
    void useMouse();
    void turnWheel();
    void touch();
    void resizeWindow();
    void comeBack();

    QQuickWindow& m_window;
    GameSession& m_session;
    BoardView* m_board;
    QPointingDevice* m_touchScreen;
    std::mt19937 m_random;
    QString m_last;
};

} // namespace tessera::test
