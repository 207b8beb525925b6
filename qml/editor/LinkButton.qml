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

    Accessible.description: detail
    Accessible.name: text
    Accessible.role: Accessible.Button
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    implicitHeight: Math.max(Theme.rowHeight, words.implicitHeight + 2 * Theme.space1)
    width: parent ? (parent as Item).width : implicitWidth

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
            anchors.left: parent.left
            anchors.leftMargin: Theme.space1
            color: control.iconColor
            height: width
            name: control.iconName
            visible: control.iconName !== ""
            width: Theme.icon
            y: Theme.space1
        }
        Column {
            id: words
            anchors.left: sign.visible ? sign.right : parent.left
            anchors.leftMargin: sign.visible ? Theme.space2 : Theme.space1
            anchors.right: parent.right
            anchors.rightMargin: Theme.space1
            y: Theme.space1

            Label {
                Accessible.ignored: true
                mono: control.mono
                text: control.text
                width: parent.width
                wrapMode: Text.Wrap
            }
            Label {
                Accessible.ignored: true
                muted: true
                text: control.detail
                visible: text !== ""
                width: parent.width
            }
        }
    }

    Accessible.onPressAction: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onReturnPressed: clicked()
}
