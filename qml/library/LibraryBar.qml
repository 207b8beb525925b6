import QtQuick
import Tessera
import Tessera.Ui

// Below the cards: which game or games are meant, and what can be done with them.
Rectangle {
    id: bar

    required property GameLibrary library
    /// How many games are meant, and what the only one is called.
    required property int count
    required property string name
    required property bool damaged
    /// Whether it has a position that can be read.
    required property bool readable
    readonly property var games: library.list
    readonly property bool wide: width >= Theme.libraryWide
    readonly property bool busy: library.working && library.progress !== ""
    property alias actionsButton: actions

    signal given(string command)
    signal menuWanted

    implicitHeight: row.height + 2 * Theme.space2
    color: Theme.card
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Chosen games")

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Row {
        id: row
        anchors.right: parent.right
        anchors.rightMargin: Theme.space3
        y: Theme.space2
        spacing: Theme.space2
        AppButton {
            objectName: "libraryStop"
            visible: bar.busy
            text: qsTr("Stop")
            tip: qsTr("What is done of it stays")
            onClicked: bar.library.stop()
        }
        AppButton {
            objectName: "libraryUndo"
            visible: bar.library.undoText !== ""
            text: qsTr("Undo")
            tip: bar.library.undoText
            command: "undo"
            iconName: "undo"
            iconMirrored: true
            onClicked: bar.given("undo")
        }
        AppButton {
            objectName: "libraryDeleteButton"
            visible: bar.wide && bar.count > 0
            text: qsTr("Delete")
            tip: qsTr("To the trash; Undo brings it back")
            command: "libraryDelete"
            onClicked: bar.given(command)
        }
        AppButton {
            objectName: "libraryDetailsButton"
            visible: bar.wide && bar.count > 0
            enabled: bar.count > 1 || !bar.damaged
            text: bar.count > 1 ? qsTr("Tags…") : qsTr("Edit…")
            tip: bar.count > 1 ? qsTr("Tags for all that are selected") : qsTr("Title, names of the players, tags")
            command: "libraryDetails"
            onClicked: bar.given(command)
        }
        AppButton {
            id: actions
            objectName: "libraryMore"
            visible: bar.count > 0
            text: qsTr("More")
            tip: qsTr("All that can be done with it")
            iconName: "down"
            Accessible.role: Accessible.ButtonMenu
            onClicked: bar.menuWanted()
        }
        AppButton {
            objectName: "libraryReplayButton"
            visible: bar.count === 1 && bar.width >= Theme.libraryWide / 2
            enabled: bar.readable
            text: qsTr("Replay")
            tip: qsTr("To look through it move by move, with comments and variations of your own")
            command: "libraryReplay"
            onClicked: bar.given(command)
        }
        AppButton {
            objectName: "libraryOpenButton"
            visible: bar.count === 1
            enabled: !bar.damaged
            text: qsTr("Open")
            tip: qsTr("On the board, to look through or to go on with")
            command: "libraryOpen"
            kind: AppButton.Primary
            onClicked: bar.given(command)
        }
    }
    Label {
        objectName: "libraryChosen"
        anchors.left: parent.left
        anchors.right: row.left
        anchors.leftMargin: Theme.space4
        anchors.rightMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        visible: width > Theme.space6
        text: bar.busy ? bar.library.progress : bar.games.selectedCount > 1 ? qsTr("%n games are selected.", "", bar.games.selectedCount) : bar.games.selectedCount === 1 ? qsTr("1 game is selected.") : bar.name
        muted: true
        lineHeight: 1
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }
}
