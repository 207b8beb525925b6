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
        onClicked: dialog.close()
    }

    PromotionChoices {
        width: parent.width
        session: dialog.session
    }
}
