import QtQuick
import Tessera.Ui

// Where a list and the boards that show its lines cannot be seen at once: a line that is pressed
// brings the boards into view, and the way back brings the list.
QtObject {
    id: place

    required property ScrollPane scroll
    /// What is to be seen of its content while something is shown.
    required property real top
    required property real bottom
    property real before: -1

    function follow(shows: bool): void {
        if (shows) {
            if (before < 0)
                before = scroll.contentY;
            // The upper end, where both ends have no room.
            scroll.contentY = Math.max(0, Math.min(top, bottom - scroll.height));
        } else if (before >= 0) {
            scroll.contentY = Math.max(0, Math.min(before, scroll.contentHeight - scroll.height));
            before = -1;
        }
    }
}
