import QtQuick
import Tessera
import Tessera.Ui

// Beside the board: tabs about the piece, the moves and the game.
Rectangle {
    id: panel

    required property GameSession session
    required property Coach coach
    required property Inspector inspector
    required property Announcer announcer
    /// Stands above the tabs while it has no window of its own.
    required property TesseractPlace tesseract
    readonly property TesseractPane tesseractPane: tesseractDock.pane
    /// Whether it stands beside the board, with a line between.
    property bool edge: true

    /// A question stands below the board.
    signal asked
    /// A square was chosen from the list of targets.
    signal jumped(int square)
    signal resignWanted

    /// Shows the coach and brings the keyboard there.
    function showCoach(): void {
        tabs.setCurrentIndex(0);
        tabs.currentItem.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    color: Theme.card
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Panel")

    Rectangle {
        anchors.left: parent.left
        width: panel.edge ? Theme.hairline : parent.width
        height: panel.edge ? parent.height : Theme.hairline
        color: Theme.line
    }
    TesseractDock {
        id: tesseractDock
        objectName: "tesseractDock"
        width: parent.width
        room: panel.height - Theme.leastTabs
        whole: panel.height
        place: panel.tesseract
    }
    PanelTabs {
        id: tabs
        y: tesseractDock.height
        width: parent.width
        PanelTab {
            objectName: "tabCoach"
            text: qsTr("Coach")
        }
        PanelTab {
            objectName: "tabMoves"
            text: qsTr("Moves")
        }
        PanelTab {
            objectName: "tabGame"
            text: qsTr("Game")
        }
        PanelTab {
            objectName: "tabLog"
            text: qsTr("Log")
        }
    }
    Item {
        anchors.top: tabs.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right

        CoachPanel {
            objectName: "coachPanel"
            anchors.fill: parent
            visible: tabs.currentIndex === 0
            session: panel.session
            coach: panel.coach
            inspector: panel.inspector
            onJumped: square => panel.jumped(square)
        }
        MovesPanel {
            anchors.fill: parent
            visible: tabs.currentIndex === 1
            session: panel.session
        }
        GamePanel {
            anchors.fill: parent
            visible: tabs.currentIndex === 2
            session: panel.session
            onAsked: panel.asked()
            onResignWanted: panel.resignWanted()
        }
        LogPanel {
            anchors.fill: parent
            visible: tabs.currentIndex === 3
            announcer: panel.announcer
            onAdviceWanted: panel.session.tellStatus()
        }
    }
}
