import QtQuick
import Tessera.Ui

// A heading and a few sentences below it, counted.
Column {
    id: list

    required property string title
    required property var texts

    spacing: Theme.space2

    Label {
        width: parent.width
        text: list.title
        strong: true
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: list.texts
        Row {
            id: entry
            required property int index
            required property string modelData
            width: parent ? (parent as Item).width : 0
            spacing: Theme.space2
            Rectangle {
                id: disc
                width: Theme.icon
                height: width
                radius: width / 2
                color: Theme.wash(Theme.proof)
                Label {
                    anchors.centerIn: parent
                    text: entry.index + 1
                    color: Theme.proof
                    strong: true
                    font.pixelSize: Theme.smallText
                    lineHeight: 1
                    Accessible.ignored: true
                }
            }
            Label {
                width: entry.width - disc.width - entry.spacing
                text: entry.modelData
            }
        }
    }
}
