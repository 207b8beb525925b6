import QtQuick
import Tessera.Ui

// Some keys under a heading: pairs of the key and what it does.
Column {
    id: group

    required property string title
    required property var rows

    width: parent ? (parent as Item).width : 0
    spacing: Theme.space1

    Label {
        width: parent.width
        text: group.title
        strong: true
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: group.rows
        Item {
            id: row
            required property var modelData
            width: row.parent ? row.parent.width : 0
            height: Math.max(keyLabel.implicitHeight, meaning.implicitHeight)
            Label {
                id: keyLabel
                anchors.left: parent.left
                width: Math.round(parent.width * 0.36)
                text: row.modelData[0]
                mono: true
                wrapMode: Text.Wrap
            }
            Label {
                id: meaning
                anchors.left: keyLabel.right
                anchors.leftMargin: Theme.space3
                anchors.right: parent.right
                text: row.modelData[1]
            }
        }
    }
}
