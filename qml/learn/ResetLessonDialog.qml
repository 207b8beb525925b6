import QtQuick
import Tessera
import Tessera.Ui

// Asks before the progress of a lesson, or of all of them, is forgotten.
AppDialog {
    id: dialog

    required property Learn learn
    /// The lesson; empty: all of them.
    property string key: ""
    property string name: ""

    function ask(lesson: string, title: string): void {
        key = lesson;
        name = title;
        open();
    }

    title: key === "" ? qsTr("Forget all progress?") : qsTr("Forget the progress of this lesson?")
    firstFocus: keep

    buttons: [
        AppButton {
            id: keep
            objectName: "forgetKeep"
            text: qsTr("Keep it")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "forgetAccept"
            text: qsTr("Forget")
            kind: AppButton.Danger
            onClicked: {
                if (dialog.key === "")
                    dialog.learn.resetAll();
                else
                    dialog.learn.reset(dialog.key);
                dialog.close();
            }
        }
    ]

    Label {
        width: parent.width
        text: dialog.key === "" ? qsTr("Stars, open steps and what was to come back are forgotten in all lessons. Until you leave the program you can bring them back.") : qsTr("“%1” begins anew: its stars, the open step and what was to come back of it are forgotten. Until you leave the program you can bring them back.").arg(dialog.name)
    }
}
