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
            kind: AppButton.Primary
            objectName: "playFromAccept"
            text: qsTr("Begin")

            onClicked: {
                dialog.close();
                dialog.accepted();
            }
        }
    ]

    Label {
        text: dialog.session.running ? qsTr("The game on the board is kept in a file of its own, beside the other games, and can be opened again.") : qsTr("It takes the board of the Play page.")
        width: parent.width
    }
}
