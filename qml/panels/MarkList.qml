import QtQuick
import Tessera.Ui

// Marks of the board and what they mean, one a line.
Column {
    id: list

    /// Objects with `shape`, as MarkSample knows it, and `meaning`.
    property var marks: []

    spacing: Theme.space2

    Repeater {
        model: list.marks
        Item {
            id: entry
            required property var modelData
            width: entry.parent ? (entry.parent as Item).width : 0
            height: Math.max(sample.height, meaning.implicitHeight)
            MarkSample {
                id: sample
                anchors.left: parent.left
                shape: entry.modelData.shape
            }
            Label {
                id: meaning
                anchors.left: sample.right
                anchors.leftMargin: Theme.space2
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: entry.modelData.meaning
            }
        }
    }
}
