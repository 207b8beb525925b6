import QtQuick
import Tessera.Ui

// One of several ways to look at something; the one in force has a line below its words.
AppButton {
    id: button

    property bool on: false

    Accessible.checkable: true
    Accessible.checked: on

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.space2
        anchors.rightMargin: Theme.space2
        height: Theme.accentWidth
        radius: height / 2
        visible: button.on
        color: Theme.move
    }
}
