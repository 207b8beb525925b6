import QtQuick
import Tessera
import Tessera.Ui

// What one player has left.
Rectangle {
    id: face

    required property string time
    /// The same for the ear.
    required property string words
    required property bool whites
    required property bool turn
    required property bool runs
    required property bool low

    readonly property color text: low ? Theme.danger : Theme.ink

    implicitWidth: row.implicitWidth + 2 * Theme.space3
    implicitHeight: Theme.topBar
    radius: Theme.controlRadius
    color: turn ? low ? Theme.wash(Theme.danger) : Theme.card : "transparent"
    border.width: turn ? Theme.focusWidth : Theme.hairline
    border.color: turn ? low ? Theme.danger : Theme.strongLine : Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: whites ? qsTr("White's clock: %1").arg(words) : qsTr("Black's clock: %1").arg(words)

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.space2
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.disc
            height: width
            radius: width / 2
            color: face.whites ? Theme.whiteFill : Theme.blackFill
            border.width: Theme.focusWidth
            border.color: Theme.ink
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: face.time
            font.pixelSize: Theme.title
            mono: true
            strong: face.turn
            color: face.text
            lineHeight: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.icon
            height: width
            // Its place is kept, so that nothing moves when the turn does.
            opacity: name === "" ? 0 : 1
            name: face.low ? "warning" : face.runs ? "clock" : ""
            color: face.text
        }
    }
}
