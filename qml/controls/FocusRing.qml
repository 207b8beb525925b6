import QtQuick
import Tessera.Ui

// The ring around whatever holds the keyboard focus.
Rectangle {
    id: ring

    objectName: "focusRing"
    /// The control that the ring belongs to.
    required property Item control
    property int around: Theme.focusWidth
    /// Ground between a filled control and the ring, whose colours may be alike.
    property int gap: 0
    property int controlRadius: Theme.controlRadius

    anchors.fill: parent
    anchors.margins: -around - gap
    color: "transparent"
    radius: controlRadius + around + gap
    border.width: Theme.focusWidth
    border.color: Theme.focus
    visible: control.activeFocus && (control as Item).enabled

    Rectangle {
        anchors.fill: parent
        anchors.margins: ring.border.width
        visible: border.width > 0
        color: "transparent"
        radius: ring.controlRadius + border.width
        border.width: ring.gap
        border.color: Theme.card
    }
}
