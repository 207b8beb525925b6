import QtQuick
import Tessera
import Tessera.Ui

// The text of the step that is open, what it asks for, and the buttons that lead through it.
FocusScope {
    id: panel

    required property LessonPlayer player
    /// How what is seen in space is turned, whether that is seen, and whether of two boards only one
    /// has the fourth direction.
    required property TesseractPose pose
    property bool spacious: false
    property bool alone: false
    readonly property bool turns: spacious && !player.finished && (player.kind === LessonPlayer.Compare || player.turnPlane >= 0)
    /// What came of a try is told where the boards are, in full.
    property bool told: false
    /// Pressed to check squares or a number.
    readonly property bool checks: player.asks && !player.solved && (player.kind === LessonPlayer.Find || player.kind === LessonPlayer.Count)

    /// Where its buttons stand while the panel may be out of view; null: at its end.
    property Item footPlace: null
    readonly property alias foot: foot
    readonly property alias textHeight: pane.contentHeight

    signal nextLessonWanted
    signal listWanted

    /// The keyboard goes to what is to be done; false: that is on the boards.
    function takeFocus(): bool {
        if (player.kind === LessonPlayer.Choose && !player.solved)
            choices.takeFocus();
        else if (player.kind === LessonPlayer.Count && !player.solved)
            count.takeFocus();
        else if (player.asks && !player.solved)
            return false;
        else
            goOn.forceActiveFocus(Qt.OtherFocusReason);
        return true;
    }
    /// The keyboard goes to what is read.
    function readFocus(): void {
        if (!takeFocus())
            (checks ? checkButton : goOn).forceActiveFocus(Qt.OtherFocusReason);
    }
    function check(): void {
        if (player.kind === LessonPlayer.Count)
            count.check();
        else
            player.check();
    }
    function proceed(): void {
        if (!player.finished)
            player.goOn();
        else if (player.nextKey !== "")
            nextLessonWanted();
        else
            listWanted();
    }
    function light(content: lessonText, link: int): void {
        player.light(content, link);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Lesson")

    ReadingPane {
        id: pane
        name: qsTr("Lesson text")
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.bottomMargin: panel.footPlace === null ? foot.height : 0
        contentHeight: column.height + 2 * Theme.space4

        Column {
            id: column
            x: Theme.space4
            y: Theme.space4
            width: parent.width - 2 * Theme.space4
            spacing: Theme.space3

            Label {
                objectName: "stepTitle"
                width: parent.width
                visible: text !== ""
                text: panel.player.stepTitle
                font.pixelSize: Theme.heading
                strong: true
                Accessible.role: Accessible.Heading
            }
            LessonText {
                objectName: "stepText"
                width: parent.width
                visible: !content.empty
                content: panel.player.text
                onLit: link => panel.light(content, link)
                onSought: (link, pressed) => panel.player.seek(content, link, pressed)
            }
            LessonFrames {
                width: parent.width
                visible: panel.player.frames > 0
                player: panel.player
                onLit: (content, link) => panel.light(content, link)
            }
            Row {
                spacing: Theme.space2
                visible: !axes.content.empty
                Label {
                    text: qsTr("Axes:")
                    muted: true
                }
                LessonText {
                    id: axes
                    objectName: "stepAxes"
                    width: column.width / 2
                    size: Theme.text
                    content: panel.player.axes
                    onLit: link => panel.light(content, link)
                    onSought: (link, pressed) => panel.player.seek(content, link, pressed)
                }
            }
            LessonTurning {
                objectName: "lessonTurning"
                visible: panel.turns
                player: panel.player
                pose: panel.pose
                alone: panel.alone
            }
            LessonChoices {
                id: choices
                width: parent.width
                visible: panel.player.kind === LessonPlayer.Choose
                player: panel.player
            }
            LessonCount {
                id: count
                visible: panel.player.kind === LessonPlayer.Count
                player: panel.player
            }
            Label {
                objectName: "lessonHow"
                readonly property string command: "inspect"
                width: parent.width
                visible: panel.player.kind === LessonPlayer.Inspect && !panel.player.solved
                text: panel.player.asksAttackers ? qsTr("Press the square with the right mouse button, or long, and choose “Attackers and protectors”. By keyboard: go to it and press %1.").arg(Commands.keys[command]) : qsTr("Press the piece, or go to it and press Enter.")
                muted: true
            }
            LessonHints {
                width: parent.width
                player: panel.player
                onLit: (content, link) => panel.light(content, link)
            }
            Label {
                objectName: "lessonPlace"
                width: parent.width
                visible: text !== ""
                text: panel.player.placeText
                muted: true
            }
            LessonFeedback {
                id: feedback
                width: parent.width
                visible: feedback.shown && !(panel.told && feedback.content.links === 0)
                player: panel.player
                onLit: (content, link) => panel.light(content, link)
                onHeightChanged: revealing.start()
                onContentChanged: revealing.start()
                onYChanged: revealing.start()
                Timer {
                    id: revealing
                    interval: 0
                    onTriggered: if (feedback.visible)
                        pane.reveal(feedback)
                }
            }
            LessonEnd {
                width: parent.width
                visible: panel.player.finished
                player: panel.player
            }
        }
    }
    Item {
        id: foot
        readonly property real gap: panel.footPlace === null ? Theme.space3 : 0
        readonly property real margin: panel.footPlace === null ? Theme.space4 : 0
        parent: panel.footPlace ?? panel
        anchors.bottom: parent.bottom
        width: parent.width
        height: buttons.implicitHeight + 2 * gap

        Rectangle {
            visible: panel.footPlace === null
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        ButtonRow {
            id: buttons
            x: foot.margin
            y: foot.gap
            width: parent.width - 2 * foot.margin
            IconButton {
                objectName: "lessonBack"
                visible: !panel.player.finished
                enabled: panel.player.step > 0 || panel.player.frame > 0
                text: qsTr("Back")
                tip: qsTr("The picture or the step before")
                iconName: "back"
                iconMirrored: true
                command: "lessonBack"
                onClicked: panel.player.goBack()
            }
            IconButton {
                objectName: "lessonRetry"
                visible: panel.player.asks
                enabled: panel.player.canRetry
                text: qsTr("Try again")
                tip: qsTr("The position that the step began with")
                iconName: "undo"
                iconMirrored: true
                command: "lessonRetry"
                onClicked: panel.player.retry()
            }
            AppButton {
                objectName: "lessonHelp"
                visible: panel.player.helpText !== ""
                text: panel.player.helpText
                tip: qsTr("A hint costs less than a guess")
                command: "lessonHint"
                onClicked: panel.player.help()
            }
            AppButton {
                objectName: "lessonAgain"
                visible: panel.player.finished && !panel.player.review
                text: qsTr("Once more")
                tip: qsTr("The lesson from its start; the best stars stay")
                onClicked: panel.player.again()
            }
            AppButton {
                objectName: "lessonAll"
                visible: panel.player.finished && panel.player.nextKey !== ""
                text: qsTr("All lessons")
                tip: qsTr("Back to the list")
                command: "lessonList"
                onClicked: panel.listWanted()
            }
            AppButton {
                objectName: "lessonSkip"
                visible: panel.checks
                text: qsTr("Skip")
                tip: qsTr("On without an answer; the step comes back for review")
                kind: AppButton.Quiet
                onClicked: panel.player.goOn()
            }
            AppButton {
                id: checkButton
                objectName: "lessonCheck"
                visible: panel.checks
                text: qsTr("Check")
                tip: qsTr("Whether it is right")
                command: "lessonCheck"
                kind: AppButton.Primary
                onClicked: panel.check()
            }
            AppButton {
                id: goOn
                objectName: "lessonContinue"
                visible: !panel.checks
                readonly property bool skips: panel.player.asks && !panel.player.solved
                text: panel.player.finished ? (panel.player.nextKey !== "" ? qsTr("Next lesson") : qsTr("All lessons")) : skips ? qsTr("Skip") : qsTr("Continue")
                tip: skips ? qsTr("On without an answer; the step comes back for review") : panel.player.finished ? panel.player.nextTitle : qsTr("The next picture or step")
                command: panel.player.finished ? "" : "lessonContinue"
                kind: skips ? AppButton.Quiet : AppButton.Primary
                onClicked: panel.proceed()
            }
        }
    }
}
