import QtQuick
import Tessera
import Tessera.Ui

// Asks what a pawn becomes, in rulesets that leave a choice.
AppDialog {
    id: dialog

    required property GameSession session

    title: qsTr("What does the pawn become?")
    visible: session.promotionPending
    firstFocus: choices.first
    onFirstFocusChanged: if (visible && firstFocus !== null)
        firstFocus.forceActiveFocus(Qt.TabFocusReason)
    onClosed: session.cancelCapture()

    buttons: AppButton {
        text: qsTr("Cancel")
        onClicked: dialog.close()
    }

    PromotionChoices {
        id: choices
        width: parent.width
        session: dialog.session
    }
}
