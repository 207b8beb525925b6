import QtQuick
import Tessera
import Tessera.Ui

// Asks before a game is given up.
AppDialog {
    id: dialog

    required property GameSession session

    title: session.whiteDecides ? qsTr("Does White resign?") : qsTr("Does Black resign?")
    firstFocus: keep
    // It is given up at the end of the line, so that is what is shown.
    onAboutToShow: session.goToPly(session.lastPly)

    buttons: [
        AppButton {
            id: keep
            objectName: "resignKeep"
            text: qsTr("Keep playing")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "resignAccept"
            text: qsTr("Resign")
            kind: AppButton.Danger
            onClicked: {
                dialog.session.resign();
                dialog.close();
            }
        }
    ]

    Label {
        width: parent.width
        text: dialog.session.whiteDecides ? qsTr("White gives up and Black wins.") : qsTr("Black gives up and White wins.")
    }
}
