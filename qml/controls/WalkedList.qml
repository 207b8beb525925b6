import QtQuick

// A list with a current row, for the keyboard: arrows, Home and End, a page up and down.
ListView {
    id: list

    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    activeFocusOnTab: true
    keyNavigationEnabled: true
    clip: true

    // A list that was filled anew has no current row; the keyboard needs one.
    onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0)
        currentIndex = 0

    /// The row about one height of the list further down (1) or up (-1), whatever the rows' heights.
    function pageAway(direction: int): int {
        let index = currentIndex;
        const from = currentItem ? currentItem.y : 0;
        for (let next = index + direction; next >= 0 && next < count; next += direction) {
            const item = itemAtIndex(next);
            if (!item || Math.abs(item.y - from) + item.height > height)
                break;
            index = next;
        }
        return index === currentIndex ? index + direction : index;
    }

    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_Home:
            currentIndex = 0;
            break;
        case Qt.Key_End:
            currentIndex = count - 1;
            // Rows that were never made are guessed to be as high as others: that would leave a gap.
            positionViewAtEnd();
            break;
        case Qt.Key_PageUp:
            currentIndex = Math.max(0, pageAway(-1));
            break;
        case Qt.Key_PageDown:
            currentIndex = Math.min(count - 1, pageAway(1));
            break;
        default:
            return;
        }
        event.accepted = true;
    }
}
