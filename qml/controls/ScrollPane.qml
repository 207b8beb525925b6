import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// Content that scrolls up and down when it does not fit, with a bar that shows it.
Flickable {
    id: pane

    /// How much of the lower end is covered by what `atLeastAbove` places there, and its own place:
    /// further down nothing is covered.
    property real covered: 0
    property real coverPlace: 0
    /// Where the last item that was brought into view left it.
    property real revealedAt: 0
    /// Whether not everything fits.
    readonly property bool scrolls: contentHeight > height

    /// Brings an item inside into view; of one in a list that scrolls by itself the beginning is enough,
    /// so that what stands above the list stays in view as well.
    function reveal(item: Item, listed: bool): void {
        const top = item.mapToItem(contentItem, 0, 0).y;
        const margin = Theme.space2;
        const free = height - (top < coverPlace ? covered : 0);
        // Of what scrolls by itself the beginning is enough: what the keyboard is on in it comes next.
        const most = item instanceof Flickable ? Theme.controlHeight : listed ? 2 * Theme.controlHeight : item.height;
        const needed = Math.min(item.height, most);
        if (top - margin < contentY || needed + 2 * margin > free)
            contentY = Math.max(0, top - margin);
        else if (top + needed + margin > contentY + free)
            contentY = Math.min(Math.max(0, contentHeight - height), top + needed + margin - free);
        revealedAt = contentY;
    }
    /// Brings what the keyboard is on into view, when that is inside.
    function revealFocus(): void {
        const item = Window.activeFocusItem;
        let listed = false;
        for (let up = item; up; up = up.parent) {
            if (up === contentItem) {
                reveal(item, listed);
                return;
            }
            listed = listed || up !== item && up instanceof Flickable;
        }
    }
    /// Something inside gets another place: what the keyboard is on stays in view, unless somebody has
    /// scrolled.
    function rearranged(): void {
        again.restart();
    }
    /// Where something stands whose place is `y` in the content, so that it is seen before that place is.
    function atLeastAbove(y: real, itemHeight: real): real {
        return Math.min(y, contentY + height - itemHeight - Theme.space2);
    }

    function scrollBy(distance: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + distance));
    }

    contentWidth: width
    onContentHeightChanged: rearranged()
    clip: scrolls
    boundsBehavior: Flickable.StopAtBounds
    interactive: scrolls
    flickableDirection: Flickable.VerticalFlick

    T.ScrollBar.vertical: ScrollMark {
        objectName: "scrollMark"
        // Its own size is late where the content has become shorter.
        visible: pane.scrolls
    }

    Timer {
        id: again
        interval: 0
        onTriggered: {
            if (pane.contentY === pane.revealedAt)
                pane.revealFocus();
        }
    }

    Connections {
        target: pane.Window.window
        function onActiveFocusItemChanged() {
            pane.revealFocus();
        }
    }
}
