import QtQuick
import Tessera
import Tessera.Ui

// Asks before something else takes the place of a study that is not saved.
AppDialog {
    id: dialog

    property bool answered: false
    required property StudyEditor study

    firstFocus: keep
    title: qsTr("Replace what is in the editor?")

    buttons: [
        AppButton {
            id: keep
            objectName: "replaceKeep"
            text: qsTr("Keep it")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "replaceAccept"
            kind: AppButton.Danger
            text: qsTr("Replace")
            onClicked: {
                dialog.answered = true;
                dialog.close();
                dialog.study.replace(true);
            }
        }
    ]
    onAboutToShow: answered = false
    onClosed: {
        if (!answered)
            study.replace(false);
    }

    Label {
        width: parent.width
        text: dialog.study.fileName === "" ? qsTr("The position and the study in the editor are not saved as a file. They would be gone.") : qsTr("What was changed since the study was saved would be gone.")
    }
}
