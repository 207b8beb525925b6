import QtQuick
import Tessera
import Tessera.Ui

// The cards of all lessons, one below the other: one stop of the keyboard, on the current card. All
// are made at once: lists that make theirs as they come into view guess their height, and these are
// of uneven heights.
FocusScope {
    id: cards

    required property Learn learn
    /// What they scroll in.
    required property ScrollPane pane
    property int current: 0

    signal chosen(string key)
    signal resetWanted(string key, string title)

    /// Brings the keyboard to a card, and it into view; does nothing where there is none.
    function goTo(row: int): void {
        if (row < 0 || row >= lessons.count)
            return;
        current = row;
        const card = lessons.itemAt(row);
        card.focus = true;
        pane.reveal(card);
        // Above the first stands the head.
        if (row === 0 && y + card.height <= pane.height)
            pane.contentY = 0;
    }
    /// The card about one height of the pane further down (1) or up (-1).
    function pageAway(direction: int): int {
        const from = lessons.itemAt(current).y;
        let row = current;
        for (let next = row + direction; next >= 0 && next < lessons.count; next += direction) {
            const card = lessons.itemAt(next);
            if (Math.abs(card.y - from) + card.height > pane.height)
                break;
            row = next;
        }
        return row === current ? row + direction : row;
    }

    height: column.height
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Lessons")
    Keys.onUpPressed: goTo(current - 1)
    Keys.onDownPressed: goTo(current + 1)
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_Home:
            goTo(0);
            break;
        case Qt.Key_End:
            goTo(lessons.count - 1);
            break;
        case Qt.Key_PageUp:
            goTo(Math.max(0, pageAway(-1)));
            break;
        case Qt.Key_PageDown:
            goTo(Math.min(lessons.count - 1, pageAway(1)));
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    Column {
        id: column
        width: cards.width
        Repeater {
            id: lessons
            model: cards.learn.list
            delegate: LessonCard {
                readonly property LessonCards owner: parent ? parent.parent as LessonCards : null
                width: owner ? owner.width - Theme.space4 : 0
                focus: owner !== null && index === owner.current
                onActiveFocusChanged: if (activeFocus && owner)
                    owner.current = index
                onChosen: key => owner.chosen(key)
                onResetWanted: (key, title) => owner.resetWanted(key, title)
            }
        }
    }
}
