import QtQuick
import Tessera
import Tessera.Ui

// Asks what a pawn becomes, in rulesets that leave a choice.
AppDialog {
    id: dialog

    required property GameSession session

    title: qsTr("What does the pawn become?")
    visible: session.promotionPending
    onClosed: session.cancelCapture()

    buttons: AppButton {
        text: qsTr("Cancel")
        key: qsTr("Esc")
        onClicked: dialog.close()
    }

    Flow {
        width: parent.width
        spacing: Theme.space2
        Repeater {
            model: dialog.session.promotionChoices
            AppButton {
                required property var modelData
                text: modelData.name
                onClicked: dialog.session.choosePromotion(modelData.letter)
            }
        }
    }
}
