import QtQuick
import QtQuick.Window
import Tessera
import Tessera.Ui

// The window: the rail, and the page it names.
Window {
    id: window

    /// What the window opens with; empty: the game that was played last.
    property string rulesetFile: ""
    property string studyFile: ""
    property string lessonFile: ""
    property var gameFiles: []
    /// Why nothing was opened, as a sentence; empty: nothing went wrong.
    property string problem: ""

    width: Theme.windowWidth
    height: Theme.windowHeight
    minimumWidth: Theme.leastWindowWidth
    minimumHeight: Theme.leastWindowHeight
    visible: true
    title: qsTr("Tessera")
    color: Theme.page
    // It stays until the program has ended in good order.
    onClosing: close => {
        close.accepted = false;
        Qt.quit();
    }

    Component.onCompleted: {
        if (rulesetFile !== "")
            shell.openRuleset(rulesetFile);
        else if (studyFile !== "")
            shell.openStudy(studyFile);
        else if (lessonFile !== "")
            shell.openLesson(lessonFile);
        else if (gameFiles.length > 0)
            shell.openGames(gameFiles);
    }

    Shell {
        id: shell
        anchors.fill: parent
        problem: window.problem
        session: GameSession {
            persistent: true
            confirmCaptures: Settings.confirmCaptures
            autoFlip: Settings.autoFlip
            spokenStyle: Settings.spokenStyle
        }
    }
}
