import QtQuick
import Tessera
import Tessera.Ui

// Whether a study was solved: a shape and a word, whatever the colour.
Row {
    id: mark

    required property int solving
    readonly property string text: solving === Solving.Unaided ? qsTr("Solved") : solving === Solving.WithHelp ? qsTr("Solved with help") : qsTr("Not solved")
    readonly property color tint: solving === Solving.Open ? Theme.mutedInk : Theme.success

    spacing: Theme.space1
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.disc
        height: width
        radius: width / 2
        color: mark.solving === Solving.Unaided ? mark.tint : "transparent"
        border.width: Theme.focusWidth
        border.color: mark.tint
        Icon {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.focusWidth
            height: width
            visible: mark.solving !== Solving.Open
            name: mark.solving === Solving.Unaided ? "check" : "hint"
            color: mark.solving === Solving.Unaided ? Theme.card : mark.tint
        }
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        text: mark.text
        font.pixelSize: Theme.smallText
        color: mark.tint
        lineHeight: 1
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
