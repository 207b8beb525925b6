import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// Above the board: which game, whose turn, what was played last, and what can be done with it.
Item {
    id: bar

    required property GameSession session
    /// What must fit beside the buttons whatever is shown, so that nothing moves during play.
    readonly property real stateWidth: chip.width + Theme.icon + Theme.space2 + longestTurn.width + lastWidth + 3 * Theme.space3
    readonly property real lastWidth: Math.ceil(longestNumber.width + longestMove.width) + Theme.space3 + Theme.space1
    readonly property real wordsWidth: undo.wordsWidth + redo.wordsWidth + flip.wordsWidth + newGame.wordsWidth + 3 * buttons.spacing
    /// Too narrow for the buttons' words: icons only.
    readonly property bool compact: stateWidth + wordsWidth > width
    readonly property real buttonsWidth: undo.width + redo.width + flip.width + newGame.width + 3 * buttons.spacing
    /// Too narrow even so: two lines.
    readonly property bool wraps: compact && stateWidth + buttonsWidth > width
    /// Too narrow for what was played last beside whose turn it is: it goes below.
    readonly property bool splits: wraps && stateWidth > width
    /// Too narrow for it beside the buttons: a line of its own.
    readonly property bool splitsTwice: splits && (buttonLines > 1 || lastWidth + buttonsWidth + Theme.space3 > width)
    /// Too narrow for the buttons in a line.
    readonly property int buttonLines: buttonsWidth > width ? 2 : 1
    readonly property int stateHeight: splits ? Theme.stateLine : Theme.controlHeight

    readonly property int display: compact ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon

    signal newGameWanted

    implicitHeight: splitsTwice ? 2 * (stateHeight + stateRow.spacing) + buttons.height : wraps ? stateHeight + Theme.controlHeight + stateRow.spacing : Theme.topBar
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Game")

    TextMetrics {
        id: longestTurn
        font.family: Theme.textFamily
        font.pixelSize: Theme.largeText
        font.weight: Font.DemiBold
        text: qsTr("White is in check")
    }
    // Measured apart: what the name needs would follow from what it got.
    TextMetrics {
        id: chipName
        font: chipText.font
        text: bar.session.rulesetName
    }
    TextMetrics {
        id: longestMove
        font.family: Theme.monoFamily
        font.pixelSize: Theme.text
        text: "a1@00xa1@00=Q#"
    }
    TextMetrics {
        id: longestNumber
        font: longestMove.font
        text: "99…"
    }
    Flow {
        id: stateRow
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.topMargin: bar.wraps ? 0 : Math.round((Theme.topBar - height) / 2)
        anchors.right: bar.wraps ? parent.right : buttons.left
        spacing: bar.splits ? Theme.space2 : Theme.space3

        Rectangle {
            id: chip
            width: Math.min(Math.ceil(chipName.advanceWidth) + 1 + 2 * Theme.space3, bar.width / 2)
            height: bar.stateHeight
            radius: height / 2
            color: Theme.card
            border.width: Theme.hairline
            border.color: Theme.line
            Label {
                id: chipText
                anchors.centerIn: parent
                width: chip.width - 2 * Theme.space3
                text: bar.session.rulesetName
                strong: true
                lineHeight: 1
                elide: Text.ElideRight
                Accessible.name: qsTr("Ruleset %1").arg(text)
            }
        }
        Row {
            id: turn
            // The rest of the line, so that the next one begins whatever is said here.
            width: bar.splits ? bar.width - chip.width - stateRow.spacing : implicitWidth
            height: bar.stateHeight
            spacing: Theme.space2
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.disc
                height: width
                radius: width / 2
                color: bar.session.whiteToMove ? Theme.whiteFill : Theme.blackFill
                border.width: Theme.focusWidth
                border.color: Theme.ink
                visible: !bar.session.over && !bar.session.inCheck
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.icon
                height: width
                name: bar.session.over ? "flag" : "warning"
                color: bar.session.over ? Theme.success : Theme.danger
                visible: bar.session.over || bar.session.inCheck
            }
            Label {
                objectName: "turnText"
                anchors.verticalCenter: parent.verticalCenter
                text: bar.session.turnText
                font.pixelSize: Theme.largeText
                strong: true
                color: bar.session.inCheck && !bar.session.over ? Theme.danger : Theme.ink
                lineHeight: 1
                wrapMode: Text.NoWrap
            }
        }
        Row {
            id: last
            // From the widths, not from x: the flow places by this width, mirrored too.
            width: Math.max(0, bar.splits ? bar.width - (bar.splitsTwice ? 0 : bar.buttonsWidth + Theme.space3) : stateRow.width - chip.width - turn.width - 2 * stateRow.spacing)
            height: bar.splitsTwice ? bar.stateHeight : Theme.controlHeight
            spacing: Theme.space3
            Label {
                id: lastNumber
                height: last.height
                text: bar.session.lastMove === "" ? qsTr("Move %1").arg(bar.session.moveNumber) : bar.session.whiteToMove ? qsTr("%1…").arg(bar.session.moveNumber - 1) : qsTr("%1.").arg(bar.session.moveNumber)
                muted: true
                mono: bar.session.lastMove !== ""
                lineHeight: 1
                wrapMode: Text.NoWrap
                verticalAlignment: Text.AlignVCenter
            }
            Label {
                objectName: "lastMove"
                height: last.height
                width: Math.max(0, last.width - lastNumber.width - last.spacing)
                text: bar.session.lastMove
                muted: true
                mono: true
                lineHeight: 1
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                Accessible.name: qsTr("Last move %1").arg(text)
            }
        }
    }
    Flow {
        id: buttons
        // Two and two, when not all in a line.
        width: bar.buttonLines > 1 ? flip.width + newGame.width + spacing : bar.buttonsWidth
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: bar.wraps ? 0 : Math.round((Theme.topBar - height) / 2)
        spacing: Theme.space2
        AppButton {
            id: undo
            objectName: "undo"
            steps: true
            text: qsTr("Undo")
            tip: qsTr("Take back the last move")
            command: "undo"
            display: bar.display
            iconName: "undo"
            iconMirrored: true
            enabled: bar.session.canUndo
            onClicked: bar.session.undo()
        }
        AppButton {
            id: redo
            objectName: "redo"
            steps: true
            text: qsTr("Redo")
            tip: qsTr("Play again what was taken back")
            command: "redo"
            display: bar.display
            iconName: "redo"
            iconMirrored: true
            enabled: bar.session.canRedo
            onClicked: bar.session.redo()
        }
        AppButton {
            id: flip
            objectName: "flip"
            text: qsTr("Flip")
            tip: qsTr("See the board from the other side")
            command: "flip"
            display: bar.display
            iconName: "flip"
            onClicked: bar.session.flip()
        }
        AppButton {
            id: newGame
            objectName: "newGame"
            text: qsTr("New game")
            tip: qsTr("Choose a game and begin it")
            command: "newGame"
            display: bar.display
            iconName: "plus"
            onClicked: bar.newGameWanted()
        }
    }
}
