import QtQuick
import Tessera
import Tessera.Ui

// Above the board: which game, whose turn, what was played last, and what can be done with it.
Item {
    id: bar

    required property GameSession session
    /// What the two groups need in one line.
    readonly property real stateWidth: chip.width + turn.implicitWidth + last.implicitWidth + 2 * stateFlow.spacing
    readonly property real buttonsWidth: undo.width + redo.width + flip.width + newGame.width + 3 * buttons.spacing
    readonly property bool wraps: stateWidth + buttonsWidth + Theme.space4 > width

    signal newGameWanted

    implicitHeight: wraps ? stateFlow.height + Theme.space2 + buttons.height : Theme.topBar
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Game")

    Flow {
        id: stateFlow
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.topMargin: bar.wraps ? 0 : Math.round((Theme.topBar - height) / 2)
        width: bar.wraps ? parent.width : bar.stateWidth
        spacing: Theme.space3

        Rectangle {
            id: chip
            width: chipText.implicitWidth + 2 * Theme.space3
            height: Theme.controlHeight
            radius: height / 2
            color: Theme.card
            border.width: Theme.hairline
            border.color: Theme.line
            Label {
                id: chipText
                anchors.centerIn: parent
                text: bar.session.rulesetName
                strong: true
                lineHeight: 1
                wrapMode: Text.NoWrap
                Accessible.name: qsTr("Ruleset %1").arg(text)
            }
        }
        Row {
            id: turn
            height: Theme.controlHeight
            spacing: Theme.space2
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.disc
                height: width
                radius: width / 2
                color: bar.session.whiteToMove ? Theme.whiteFill : Theme.blackFill
                border.width: Theme.focusWidth
                border.color: Theme.ink
                visible: !bar.session.over
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
            height: Theme.controlHeight
            spacing: Theme.space1
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: bar.session.lastMove === "" ? qsTr("Move %1").arg(bar.session.moveNumber) : qsTr("Move %1 · last").arg(bar.session.moveNumber)
                muted: true
                lineHeight: 1
                wrapMode: Text.NoWrap
            }
            Label {
                objectName: "lastMove"
                anchors.verticalCenter: parent.verticalCenter
                text: bar.session.lastMove
                muted: true
                mono: true
                lineHeight: 1
            }
        }
    }
    Flow {
        id: buttons
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: bar.wraps ? 0 : Math.round((Theme.topBar - height) / 2)
        width: Math.min(bar.buttonsWidth, parent.width)
        spacing: Theme.space2
        AppButton {
            id: undo
            objectName: "undo"
            text: qsTr("Undo")
            tip: qsTr("Take back the last move")
            key: qsTr("Ctrl+Z")
            iconName: "undo"
            iconMirrored: true
            enabled: bar.session.canUndo
            onClicked: bar.session.undo()
        }
        AppButton {
            id: redo
            objectName: "redo"
            text: qsTr("Redo")
            tip: qsTr("Play again what was taken back")
            key: qsTr("Ctrl+Shift+Z")
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
            key: qsTr("F")
            iconName: "flip"
            onClicked: bar.session.flip()
        }
        AppButton {
            id: newGame
            objectName: "newGame"
            text: qsTr("New game")
            tip: qsTr("Begin again from the start")
            key: qsTr("Ctrl+N")
            iconName: "plus"
            onClicked: bar.newGameWanted()
        }
    }
}
