import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// One tab of a panel.
T.TabButton {
    id: control

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + topPadding + bottomPadding)
    width: implicitWidth
    readonly property real wordWidth: implicitContentWidth
    readonly property real around: T.TabBar.tabBar && (T.TabBar.tabBar as PanelTabs).tight ? Theme.space1 : Theme.space3
    leftPadding: around
    rightPadding: around
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selected: checked
    Accessible.onPressAction: choose()
    Keys.onReturnPressed: choose()
    Keys.onEnterPressed: choose()

    // Where not all tabs fit, the keyboard brings them into view.
    onActiveFocusChanged: {
        const row = T.TabBar.tabBar ? T.TabBar.tabBar.contentItem as ListView : null;
        if (activeFocus && row)
            row.positionViewAtIndex(T.TabBar.index, ListView.Contain);
    }

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
