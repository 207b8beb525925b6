import QtQuick
import Tessera
import Tessera.Ui

// Above the boards of a study: its theme, which position is shown, and the ways to look at it.
Item {
    id: bar

    required property StudyPlayer player
    required property GameSession session
    /// What the boards show in place of the study; empty: nothing.
    property string shown: ""

    /// Too narrow for the buttons beside what is shown.
    readonly property bool wraps: Theme.space3 + stateRow.wordsWidth + buttons.wholeWidth > width

    signal galleryWanted
    signal nextWanted

    implicitHeight: wraps ? stateRow.height + buttons.height + Theme.space1 : Theme.topBar
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Study")

    Item {
        id: stateRow
        readonly property real wordsWidth: back.width + chip.wholeWidth + Theme.icon + placeSize.advanceWidth + 4 * Theme.space2
        width: bar.wraps ? bar.width : bar.width - buttons.wholeWidth - Theme.space3
        height: bar.wraps ? Theme.controlHeight : Theme.topBar

        TextMetrics {
            id: placeSize
            font: place.font
            // The longest that is usual, so that nothing moves while the study is played through.
            text: bar.player.hasLine ? qsTr("Before %1", "a move").arg("1. Rd4@11xd1@11#") : place.text
        }
        Row {
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space2
            IconButton {
                id: back
                objectName: "studyGallery"
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("All studies")
                command: "studyGallery"
                iconName: "back"
                iconMirrored: true
                onClicked: bar.galleryWanted()
            }
            Rectangle {
                id: chip
                readonly property real wholeWidth: Math.ceil(chipName.advanceWidth) + 1 + 2 * Theme.space3
                anchors.verticalCenter: parent.verticalCenter
                // Where there is room for one of them, what is shown says more.
                visible: !bar.wraps || stateRow.wordsWidth <= stateRow.width
                width: Math.min(wholeWidth, Math.max(0, (stateRow.width - back.width) / 2))
                height: Theme.controlHeight - Theme.space1
                radius: height / 2
                color: Theme.card
                border.width: Theme.hairline
                border.color: Theme.line
                TextMetrics {
                    id: chipName
                    font: chipText.font
                    text: bar.player.theme
                }
                Label {
                    id: chipText
                    anchors.centerIn: parent
                    width: parent.width - 2 * Theme.space3
                    text: bar.player.theme
                    strong: true
                    lineHeight: 1
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                    Accessible.name: qsTr("Theme: %1").arg(text)
                }
            }
            Rectangle {
                id: disc
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.disc
                height: width
                radius: width / 2
                color: bar.session.whiteToMove ? Theme.whiteFill : Theme.blackFill
                border.width: Theme.focusWidth
                border.color: Theme.ink
                Accessible.role: Accessible.StaticText
                Accessible.name: bar.session.turnText
            }
            Label {
                id: place
                objectName: "studyPlace"
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(0, stateRow.width - back.width - disc.width - 2 * parent.spacing - (chip.visible ? chip.width + parent.spacing : 0))
                text: bar.shown !== "" ? bar.shown : bar.player.place
                // Of a long move a little smaller is better than half.
                font.pixelSize: Theme.largeText
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.text
                strong: true
                lineHeight: 1
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
        }
    }
    Flow {
        id: buttons
        readonly property real wholeWidth: beforeButton.width + afterButton.width + watchButton.width + stepButton.width + tryButton.width + nextButton.width + 5 * spacing + (bar.player.hasLine ? 0 : -beforeButton.width - afterButton.width - watchButton.width - stepButton.width - 4 * spacing)
        x: bar.wraps || mirrored ? 0 : bar.width - width
        readonly property bool mirrored: LayoutMirroring.enabled
        y: bar.wraps ? stateRow.height + Theme.space1 : Math.round((Theme.topBar - height) / 2)
        width: Math.min(bar.width, wholeWidth)
        spacing: Theme.space2

        ModeButton {
            id: beforeButton
            objectName: "studyBefore"
            visible: bar.player.hasLine
            text: qsTr("Before")
            tip: qsTr("The position that the study begins with")
            command: "studyBefore"
            on: bar.player.phase === StudyPlayer.Before
            onClicked: bar.player.before()
        }
        ModeButton {
            id: afterButton
            objectName: "studyAfter"
            visible: bar.player.hasLine
            text: qsTr("After")
            tip: qsTr("The position that it leads to. Before it is solved, this counts as help.")
            command: "studyAfter"
            on: bar.player.phase === StudyPlayer.After
            onClicked: bar.player.after()
        }
        ModeButton {
            id: watchButton
            objectName: "studyWatch"
            visible: bar.player.hasLine
            text: bar.player.watching ? qsTr("Pause") : qsTr("Watch")
            tip: Theme.still ? qsTr("The next move of the study. Before it is solved, this counts as help.") : qsTr("The moves one by one. Before it is solved, this counts as help.")
            command: "studyWatch"
            on: bar.player.watching || bar.player.phase === StudyPlayer.Between
            onClicked: bar.player.watch()
        }
        IconButton {
            id: stepButton
            objectName: "studyStep"
            visible: bar.player.hasLine
            text: qsTr("Next move of the study")
            tip: qsTr("One move and no more. Before it is solved, this counts as help.")
            command: "studyStep"
            iconName: "forward"
            iconMirrored: true
            onClicked: bar.player.step()
        }
        ModeButton {
            id: tryButton
            objectName: "studyTry"
            text: qsTr("Try it")
            tip: bar.player.task
            command: "studyTry"
            on: bar.player.phase === StudyPlayer.Try
            onClicked: bar.player.tryIt()
        }
        AppButton {
            id: nextButton
            objectName: "studyNext"
            text: qsTr("Next")
            tip: qsTr("The next study that is not solved")
            command: "studyNext"
            kind: bar.player.state === StudyPlayer.Solved ? AppButton.Primary : AppButton.Plain
            onClicked: bar.nextWanted()
        }
    }
}
