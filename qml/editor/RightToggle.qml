import QtQuick
import Tessera.Ui

// A castling right, by its place in their list. It stays while others come and go: the keyboard may
// be on it.
Toggle {
    id: right

    required property int index
    property var rights: []
    readonly property var choice: rights[index]

    signal given(int square, bool held)

    objectName: choice ? "right-" + choice.square : ""
    width: parent ? (parent as Item).width : 0
    text: choice ? choice.text : ""
    checked: choice !== undefined && choice.chosen
    onToggled: given(choice.square, checked)
}
