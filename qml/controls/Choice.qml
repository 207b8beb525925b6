import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// One of a few exclusive choices, drawn as a segment of a row. It stands in Choices.
T.RadioButton {
    id: control

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    // One stop for the whole group: see Choices. What has the keyboard may lose its mark meanwhile.
    focusPolicy: checked || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
    hoverEnabled: true

    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: choose()
    Keys.onReturnPressed: choose()
    Keys.onEnterPressed: choose()

    /// As a press does: never back to unchecked.
    function choose(): void {
        if (!checked) {
            toggle();
            toggled();
        }
        clicked();
    }

    contentItem: Label {
        text: control.text
        font.weight: control.checked ? Font.DemiBold : Font.Medium
        lineHeight: 1
        wrapMode: Text.NoWrap
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.controlRadius
        color: control.checked ? Theme.wash(Theme.move) : control.hovered ? Theme.hover : Theme.card
        border.width: control.checked ? Theme.focusWidth : Theme.hairline
        border.color: control.checked ? Theme.move : Theme.line
        FocusRing {
            control: control
        }
    }
}
