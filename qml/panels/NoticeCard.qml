import QtQuick
import Tessera
import Tessera.Ui

// A sentence about saving or opening a file, over the page until it is dismissed.
Rectangle {
    id: card

    required property string notice

    signal dismissed

    visible: notice !== ""
    height: Math.max(text.implicitHeight, close.height) + 2 * Theme.space3
    radius: Theme.cardRadius
    color: Theme.card
    border.width: Theme.focusWidth
    border.color: Theme.danger
    Accessible.role: Accessible.AlertMessage
    Accessible.name: notice

    Icon {
        id: icon
        anchors.left: parent.left
        anchors.leftMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.icon
        height: width
        name: "warning"
        color: Theme.danger
    }
    FileLabel {
        id: text
        objectName: "notice"
        anchors.left: icon.right
        anchors.leftMargin: Theme.space3
        anchors.right: close.left
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        sentence: card.notice
        Accessible.ignored: true
    }
    IconButton {
        id: close
        objectName: "dismissNotice"
        anchors.right: parent.right
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Dismiss")
        iconName: "close"
        onClicked: card.dismissed()
    }
}
