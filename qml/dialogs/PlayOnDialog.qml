import QtQuick
import Tessera
import Tessera.Ui

// Who plays the game that begins from a position that is looked at.
AppDialog {
    id: dialog

    /// The game on the board of the Play page, which it takes the place of.
    required property GameSession played

    signal accepted

    title: qsTr("Play on from here")
    firstFocus: begin

    buttons: [
        AppButton {
            objectName: "playOnCancel"
            text: qsTr("Cancel")
            onClicked: dialog.close()
        },
        AppButton {
            id: begin
            objectName: "playOnAccept"
            text: qsTr("Begin")
            kind: AppButton.Primary
            onClicked: {
                dialog.close();
                dialog.accepted();
            }
        }
    ]

    Label {
        width: parent.width
        text: dialog.played.running ? qsTr("A new game begins from this position. The game that is replayed stays as it is; the one on the board of the Play page is kept in the library.") : qsTr("A new game begins from this position on the Play page. The game that is replayed stays as it is.")
    }
    OpponentPart {
        width: parent.width
    }
}
