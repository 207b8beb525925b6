// The program's window with everything in it, opened and looked into by a test.
#pragma once

#include <QHash>
#include <QKeyCombination>
#include <QPointer>
#include <QQmlEngine>
#include <QStringList>

#include <memory>
#include <vector>

class QQuickItem;
class QQuickWindow;

namespace tessera {
class GameSession;
}

namespace tessera::test {

/// Where events go: a page, or a dialog over the first page.
struct Spot {
    int page = 0;
    QString name; ///< of the QML type
    bool dialog = false;
    /// Opens the dialog; Key_unknown: no key does.
    QKeyCombination key{Qt::Key_unknown};
};

class Stage {
public:
    /// Opens the window as the program does. Ending the program is only counted.
    Stage();
    ~Stage();

    [[nodiscard]] bool ready() const { return m_window != nullptr && m_session != nullptr; }
    [[nodiscard]] QQuickWindow& window() const { return *m_window; }
    [[nodiscard]] GameSession& session() const { return *m_session; }
    [[nodiscard]] int quits() const { return m_quits; }

    /// Every page that the window can show, and every dialog that it holds or that a key opens.
    [[nodiscard]] std::vector<Spot> places();
    /// Shows a place, also where events led away from it or hid the window.
    void show(const Spot& place);
    [[nodiscard]] bool shows(const Spot& place) const;

    /// Closes dialogs and menus.
    void hide() { closeDialogs(); }
    /// Lets go of what waits to be deleted, in C++ and in QML, as time does in the program.
    void rest() const;

    /// Why what is shown is not what the list of moves says; empty when it is.
    [[nodiscard]] QString wrongPosition();
    /// Why what is on disk is not the game; empty when it is.
    [[nodiscard]] QString wrongFile() const;
    /// Reads roles, names and states of everything, as a screen reader does.
    void readAloud() const;

private:
    [[nodiscard]] QString visiblePage() const;
    /// The page with the game; others may have boards too.
    [[nodiscard]] const QQuickItem* playPage();
    [[nodiscard]] QStringList dialogs() const;
    [[nodiscard]] QStringList openDialogs() const;
    void showPage(int page);
    void closeDialogs();
    void openDialog(const Spot& place);
    /// Of all pages, open or not.
    [[nodiscard]] QObjectList popups() const;
    [[nodiscard]] QObjectList openPopups() const;
    void boundThinking() const;
    [[nodiscard]] QObject* dialogNamed(const QString& name) const;

    std::unique_ptr<QQmlEngine> m_engine;
    std::unique_ptr<QObject> m_root;
    QPointer<QQuickWindow> m_window;
    QPointer<QObject> m_shell;
    QPointer<GameSession> m_session;
    QPointer<QQuickItem> m_play;
    QHash<int, bool> m_seen; ///< by page
    int m_quits = 0;
};

} // namespace tessera::test
