import QtQuick
import Tessera
import Tessera.Ui

// Asks before the progress of all studies is forgotten.
AppDialog {
    id: dialog

    required property Lab lab

    title: qsTr("Forget all progress?")
    firstFocus: keep

    buttons: [
        AppButton {
            id: keep
            objectName: "resetKeep"
            text: qsTr("Keep it")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "resetAccept"
            text: qsTr("Forget")
            kind: AppButton.Danger
            onClicked: {
                dialog.lab.resetAll();
                dialog.close();
            }
        }
    ]

    Label {
        width: parent.width
        text: dialog.lab.list.solvedTotal === 1 ? qsTr("The study that you have solved counts as not solved then. Until you leave the lab you can bring that back.") : qsTr("The %1 studies that you have solved count as not solved then. Until you leave the lab you can bring that back.").arg(dialog.lab.list.solvedTotal)
    }
}
