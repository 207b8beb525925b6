import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// Content that scrolls up and down when it does not fit, with a bar that shows it.
Flickable {
    id: pane

    /// Brings an item inside into view; the pages call it when the keyboard reaches one.
    function reveal(item: Item): void {
        const top = item.mapToItem(contentItem, 0, 0).y;
        const margin = Theme.space2;
        if (top - margin < contentY || item.height + 2 * margin > height)
            contentY = Math.max(0, top - margin);
        else if (top + item.height + margin > contentY + height)
            contentY = Math.min(Math.max(0, contentHeight - height), top + item.height + margin - height);
    }

    /// The same for what has the keyboard, if that is inside.
    function revealFocus(): void {
        const item = Window.activeFocusItem;
        for (let up = item; up; up = up.parent) {
            if (up === contentItem) {
                reveal(item);
                return;
            }
        }
    }

    function scrollBy(distance: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + distance));
    }

    contentWidth: width
    clip: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    flickableDirection: Flickable.VerticalFlick

    T.ScrollBar.vertical: ScrollMark {
        objectName: "scrollMark"
        // Its own size is late where the content has become shorter.
        visible: pane.contentHeight > pane.height
    }

    Connections {
        target: pane.Window.window
        function onActiveFocusItemChanged() {
            pane.revealFocus();
        }
    }
}
