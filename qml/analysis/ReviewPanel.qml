import QtQuick
import Tessera
import Tessera.Ui

// The game as a whole: how the chances went, which moves gave something away, and learning from
// them.
FocusScope {
    id: panel

    required property GameReview review
    required property MistakeTrainer trainer
    readonly property bool running: review.state === GameReview.Running
    readonly property bool done: review.state === GameReview.Done
    readonly property bool playable: review.session && review.session.lastPly > 0

    function takeFocus(reason: int): void {
        if (done && list.count > 0)
            list.forceActiveFocus(reason);
        else if (running)
            cancel.forceActiveFocus(reason);
        else
            start.forceActiveFocus(reason);
    }

    Column {
        id: head
        x: Theme.space4
        y: Theme.space2
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space2

        Label {
            objectName: "reviewStatus"
            width: parent.width
            muted: true
            visible: !panel.done || panel.review.outgrown || list.count === 0
            text: {
                if (panel.running)
                    return panel.review.progressText;
                if (!panel.playable)
                    return qsTr("Once moves have been played, the computer can look through them and show which of them gave something away.");
                if (!panel.done)
                    return qsTr("The computer looks through every position of the game, marks the moves that gave something away, and says what was better.");
                return panel.review.outgrown ? qsTr("Moves have been played since the review.") : qsTr("Nothing was given away in this game.");
            }
        }
        Rectangle {
            objectName: "reviewProgress"
            visible: panel.running
            width: parent.width
            height: Theme.space2
            radius: height / 2
            color: Theme.line
            Accessible.role: Accessible.ProgressBar
            Accessible.name: panel.review.progressText
            Rectangle {
                width: parent.width * panel.review.progress
                x: panel.LayoutMirroring.enabled ? parent.width - width : 0
                height: parent.height
                radius: parent.radius
                color: Theme.move
            }
        }
        AppButton {
            id: start
            objectName: "reviewStart"
            focus: true
            visible: !panel.running && (!panel.done || panel.review.outgrown)
            enabled: panel.playable
            kind: AppButton.Primary
            text: panel.done ? qsTr("Review again") : qsTr("Review the game")
            command: "reviewGame"
            onClicked: panel.review.run()
        }
        AppButton {
            id: cancel
            objectName: "reviewCancel"
            visible: panel.running
            text: qsTr("Stop")
            tip: qsTr("The review is given up")
            onClicked: {
                panel.review.cancel();
                start.forceActiveFocus(Qt.OtherFocusReason);
            }
        }
        Label {
            objectName: "reviewWhite"
            width: parent.width
            visible: panel.done
            text: panel.review.whiteSummary
        }
        Label {
            objectName: "reviewBlack"
            width: parent.width
            visible: panel.done
            text: panel.review.blackSummary
        }
        ReviewGraph {
            objectName: "reviewGraph"
            width: parent.width
            visible: panel.done
            review: panel.review
        }
        Flow {
            width: parent.width
            spacing: Theme.space2
            visible: panel.done && panel.review.whiteMistakes + panel.review.blackMistakes > 0
            AppButton {
                objectName: "learnWhite"
                visible: panel.review.whiteMistakes > 0
                iconName: "learn"
                text: qsTr("Learn from White's")
                tip: qsTr("Find something better for each of White's mistakes; the game stays as it is")
                onClicked: panel.trainer.begin(MistakeTrainer.White)
            }
            AppButton {
                objectName: "learnBlack"
                visible: panel.review.blackMistakes > 0
                iconName: "learn"
                text: qsTr("Learn from Black's")
                tip: qsTr("Find something better for each of Black's mistakes; the game stays as it is")
                onClicked: panel.trainer.begin(MistakeTrainer.Black)
            }
        }
    }
    MistakeRows {
        id: list
        objectName: "mistakeList"
        visible: panel.done
        anchors.top: head.bottom
        anchors.topMargin: Theme.space2
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        review: panel.review
    }
    // Lines have gone below the head.
    Rectangle {
        y: list.y
        width: parent.width
        height: Theme.hairline
        visible: list.visible && !list.atYBeginning
        color: Theme.line
    }
}
