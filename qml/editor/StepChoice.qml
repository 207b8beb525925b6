import QtQuick
import Tessera
import Tessera.Ui

// A double step that may just have been made, as a delegate over their list.
Choice {
    id: step

    required property editChoice modelData

    signal picked(int square)

    checked: modelData.chosen
    objectName: "step-" + modelData.square
    text: modelData.text

    onToggled: picked(modelData.square)
}
