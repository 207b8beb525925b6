import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// The row of tabs above a panel.
T.TabBar {
    id: bar

    /// Too narrow for all tabs with room around their words.
    readonly property bool tight: {
        let needed = leftPadding + rightPadding;
        for (let i = 0; i < count; ++i)
            needed += (itemAt(i) as PanelTab).wordWidth + 2 * Theme.space3 + spacing;
        return needed > width;
    }

    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: Theme.controlHeight + topPadding
    contentHeight: Theme.controlHeight
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    topPadding: Theme.space2
    spacing: Theme.space1

    Accessible.role: Accessible.PageTabList

    contentItem: ListView {
        model: bar.contentModel
        currentIndex: bar.currentIndex
        spacing: bar.spacing
        orientation: ListView.Horizontal
        boundsBehavior: Flickable.StopAtBounds
        flickableDirection: Flickable.AutoFlickIfNeeded
        snapMode: ListView.SnapToItem
        highlightMoveDuration: 0
        clip: true
    }
    background: Rectangle {
        color: "transparent"
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
    }
}
