import QtQuick
import Tessera
import Tessera.Ui

// What is written beside a move.
AppDialog {
    id: dialog

    required property Replay replay

    function save(): void {
        if (lead.visible)
            replay.setLeadComment(lead.text);
        replay.setComment(after.text);
        close();
    }

    title: replay.atStart ? qsTr("Comment before the first move") : qsTr("Comment on %1", "a move").arg(replay.place)
    firstFocus: after
    onAboutToShow: {
        lead.visible = replay.beginsVariation;
        lead.text = replay.leadComment;
        after.text = replay.comment;
    }

    buttons: [
        AppButton {
            objectName: "commentCancel"
            text: qsTr("Cancel")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "commentSave"
            text: qsTr("Save")
            kind: AppButton.Primary
            onClicked: dialog.save()
        }
    ]

    TextBox {
        id: lead
        objectName: "commentBefore"
        width: parent.width
        name: qsTr("Before the variation")
        placeholder: name
        lines: 2
        most: 4000
    }
    TextBox {
        id: after
        objectName: "commentAfter"
        width: parent.width
        name: dialog.title
        placeholder: qsTr("What happens here, and why? Nothing written: no comment.")
        lines: Theme.commentLines
        most: 4000
    }
}
