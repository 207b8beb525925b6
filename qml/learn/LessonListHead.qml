import QtQuick
import Tessera
import Tessera.Ui

// Above the lessons: how far one is, what to go on with, what comes back.
Column {
    id: head

    required property Learn learn

    signal chosen(string key)
    signal reviewWanted
    signal fileWanted
    signal resetWanted

    spacing: Theme.space3

    Label {
        width: parent.width
        text: qsTr("Learn")
        font.pixelSize: Theme.title
        strong: true
        Accessible.role: Accessible.Heading
    }
    Label {
        objectName: "learnCount"
        width: parent.width
        text: head.learn.list.doneTotal === 0 ? qsTr("Begin with whatever you like: nothing is locked.") : qsTr("Done: %1 of %2 lessons. Stars: %3.").arg(head.learn.list.doneTotal).arg(head.learn.list.count).arg(head.learn.list.starsTotal)
        muted: true
    }
    Flow {
        width: parent.width
        spacing: Theme.space2
        AppButton {
            objectName: "learnGoOn"
            width: Math.min(implicitWidth, parent.width)
            visible: head.learn.lastKey !== ""
            text: qsTr("Go on: %1", "title of a lesson").arg(head.learn.lastTitle)
            tip: qsTr("Where you left it")
            kind: AppButton.Primary
            onClicked: head.chosen(head.learn.lastKey)
        }
        AppButton {
            objectName: "openLesson"
            text: qsTr("Open a lesson…")
            tip: qsTr("From a file. Files in %1 are listed here by themselves.").arg(head.learn.folder)
            onClicked: head.fileWanted()
        }
        AppButton {
            objectName: "resetLessons"
            text: head.learn.canUndoReset ? qsTr("Bring the progress back") : qsTr("Forget all progress…")
            tip: head.learn.canUndoReset ? qsTr("As it was before it was forgotten") : qsTr("Stars and open steps of all lessons. Of one lesson: press Delete on it.")
            kind: AppButton.Quiet
            onClicked: {
                if (head.learn.canUndoReset)
                    head.learn.undoReset();
                else
                    head.resetWanted();
            }
        }
    }
    LessonReview {
        width: parent.width
        learn: head.learn
        onReviewWanted: head.reviewWanted()
    }
}
