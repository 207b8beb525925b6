import QtQuick
import Tessera
import Tessera.Ui

// What can be looked at from one square.
AppMenu {
    id: squareMenu

    required property GameSession session
    required property Inspector inspector
    property int square: -1
    property bool watched: false

    signal proofWanted

    /// Opens at a point of the parent.
    function openFor(wanted: int, at: point): void {
        square = wanted;
        watched = inspector.watches(wanted);
        popup(at.x, at.y);
    }

    title: qsTr("Menu of the square")

    AppMenuItem {
        objectName: "menuWatch"
        text: qsTr("Attackers and protectors")
        command: "inspect"
        ticked: squareMenu.watched
        onTriggered: squareMenu.inspector.watch(squareMenu.square)
    }
    AppMenuItem {
        objectName: "menuLookAt"
        text: qsTr("Look at the piece")
        command: "lookAt"
        onTriggered: squareMenu.session.inspect(squareMenu.square)
    }
    AppMenuItem {
        objectName: "menuControl"
        text: qsTr("Squares the piece controls")
        command: "controlPiece"
        ticked: squareMenu.inspector.control === Inspector.PieceControl
        onTriggered: {
            squareMenu.session.inspect(squareMenu.square);
            squareMenu.inspector.toggleControl(Inspector.PieceControl);
        }
    }
    AppMenuItem {
        text: qsTr("Squares White controls")
        command: "controlWhite"
        ticked: squareMenu.inspector.control === Inspector.WhiteControl
        onTriggered: squareMenu.inspector.toggleControl(Inspector.WhiteControl)
    }
    AppMenuItem {
        text: qsTr("Squares Black controls")
        command: "controlBlack"
        ticked: squareMenu.inspector.control === Inspector.BlackControl
        onTriggered: squareMenu.inspector.toggleControl(Inspector.BlackControl)
    }
    AppMenuItem {
        objectName: "menuProve"
        text: qsTr("Prove this position")
        command: "proofTab"
        onTriggered: squareMenu.proofWanted()
    }
    AppMenuItem {
        objectName: "menuUnwatchAll"
        text: qsTr("Watch nothing any more")
        enabled: squareMenu.inspector.watched.length > 0
        onTriggered: squareMenu.inspector.unwatchAll()
    }
}
