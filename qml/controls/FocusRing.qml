import QtQuick
import Tessera.Ui

// The ring around whatever holds the keyboard focus.
Rectangle {
    objectName: "focusRing"
    /// The control that the ring belongs to.
    required property Item control
    property int around: Theme.focusWidth
    property int controlRadius: Theme.controlRadius

    anchors.fill: parent
    anchors.margins: -around
    color: "transparent"
    radius: controlRadius + around
    border.width: Theme.focusWidth
    border.color: Theme.focus
    visible: control.activeFocus && (control as Item).enabled
}
