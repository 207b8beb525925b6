import QtQuick
import Tessera
import Tessera.Ui

// One end of a number field.
Rectangle {
    id: step

    property bool hovered: false
    required property string iconName
    property bool pressed: false

    implicitWidth: Theme.controlHeight
    implicitHeight: Theme.controlHeight
    color: pressed ? Theme.pressed : hovered && enabled ? Theme.hover : "transparent"
    radius: Theme.controlRadius

    Icon {
        anchors.centerIn: parent
        width: Theme.icon
        height: width
        color: step.enabled ? Theme.ink : Theme.faded
        name: step.iconName
    }
}
