import QtQuick
import Tessera.Ui

// A setting with its label and a line that explains it above the control.
Column {
    id: row

    required property string label
    property string explanation: ""
    default property alias control: holder.data

    width: parent ? (parent as Item).width : 0
    spacing: Theme.space2

    Column {
        width: parent.width
        Label {
            width: parent.width
            text: row.label
            font.weight: Font.Medium
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: row.explanation
            muted: true
        }
    }
    Item {
        id: holder
        width: parent.width
        height: childrenRect.height
    }
}
