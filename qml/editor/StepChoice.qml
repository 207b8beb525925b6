import QtQuick
import Tessera.Ui

// A double step that may just have been made, by its place in their list.
Choice {
    id: step

    required property int index
    property var steps: []
    readonly property var choice: steps[index]

    signal picked(int square)

    objectName: choice ? "step-" + choice.square : ""
    text: choice ? choice.text : ""
    checked: choice !== undefined && choice.chosen
    onToggled: picked(choice.square)
}
