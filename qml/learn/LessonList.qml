import QtQuick
import Tessera
import Tessera.Ui

// All lessons, course by course, below what stands at their head. All cards are made at once: lists
// that make theirs as they come into view guess their height, and cards are of uneven heights.
FocusScope {
    id: list

    required property Learn learn
    readonly property real margin: Math.min(Theme.space5, Math.round(width * Theme.pageMargin))

    signal chosen(string key)
    signal reviewWanted
    signal fileWanted
    signal resetWanted(string key, string title)

    function takeFocus(): void {
        cards.forceActiveFocus(Qt.OtherFocusReason);
    }
    /// Brings the keyboard to the card of a lesson, where it is in the list.
    function goTo(key: string): void {
        cards.goTo(learn.list.rowOf(key));
        takeFocus();
    }

    ScrollPane {
        id: pane
        objectName: "lessonPane"
        anchors.fill: parent
        focus: true
        clip: true
        contentHeight: head.height + cards.height + Theme.space4

        LessonListHead {
            id: head
            x: cards.x
            width: cards.width - Theme.space4
            topPadding: list.margin
            learn: list.learn
            onChosen: key => list.chosen(key)
            onReviewWanted: list.reviewWanted()
            onFileWanted: list.fileWanted()
            onResetWanted: list.resetWanted("", "")
        }
        // One stop of the keyboard, on the current card.
        FocusScope {
            id: cards
            objectName: "lessonCards"

            property int current: 0

            /// Brings the keyboard to a card, and it into view; below the first is none.
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

            x: Math.round((list.width - width) / 2)
            y: head.height
            width: Math.min(Theme.lessonColumn, list.width - 2 * list.margin)
            height: column.height
            focus: true
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
                width: parent.width
                Repeater {
                    id: lessons
                    model: list.learn.list
                    delegate: LessonCard {
                        width: column.width - Theme.space4
                        focus: index === cards.current
                        onActiveFocusChanged: if (activeFocus)
                            cards.current = index
                        onChosen: key => list.chosen(key)
                        onResetWanted: (key, title) => list.resetWanted(key, title)
                    }
                }
            }
        }
    }
}
