import QtQuick
import Tessera.Ui

// Asks before a running game is given up for a new one.
AppDialog {
    id: dialog

    signal accepted

    title: qsTr("Begin a new game?")
    firstFocus: keep

    buttons: [
        AppButton {
            objectName: "newGameAccept"
            text: qsTr("New game")
            kind: AppButton.Danger
            onClicked: {
                dialog.close();
                dialog.accepted();
            }
        },
        AppButton {
            id: keep
            objectName: "newGameKeep"
            text: qsTr("Keep playing")
            onClicked: dialog.close()
        }
    ]

    Label {
        width: parent.width
        text: qsTr("The game on the board is not over. A new game takes its place, and its moves are gone.")
    }
}
