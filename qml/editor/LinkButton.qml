import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// A line of a list that can be pressed: text over as many lines as it needs, and more below it.
T.AbstractButton {
    id: control

    property string detail: ""
    property color iconColor: Theme.mutedInk
    property string iconName: ""
    property bool mono: false

    width: parent ? (parent as Item).width : implicitWidth
    implicitHeight: Math.max(Theme.rowHeight, words.implicitHeight + 2 * Theme.space1)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.description: detail
    Accessible.name: text
    Accessible.role: Accessible.Button

    // A double click is one press: what the first has opened the second would close.
    onDoubleClicked: forceActiveFocus(Qt.MouseFocusReason)

    background: Rectangle {
        color: control.down ? Theme.pressed : control.hovered ? Theme.hover : "transparent"
        radius: Theme.controlRadius
        FocusRing {
            around: 0
            control: control
        }
    }
    contentItem: Item {
        Icon {
            id: sign
            y: Theme.space1
            anchors.left: parent.left
            anchors.leftMargin: Theme.space2
            width: Theme.icon
            height: width
            visible: control.iconName !== ""
            color: control.iconColor
            name: control.iconName
        }
        Column {
            id: words
            y: Theme.space1
            anchors.left: sign.visible ? sign.right : parent.left
            // Clear of the ring.
            anchors.leftMargin: Theme.space2
            anchors.right: parent.right
            anchors.rightMargin: Theme.space2
            Label {
                width: parent.width
                mono: control.mono
                text: control.text
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                visible: text !== ""
                muted: true
                text: control.detail
                Accessible.ignored: true
            }
        }
    }

    Accessible.onPressAction: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onReturnPressed: clicked()
}
