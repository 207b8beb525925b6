import QtQuick
import Tessera
import Tessera.Ui

// Asks before a game from the editor takes the board.
AppDialog {
    id: dialog

    required property GameSession session

    signal accepted

    firstFocus: keep
    title: qsTr("Begin a game from this position?")

    buttons: [
        AppButton {
            id: keep
            objectName: "playFromKeep"
            text: qsTr("Stay in the editor")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "playFromAccept"
            kind: AppButton.Primary
            text: qsTr("Begin")
            onClicked: {
                dialog.close();
                dialog.accepted();
            }
        }
    ]

    Label {
        width: parent.width
        text: dialog.session.running ? qsTr("The game on the board is kept in a file of its own, beside the other games, and can be opened again.") : qsTr("It takes the board of the Play page.")
    }
}
