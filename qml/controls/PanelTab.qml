import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// One tab of a panel.
T.TabButton {
    id: control

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + topPadding + bottomPadding)
    width: implicitWidth
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selected: checked
    Accessible.onPressAction: choose()
    Keys.onReturnPressed: choose()
    Keys.onEnterPressed: choose()

    /// As a press does: never back to unchecked.
    function choose(): void {
        if (!checked)
            toggle();
        clicked();
    }

    contentItem: Label {
        text: control.text
        muted: !control.checked && !control.hovered
        font.weight: control.checked ? Font.DemiBold : Font.Medium
        lineHeight: 1
        wrapMode: Text.NoWrap
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    background: Item {
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.focusWidth
            color: Theme.move
            visible: control.checked
        }
        FocusRing {
            control: control
            around: -Theme.focusWidth
        }
    }
}
