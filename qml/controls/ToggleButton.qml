import QtQuick
import Tessera.Ui

// A button that stays pressed while what it names is on.
AppButton {
    id: control

    property bool on: false

    checkable: false
    Accessible.checkable: true
    Accessible.checked: on
    iconName: on ? "check" : ""
    font.weight: on ? Font.DemiBold : Font.Medium
}
