import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// All lessons, course by course.
FocusScope {
    id: list

    required property Learn learn
    readonly property real margin: Math.min(Theme.space5, Math.round(width * Theme.pageMargin))

    signal chosen(string key)
    signal reviewWanted
    signal fileWanted
    signal resetWanted(string key, string title)

    function takeFocus(): void {
        view.forceActiveFocus(Qt.OtherFocusReason);
    }
    /// Brings the keyboard to the card of a lesson, where it is in the list.
    function goTo(key: string): void {
        const row = learn.list.rowOf(key);
        if (row >= 0) {
            view.currentIndex = row;
            view.positionViewAtIndex(row, ListView.Contain);
        }
        takeFocus();
    }

    clip: true

    // It scrolls away with the cards.
    LessonListHead {
        id: head
        x: view.x
        y: view.originY - view.contentY - height
        z: 1
        width: view.width - Theme.space4
        topPadding: list.margin
        learn: list.learn
        onChosen: key => list.chosen(key)
        onReviewWanted: list.reviewWanted()
        onFileWanted: list.fileWanted()
        onResetWanted: list.resetWanted("", "")
        onReached: view.toTop()
    }
    WalkedList {
        id: view
        objectName: "lessonListView"

        /// To the head, which stands in the margin.
        function toTop(): void {
            contentY = originY - topMargin;
        }

        x: Math.round((list.width - width) / 2)
        width: Math.min(Theme.lessonColumn, list.width - 2 * list.margin)
        height: list.height
        focus: true
        clip: false
        topMargin: head.height
        // What the head says comes later than the cards.
        onTopMarginChanged: if (currentIndex <= 0)
            toTop()
        bottomMargin: Theme.space4
        // Nothing is made ahead of time that a closing window would leave half made.
        cacheBuffer: 0
        model: list.learn.list
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Lessons")
        // The keyboard is on a card from the start.
        onCountChanged: if (currentIndex < 0 && count > 0)
            currentIndex = 0
        onCurrentIndexChanged: if (currentIndex === 0)
            toTop()
        delegate: LessonCard {
            readonly property LessonList owner: ListView.view ? ListView.view.parent as LessonList : null
            onChosen: key => owner.chosen(key)
            onResetWanted: (key, title) => owner.resetWanted(key, title)
        }
        T.ScrollBar.vertical: ScrollMark {
        }
    }
}
