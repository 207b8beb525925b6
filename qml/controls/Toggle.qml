import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// A switch with its label before it and, under that, a line that explains it.
T.Switch {
    id: control

    property string explanation: ""

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + topPadding + bottomPadding)
    topPadding: Theme.space1
    bottomPadding: Theme.space1
    rightPadding: mirrored ? 0 : Theme.switchWidth + Theme.space3
    leftPadding: mirrored ? Theme.switchWidth + Theme.space3 : 0
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: explanation
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onToggleAction: {
        toggle();
        toggled();
    }
    Accessible.onPressAction: {
        toggle();
        toggled();
    }
    Keys.onReturnPressed: {
        toggle();
        toggled();
    }
    Keys.onEnterPressed: {
        toggle();
        toggled();
    }

    contentItem: Item {
        implicitWidth: label.implicitWidth
        implicitHeight: words.implicitHeight
        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            Label {
                id: label
                width: parent.width
                text: control.text
                font.weight: Font.Medium
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: control.explanation
                muted: true
                Accessible.ignored: true
            }
        }
    }

    indicator: Rectangle {
        x: control.mirrored ? 0 : control.width - width
        y: Math.round((control.height - height) / 2)
        implicitWidth: Theme.switchWidth
        implicitHeight: Theme.switchHeight
        radius: height / 2
        color: control.checked ? Theme.move : Theme.card
        border.width: Theme.focusWidth
        border.color: control.checked ? Theme.move : Theme.strongLine
        opacity: control.enabled ? 1 : 0.45

        Rectangle {
            readonly property real gap: Theme.space1
            width: parent.height - 2 * gap
            height: width
            radius: height / 2
            x: gap + (parent.width - width - 2 * gap) * control.visualPosition
            y: gap
            color: control.checked ? Theme.moveContrast : Theme.strongLine
            Behavior on x  {
                NumberAnimation {
                    duration: Theme.quick
                    easing.type: Easing.OutCubic
                }
            }
        }
        FocusRing {
            control: control
            gap: control.checked ? Theme.focusWidth : 0
            controlRadius: parent.radius
        }
    }
}
