import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// A slider over a few steps.
T.Slider {
    id: control

    /// The value in words, for the label and for readers.
    property string valueText: ""

    implicitWidth: Theme.sidePanel
    implicitHeight: Theme.controlHeight
    padding: Theme.space1
    snapMode: T.Slider.SnapAlways
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.Slider
    Accessible.onIncreaseAction: {
        increase();
        moved();
    }
    Accessible.onDecreaseAction: {
        decrease();
        moved();
    }

    background: Rectangle {
        x: control.leftPadding
        y: Math.round((control.height - height) / 2)
        width: control.availableWidth
        height: Theme.space1
        radius: height / 2
        color: Theme.line
        Rectangle {
            x: control.mirrored ? parent.width - width : 0
            width: control.position * parent.width
            height: parent.height
            radius: parent.radius
            color: Theme.move
        }
    }
    handle: Rectangle {
        x: control.leftPadding + control.visualPosition * (control.availableWidth - width)
        y: Math.round((control.height - height) / 2)
        implicitWidth: Theme.icon
        implicitHeight: Theme.icon
        radius: width / 2
        color: Theme.card
        border.width: Theme.accentWidth
        border.color: Theme.move
        FocusRing {
            control: control
            controlRadius: parent.radius
        }
    }
}
