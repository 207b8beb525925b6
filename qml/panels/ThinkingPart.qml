import QtQuick
import Tessera
import Tessera.Ui

// What the computer has found: how far it looks, who stands better, what it expects.
Rectangle {
    id: part

    required property Computer computer
    readonly property bool found: computer.depth > 0

    implicitHeight: column.implicitHeight + 2 * Theme.space3
    radius: Theme.cardRadius
    color: Theme.card
    border.width: Theme.hairline
    border.color: computer.thinking ? Theme.move : Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What the computer thinks")

    Column {
        id: column
        x: Theme.space3
        y: Theme.space3
        width: parent.width - 2 * Theme.space3
        spacing: Theme.space2

        Label {
            objectName: "thinkingState"
            width: parent.width
            text: part.computer.thinking ? qsTr("The computer is thinking…") : part.computer.paused ? qsTr("The computer is stopped") : part.found ? qsTr("Its last move") : qsTr("The computer waits for your move")
            strong: true
        }
        Label {
            objectName: "thinkingScore"
            width: parent.width
            visible: part.found
            text: part.computer.score
        }
        Label {
            objectName: "thinkingLine"
            width: parent.width
            visible: part.found
            text: part.computer.line
            mono: true
            wrapMode: Text.Wrap
            Accessible.name: qsTr("It expects %1").arg(part.computer.spokenLine)
        }
        Label {
            objectName: "thinkingDepth"
            width: parent.width
            visible: part.found
            text: part.computer.depth === 1 ? qsTr("1 half-move ahead, %1 s", "seconds").arg(part.computer.seconds) : qsTr("%n half-moves ahead, %1 s", "seconds", part.computer.depth).arg(part.computer.seconds)
            muted: true
        }
        Flow {
            width: parent.width
            spacing: Theme.space2
            AppButton {
                objectName: "panelStopComputer"
                text: part.computer.paused ? qsTr("Go on") : qsTr("Stop")
                tip: part.computer.paused ? qsTr("The computer thinks on and moves") : qsTr("The computer waits until it is told to go on")
                command: "stopComputer"
                enabled: part.computer.toMove || part.computer.paused
                onClicked: part.computer.paused ? part.computer.goOn() : part.computer.stop()
            }
            AppButton {
                objectName: "panelMoveNow"
                text: qsTr("Move now")
                tip: qsTr("The computer plays the best it has found")
                command: "moveNow"
                enabled: part.computer.thinking
                onClicked: part.computer.moveNow()
            }
        }
    }
}
