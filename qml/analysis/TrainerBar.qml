import QtQuick
import Tessera
import Tessera.Ui

// Above the board while mistakes are gone through: which one it is, and what can be done with it.
Item {
    id: bar

    required property MistakeTrainer trainer
    readonly property int stateNow: trainer.state
    /// Too narrow for the title beside the buttons.
    readonly property bool wraps: title.implicitWidth + buttons.needed + Theme.space3 > width

    signal hintWanted
    signal leaveWanted

    implicitHeight: wraps ? title.height + Theme.space2 + buttons.height : Math.max(Theme.topBar, buttons.height)
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Learning from mistakes")

    Label {
        id: title
        objectName: "trainerTitle"
        anchors.left: parent.left
        height: Theme.controlHeight
        y: bar.wraps ? 0 : Math.round((parent.height - height) / 2)
        text: qsTr("Mistake %1 of %2").arg(bar.trainer.number).arg(bar.trainer.count)
        font.pixelSize: Theme.largeText
        strong: true
        lineHeight: 1
        wrapMode: Text.NoWrap
        verticalAlignment: Text.AlignVCenter
        Accessible.role: Accessible.Heading
    }
    Flow {
        id: buttons
        readonly property real needed: hint.implicitWidth + retry.implicitWidth + answer.implicitWidth + next.implicitWidth + leave.implicitWidth + 4 * spacing
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: bar.wraps ? 0 : Math.round((parent.height - height) / 2)
        width: Math.min(needed, parent.width)
        spacing: Theme.space2
        AppButton {
            id: hint
            objectName: "trainerHint"
            text: qsTr("Hint")
            tip: qsTr("First the piece, then its target, then why")
            command: "hint"
            iconName: "hint"
            enabled: bar.stateNow === MistakeTrainer.YourMove
            onClicked: bar.hintWanted()
        }
        AppButton {
            id: retry
            objectName: "trainerRetry"
            text: qsTr("Try again")
            tip: qsTr("The position before the mistake")
            enabled: bar.stateNow !== MistakeTrainer.YourMove && bar.stateNow !== MistakeTrainer.Finished
            onClicked: bar.trainer.retry()
        }
        AppButton {
            id: answer
            objectName: "trainerAnswer"
            text: qsTr("Show the answer")
            enabled: bar.stateNow === MistakeTrainer.YourMove || bar.stateNow === MistakeTrainer.Wrong || bar.stateNow === MistakeTrainer.Judging
            onClicked: bar.trainer.showAnswer()
        }
        AppButton {
            id: next
            objectName: "trainerNext"
            text: qsTr("Next")
            tip: qsTr("The next mistake")
            kind: bar.stateNow === MistakeTrainer.Right || bar.stateNow === MistakeTrainer.Shown ? AppButton.Primary : AppButton.Plain
            enabled: bar.stateNow !== MistakeTrainer.Finished
            onClicked: bar.trainer.next()
        }
        AppButton {
            id: leave
            objectName: "trainerLeave"
            text: qsTr("To the game")
            tip: qsTr("Back to the game as it was played")
            iconName: "back"
            iconMirrored: true
            kind: bar.stateNow === MistakeTrainer.Finished ? AppButton.Primary : AppButton.Plain
            onClicked: bar.leaveWanted()
        }
    }
}
