import QtQuick
import Tessera
import Tessera.Ui

// A sentence about saving or opening a file, over the page until it is dismissed.
Rectangle {
    id: card

    required property string notice

    /// What can be done about it; empty: nothing.
    property string action: ""

    signal dismissed
    signal acted

    /// What it may take of the room around it; a longer sentence scrolls.
    property real mostHeight: Infinity
    /// Too narrow for a sentence between the sign and the button: it goes below them.
    readonly property bool narrow: width < Theme.leastNotice
    readonly property real margin: Theme.space2

    visible: notice !== ""
    height: Math.min(mostHeight, Math.max(close.height + 2 * margin, pane.y + text.implicitHeight + Theme.space3))
    radius: Theme.cardRadius
    color: Theme.card
    border.width: Theme.focusWidth
    border.color: Theme.danger
    Accessible.role: Accessible.AlertMessage
    Accessible.name: notice

    // What lies under it must not be pressed by who presses the notice.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }
    Icon {
        id: icon
        anchors.left: parent.left
        anchors.leftMargin: Theme.space3
        y: card.narrow ? close.y + Math.round((close.height - height) / 2) : Math.round((card.height - height) / 2)
        width: Theme.icon
        height: width
        name: "warning"
        color: Theme.danger
    }
    ReadingPane {
        id: pane
        name: qsTr("Notice")
        anchors.left: card.narrow ? parent.left : icon.right
        anchors.leftMargin: Theme.space3
        anchors.right: card.narrow ? parent.right : act.visible ? act.left : close.left
        anchors.rightMargin: card.margin
        y: card.narrow ? card.margin + close.height : Theme.space3
        height: card.height - y - Theme.space3
        contentHeight: text.implicitHeight

        FileLabel {
            id: text
            objectName: "notice"
            anchors.left: parent.left
            y: Math.max(0, Math.round((pane.height - height) / 2))
            width: parent.width - Theme.space2
            sentence: card.notice
            Accessible.ignored: true
        }
    }
    AppButton {
        id: act
        objectName: "noticeAction"
        anchors.right: close.left
        anchors.rightMargin: card.margin
        y: close.y
        visible: card.action !== ""
        text: card.action
        onClicked: card.acted()
    }
    IconButton {
        id: close
        objectName: "dismissNotice"
        anchors.right: parent.right
        anchors.rightMargin: card.margin
        y: card.narrow ? card.margin : Math.round((card.height - height) / 2)
        text: qsTr("Dismiss")
        iconName: "close"
        onClicked: card.dismissed()
    }
}
