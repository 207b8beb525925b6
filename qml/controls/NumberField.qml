import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// A whole number to type or to step.
T.SpinBox {
    id: control

    required property string name

    /// As a press on one of its ends does.
    function step(by: int): void {
        by > 0 ? increase() : decrease();
        valueModified();
    }

    implicitWidth: Theme.numberField
    implicitHeight: Theme.controlHeight
    editable: true
    focusPolicy: Qt.StrongFocus
    font.family: Theme.monoFamily
    font.pixelSize: Theme.text
    inputMethodHints: Qt.ImhDigitsOnly
    leftPadding: Theme.controlHeight
    rightPadding: Theme.controlHeight
    Accessible.name: name
    Accessible.role: Accessible.SpinBox
    // Digits alone: what is typed is what is shown.
    textFromValue: value => value.toString()
    valueFromText: text => parseInt(text)

    background: Rectangle {
        border.color: Theme.strongLine
        border.width: Theme.hairline
        color: Theme.card
        radius: Theme.controlRadius
        FocusRing {
            control: control
        }
    }
    contentItem: TextInput {
        clip: true
        color: Theme.ink
        font: control.font
        horizontalAlignment: Qt.AlignHCenter
        inputMethodHints: control.inputMethodHints
        readOnly: !control.editable
        selectByMouse: true
        selectedTextColor: Theme.moveContrast
        selectionColor: Theme.move
        text: control.displayText
        validator: control.validator
        verticalAlignment: Qt.AlignVCenter
        Accessible.ignored: true
    }
    down.indicator: NumberStep {
        x: control.mirrored ? control.width - width : 0
        enabled: control.value > control.from
        hovered: control.down.hovered
        iconName: "minus"
        pressed: control.down.pressed
    }
    up.indicator: NumberStep {
        x: control.mirrored ? 0 : control.width - width
        enabled: control.value < control.to
        hovered: control.up.hovered
        iconName: "plus"
        pressed: control.up.pressed
    }
    validator: IntValidator {
        bottom: control.from
        top: control.to
    }

    Accessible.onDecreaseAction: step(-1)
    Accessible.onIncreaseAction: step(1)
}
