import QtQuick
import Tessera
import Tessera.Ui

// All lessons, course by course, below what stands at their head.
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
        id: scroller
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
        LessonCards {
            id: cards
            objectName: "lessonCards"
            x: Math.round((list.width - width) / 2)
            y: head.height
            width: Math.min(Theme.lessonColumn, list.width - 2 * list.margin)
            focus: true
            learn: list.learn
            pane: scroller
            onChosen: key => list.chosen(key)
            onResetWanted: (key, title) => list.resetWanted(key, title)
        }
    }
}
