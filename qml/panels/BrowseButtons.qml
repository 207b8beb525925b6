import QtQuick
import Tessera
import Tessera.Ui

// Through the moves of what a session shows: to the start, back, forward, to the end.
Row {
    id: browse

    required property GameSession session
    /// Stands between back and forward.
    property alias between: middle.data

    IconButton {
        objectName: "toStart"
        text: qsTr("Show the start")
        command: "toStart"
        iconName: "start"
        iconMirrored: true
        enabled: browse.session.ply > 0
        onClicked: browse.session.goToPly(0)
    }
    IconButton {
        objectName: "stepBack"
        text: qsTr("Show the move before")
        steps: true
        command: "back"
        iconName: "back"
        iconMirrored: true
        enabled: browse.session.ply > 0
        onClicked: browse.session.goToPly(browse.session.ply - 1)
    }
    Row {
        id: middle
        visible: children.length > 0
    }
    IconButton {
        objectName: "stepForward"
        text: qsTr("Show the next move")
        steps: true
        command: "forward"
        iconName: "forward"
        iconMirrored: true
        enabled: browse.session.ply < browse.session.lastPly
        onClicked: browse.session.goToPly(browse.session.ply + 1)
    }
    IconButton {
        objectName: "toEnd"
        text: qsTr("Show the latest position")
        command: "toEnd"
        iconName: "end"
        iconMirrored: true
        enabled: browse.session.ply < browse.session.lastPly
        onClicked: browse.session.goToPly(browse.session.lastPly)
    }
}
