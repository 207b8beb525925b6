import QtQuick
import Tessera
import Tessera.Ui

// The moves of the game; pressing one shows the board after it.
FocusScope {
    id: panel

    required property GameSession session

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Moves")

    Column {
        visible: list.count === 0
        x: Theme.space4
        y: Theme.space4
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space3
        Label {
            width: parent.width
            text: qsTr("No moves yet")
            font.pixelSize: Theme.heading
            strong: true
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            text: qsTr("Every move appears here and is saved at once. Press one to see the board after it; nothing is lost by looking back.")
            muted: true
        }
    }
    MoveList {
        id: list
        objectName: "moveList"
        anchors.top: parent.top
        anchors.topMargin: Theme.space2
        anchors.bottom: browse.top
        anchors.left: parent.left
        anchors.right: parent.right
        session: panel.session
    }
    Row {
        id: browse
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.margins: Theme.space2
        bottomPadding: Theme.space2
        spacing: Theme.space1
        IconButton {
            objectName: "toStart"
            text: qsTr("Show the start")
            key: qsTr("Alt+Home")
            iconName: "start"
            iconMirrored: true
            enabled: panel.session.ply > 0
            onClicked: panel.session.goToPly(0)
        }
        IconButton {
            text: qsTr("Show the move before")
            key: "["
            iconName: "back"
            iconMirrored: true
            enabled: panel.session.ply > 0
            onClicked: panel.session.goToPly(panel.session.ply - 1)
        }
        IconButton {
            text: qsTr("Show the next move")
            key: "]"
            iconName: "forward"
            iconMirrored: true
            enabled: panel.session.ply < panel.session.lastPly
            onClicked: panel.session.goToPly(panel.session.ply + 1)
        }
        IconButton {
            objectName: "toEnd"
            text: qsTr("Show the latest position")
            key: qsTr("Alt+End")
            iconName: "end"
            iconMirrored: true
            enabled: panel.session.ply < panel.session.lastPly
            onClicked: panel.session.goToPly(panel.session.lastPly)
        }
    }
}
