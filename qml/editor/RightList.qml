import QtQuick
import Tessera
import Tessera.Ui

// Every castling right that can be given or taken.
Column {
    id: list

    required property PositionEditor editor
    readonly property var rights: editor.rights
    property bool shown: true

    width: parent ? (parent as Item).width : 0
    spacing: Theme.space1

    Repeater {
        model: list.shown ? list.rights.length : 0
        RightToggle {
            readonly property RightList list: parent as RightList
            rights: list ? list.rights : []
            onGiven: (square, held) => list.editor.setRight(square, held)
        }
    }
}
