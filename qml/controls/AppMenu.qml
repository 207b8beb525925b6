import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// A list of choices that a button opens; arrows walk it, Enter chooses, Escape closes.
T.Menu {
    id: menu

    /// Has the keyboard again when the menu closes, unless a choice took it elsewhere.
    property Item focusBefore: null

    onAboutToShow: focusBefore = parent ? parent.Window.activeFocusItem : null
    onClosed: {
        const active = parent ? parent.Window.activeFocusItem : null;
        const lost = !active || !active.parent || !active.parent.parent;
        if (focusBefore && lost)
            focusBefore.forceActiveFocus(Qt.PopupFocusReason);
        focusBefore = null;
    }

    margins: Theme.space1
    padding: Theme.space1
    overlap: 0
    implicitWidth: Math.max(Theme.menuWidth, contentWidth + leftPadding + rightPadding)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    /// As wide as the widest choice.
    contentWidth: {
        let widest = 0;
        for (let i = 0; i < count; ++i)
            widest = Math.max(widest, itemAt(i) ? itemAt(i).implicitWidth : 0);
        return widest;
    }

    // The menu alone knows its current choice; a list that follows it and gives it the keyboard would
    // have it answer while it is being followed.
    onCurrentIndexChanged: if (currentIndex >= 0)
        list.positionViewAtIndex(currentIndex, ListView.Contain)

    contentItem: ListView {
        id: list
        implicitHeight: contentHeight
        model: menu.contentModel
        interactive: contentHeight > height
        clip: true
        currentIndex: -1
        keyNavigationEnabled: false
        LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
        LayoutMirroring.childrenInherit: true
        Accessible.role: Accessible.PopupMenu
        Accessible.name: menu.title
    }
    background: Rectangle {
        radius: Theme.cardRadius
        color: Theme.card
        border.width: Theme.hairline
        border.color: Theme.strongLine
    }
}
