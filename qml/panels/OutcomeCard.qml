import QtQuick
import Tessera
import Tessera.Ui

// What came of a try, in words.
Rectangle {
    id: card

    required property string text
    property bool good: false
    readonly property color accent: good ? Theme.success : Theme.danger

    implicitHeight: words.implicitHeight + 2 * Theme.space3
    radius: Theme.cardRadius
    color: Theme.wash(accent)
    border.width: Theme.hairline
    border.color: accent
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Icon {
        id: icon
        anchors.left: parent.left
        anchors.leftMargin: Theme.space3
        y: Theme.space3
        width: Theme.icon
        height: width
        name: card.good ? "check" : "refused"
        color: card.accent
    }
    Label {
        id: words
        anchors.left: icon.right
        anchors.leftMargin: Theme.space2
        anchors.right: parent.right
        anchors.rightMargin: Theme.space3
        y: Theme.space3
        text: card.text
        Accessible.ignored: true
    }
}
