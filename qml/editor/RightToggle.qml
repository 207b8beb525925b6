import QtQuick
import Tessera
import Tessera.Ui

// A castling right, as a delegate over their list.
Toggle {
    id: right

    required property editChoice modelData

    signal given(int square, bool held)

    checked: modelData.chosen
    objectName: "right-" + modelData.square
    text: modelData.text
    width: parent ? (parent as Item).width : 0

    onToggled: given(modelData.square, checked)
}
