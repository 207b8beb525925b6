import QtQuick
import Tessera.Ui

// What a ruleset says about itself: the description, the readings chosen, the sources.
Column {
    id: about

    property string description: ""
    property var notes: []
    property var sources: []

    spacing: Theme.space2

    Label {
        objectName: "rulesetDescription"
        width: parent.width
        text: about.description
        visible: text !== ""
    }
    Label {
        width: parent.width
        visible: about.notes.length > 0
        text: qsTr("Good to know")
        strong: true
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: about.notes
        Item {
            id: note
            required property string modelData
            width: parent ? (parent as Item).width : 0
            height: words.implicitHeight
            Rectangle {
                id: bullet
                anchors.left: parent.left
                y: Math.round((Theme.text * Theme.lineHeight - height) / 2)
                width: Theme.space1
                height: width
                radius: width / 2
                color: Theme.strongLine
            }
            Label {
                id: words
                objectName: "rulesetNote"
                anchors.left: bullet.right
                anchors.leftMargin: Theme.space2
                anchors.right: parent.right
                text: note.modelData
                muted: true
            }
        }
    }
    Label {
        width: parent.width
        visible: about.sources.length > 0
        text: about.sources.length === 1 ? qsTr("Source: %1").arg(about.sources[0]) : qsTr("Sources: %1").arg(about.sources.join("; "))
        font.pixelSize: Theme.smallText
        muted: true
    }
}
