import QtQuick
import Tessera
import Tessera.Ui

// What a study is about: the task, hints, what came of a try, and what to notice once it is solved.
ReadingPane {
    id: panel

    required property StudyPlayer player
    required property Lab lab
    /// A Solving.State.
    required property int solving

    signal compareWanted
    signal resetWanted
    signal printWanted

    /// A hint was given and is not read yet.
    property bool bringsHint: false
    property int hintsBefore: 0
    readonly property real hintsEnd: column.y + hints.y + hints.height + Theme.space2
    onHintsEndChanged: if (bringsHint)
        contentY = Math.max(contentY, hintsEnd - height)
    Connections {
        target: panel.player
        function onChanged() {
            const now = panel.player.hints.length;
            panel.bringsHint = now > panel.hintsBefore;
            panel.hintsBefore = now;
        }
    }

    name: qsTr("Study")
    contentHeight: column.height + 2 * Theme.space4

    Column {
        id: column
        x: Theme.space4
        y: Theme.space4
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space3

        Column {
            width: parent.width
            spacing: Theme.space1
            Label {
                objectName: "studyTitle"
                width: parent.width
                text: panel.player.title
                font.pixelSize: Theme.heading
                strong: true
                Accessible.role: Accessible.Heading
            }
            Flow {
                width: parent.width
                spacing: Theme.space2
                Label {
                    text: qsTr("Level %1").arg(panel.player.level)
                    muted: true
                    font.pixelSize: Theme.smallText
                    lineHeight: 1
                }
                SolvedMark {
                    objectName: "studySolved"
                    solving: panel.solving
                }
            }
        }
        Label {
            width: parent.width
            text: panel.player.idea
        }
        Label {
            objectName: "studyTask"
            width: parent.width
            text: panel.player.task
            strong: true
        }
        Column {
            objectName: "studyChecking"
            width: parent.width
            spacing: Theme.space2
            visible: panel.lab.checking !== ""
            Label {
                width: parent.width
                text: panel.lab.checking
                muted: true
            }
            AppButton {
                objectName: "stopChecking"
                text: qsTr("Stop the check")
                tip: qsTr("The study can be played without it")
                onClicked: panel.lab.stopChecking()
            }
        }
        // Why a move cannot be played.
        WhyList {
            width: parent.width
            visible: panel.player.options.length > 0
            player: panel.player
        }
        // Above all that comes and goes, so that they stay where they are.
        Flow {
            width: parent.width
            spacing: Theme.space2
            AppButton {
                objectName: "studyHint"
                text: qsTr("Hint")
                tip: qsTr("Each says a little more. Before it is solved, this counts as help.")
                command: "studyHint"
                iconName: "hint"
                visible: panel.player.state !== StudyPlayer.Solved
                enabled: panel.player.moreHints
                onClicked: panel.player.hint()
            }
            AppButton {
                objectName: "studyExplore"
                text: qsTr("Explore")
                tip: qsTr("Free play of both sides from what is shown")
                command: "studyExplore"
                onClicked: panel.player.explore()
            }
            AppButton {
                objectName: "studyReset"
                text: qsTr("Reset")
                tip: qsTr("Back to where the try or the free play began")
                command: "studyReset"
                onClicked: panel.player.reset()
            }
            AppButton {
                objectName: "printStudy"
                text: qsTr("Print…")
                tip: qsTr("The position with room to write, the answer on a page of its own")
                command: "printSheet"
                onClicked: panel.printWanted()
            }
        }
        AppButton {
            objectName: "studyCompare"
            anchors.left: parent.left
            width: Math.min(implicitWidth, parent.width)
            visible: panel.player.pairKey !== ""
            text: qsTr("Compare with the pair")
            tip: panel.player.pairTitle
            command: "studyCompare"
            iconName: "flip"
            onClicked: panel.compareWanted()
        }
        Label {
            width: parent.width
            visible: panel.player.pairKey !== ""
            text: qsTr("The contrast: %1", "title of a study").arg(panel.player.pairTitle)
            muted: true
            font.pixelSize: Theme.smallText
        }
        OutcomeCard {
            objectName: "studyOutcome"
            width: parent.width
            visible: panel.player.feedback !== ""
            text: panel.player.feedback
            good: panel.player.praised
        }
        NumberedTexts {
            objectName: "studyNotices"
            width: parent.width
            visible: panel.player.notices.length > 0
            title: qsTr("What to notice")
            texts: panel.player.notices
        }
        NumberedTexts {
            id: hints
            objectName: "studyHints"
            width: parent.width
            visible: panel.player.hints.length > 0
            title: qsTr("Hints")
            texts: panel.player.hints
        }
        Label {
            width: parent.width
            text: qsTr("%1. %2", "author, source").arg(panel.player.author).arg(panel.player.source)
            muted: true
            font.pixelSize: Theme.smallText
        }
        AppButton {
            objectName: "studyForget"
            anchors.left: parent.left
            width: Math.min(implicitWidth, parent.width)
            visible: panel.solving !== Solving.Open || panel.lab.canUndoReset
            text: panel.lab.canUndoReset ? qsTr("Count as solved again") : qsTr("Count as not solved")
            tip: panel.lab.canUndoReset ? qsTr("As it was before it was forgotten") : qsTr("To solve it anew")
            kind: AppButton.Quiet
            onClicked: {
                if (panel.lab.canUndoReset)
                    panel.lab.undoReset();
                else
                    panel.resetWanted();
            }
        }
    }
}
