import QtQuick
import Tessera
import Tessera.Ui

// The clocks of a game with times, large, and what stops them.
Item {
    id: bar

    required property GameClock clock

    implicitHeight: row.implicitHeight + Theme.space2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Clocks")
    Accessible.description: clock.control

    Flow {
        id: row
        width: parent.width
        spacing: Theme.space3
        ClockFace {
            objectName: "whiteClock"
            whites: true
            time: bar.clock.white
            words: bar.clock.whiteInWords
            turn: bar.clock.pausable && bar.clock.whitesTurn
            runs: bar.clock.runs && bar.clock.whitesTurn
            low: bar.clock.whiteLow
        }
        ClockFace {
            objectName: "blackClock"
            whites: false
            time: bar.clock.black
            words: bar.clock.blackInWords
            turn: bar.clock.pausable && !bar.clock.whitesTurn
            runs: bar.clock.runs && !bar.clock.whitesTurn
            low: bar.clock.blackLow
        }
        AppButton {
            objectName: "pauseClock"
            height: Theme.topBar
            visible: bar.clock.pausable
            text: bar.clock.paused ? qsTr("Go on") : qsTr("Pause")
            tip: bar.clock.paused ? qsTr("The clock of the side to move runs again") : qsTr("Both clocks stand until you go on or move")
            command: "pauseClock"
            iconName: bar.clock.paused ? "run" : "pause"
            kind: bar.clock.paused ? AppButton.Primary : AppButton.Plain
            onClicked: bar.clock.paused ? bar.clock.goOn() : bar.clock.pause()
        }
    }
}
