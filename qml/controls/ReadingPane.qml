import QtQuick
import Tessera.Ui

// Content that is only read: while it does not fit it is a stop of Tab, and scrolls by key.
ScrollPane {
    id: pane

    /// What it is called.
    required property string name
    /// False: something around it scrolls.
    property bool tabStop: true

    // It stays one while it has the keyboard, when more room lets all of it be seen.
    activeFocusOnTab: (tabStop && interactive) || activeFocus
    Accessible.role: Accessible.Pane
    Accessible.name: name
    Accessible.focusable: activeFocusOnTab
    Keys.enabled: activeFocusOnTab
    Keys.onUpPressed: scrollBy(-Theme.rowHeight)
    Keys.onDownPressed: scrollBy(Theme.rowHeight)
    Keys.onPressed: event => {
        const ways = {
            [Qt.Key_PageUp]: -height,
            [Qt.Key_PageDown]: height,
            [Qt.Key_Home]: -contentHeight,
            [Qt.Key_End]: contentHeight
        };
        if (event.key in ways) {
            scrollBy(ways[event.key]);
            event.accepted = true;
        }
    }

    // Inside: what scrolls is cut off at the edge.
    FocusRing {
        parent: pane
        control: pane
        around: 0
    }
}
