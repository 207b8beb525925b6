import QtQuick
import Tessera
import Tessera.Ui

// One end of a number field.
Rectangle {
    id: step

    property bool hovered: false
    required property string iconName
    property bool pressed: false

    color: pressed ? Theme.pressed : hovered && enabled ? Theme.hover : "transparent"
    implicitHeight: Theme.controlHeight
    implicitWidth: Theme.controlHeight
    radius: Theme.controlRadius

    Icon {
        anchors.centerIn: parent
        color: step.enabled ? Theme.ink : Theme.faded
        height: width
        name: step.iconName
        width: Theme.icon
    }
}
