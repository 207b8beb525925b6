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
        objectName: "resetQuestion"
        width: parent.width
        text: dialog.lab.solvedInAll === 1 ? qsTr("The study that you have solved counts as not solved then. Until you leave the lab you can bring that back.") : qsTr("The %1 studies that you have solved count as not solved then. Until you leave the lab you can bring that back.").arg(dialog.lab.solvedInAll)
    }
    Label {
        readonly property int unlisted: dialog.lab.solvedInAll - dialog.lab.list.solvedTotal
        width: parent.width
        visible: unlisted > 0
        text: unlisted === 1 ? qsTr("One of them is from a file that is not at hand now.") : qsTr("%n of them are from files that are not at hand now.", "", unlisted)
        muted: true
    }
}
