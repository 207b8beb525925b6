import QtQuick
import Tessera
import Tessera.Ui

// Which pawn has just stepped twice, of those that could be taken en passant.
Choices {
    id: list

    required property PositionEditor editor
    readonly property var steps: editor.doubleSteps

    name: qsTr("Just stepped twice")

    Repeater {
        model: list.steps.length
        StepChoice {
            readonly property StepChoices list: parent as StepChoices
            steps: list ? list.steps : []
            onPicked: square => list.editor.setDoubleStep(square)
        }
    }
}
