import QtQuick
import Tessera
import Tessera.Ui

// The moves of the game; pressing one shows the board after it.
FocusScope {
    id: panel

    required property GameSession session

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Moves")

    Label {
        id: heading
        anchors.left: parent.left
        anchors.leftMargin: Theme.space4
        anchors.verticalCenter: browse.verticalCenter
        text: qsTr("Moves")
        strong: true
        lineHeight: 1
        Accessible.role: Accessible.Heading
    }
    BrowseButtons {
        id: browse
        anchors.top: parent.top
        anchors.topMargin: Theme.space1
        anchors.right: parent.right
        anchors.rightMargin: Theme.space2
        session: panel.session
    }
    Label {
        visible: list.count === 0
        x: Theme.space4
        anchors.top: browse.bottom
        width: parent.width - 2 * Theme.space4
        text: qsTr("Every move appears here and is saved at once. Press one to see the board after it; nothing is lost by looking back.")
        muted: true
    }
    MoveList {
        id: list
        objectName: "moveList"
        anchors.top: browse.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space2
        anchors.left: parent.left
        anchors.right: parent.right
        session: panel.session
    }
}
