import QtQuick
import Tessera
import Tessera.Ui

// One button for every piece that a pawn may become.
Flow {
    id: choices

    required property GameSession session
    readonly property Item first: repeater.count > 0 ? repeater.itemAt(0) : null

    spacing: Theme.space2

    Repeater {
        id: repeater
        model: choices.session.promotionChoices
        AppButton {
            required property var modelData
            readonly property PromotionChoices choices: parent as PromotionChoices
            objectName: "promotion" + modelData.letter
            text: modelData.name
            onClicked: choices.session.choosePromotion(modelData.letter)
        }
    }
}
