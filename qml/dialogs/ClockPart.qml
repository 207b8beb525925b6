import QtQuick
import Tessera
import Tessera.Ui

// How much time two players have. What is chosen stays chosen.
Column {
    id: part

    readonly property bool own: ClockSettings.choice === "own"

    spacing: Theme.space2

    Label {
        width: parent.width
        text: qsTr("Clocks")
        font.weight: Font.Medium
    }
    Choices {
        name: qsTr("Clocks")
        Choice {
            objectName: "clockNone"
            text: qsTr("No clocks")
            checked: ClockSettings.choice === "none"
            onToggled: ClockSettings.choice = "none"
        }
        Repeater {
            model: ClockSettings.presets
            Choice {
                required property var modelData
                objectName: "clock" + modelData.key
                text: modelData.text
                Accessible.name: modelData.words
                checked: ClockSettings.choice === modelData.key
                onToggled: ClockSettings.choice = modelData.key
            }
        }
        Choice {
            objectName: "clockOwn"
            text: qsTr("Your own…")
            Accessible.name: qsTr("Times of your own")
            checked: part.own
            onToggled: ClockSettings.choice = "own"
        }
    }
    Flow {
        width: parent.width
        visible: part.own
        spacing: Theme.space3
        Row {
            spacing: Theme.space2
            NumberField {
                objectName: "clockMinutes"
                name: qsTr("Minutes for each player")
                from: 1
                to: ClockSettings.mostMinutes
                value: ClockSettings.minutes
                onValueModified: ClockSettings.minutes = value
            }
            Label {
                height: Theme.controlHeight
                text: qsTr("minutes")
                lineHeight: 1
                verticalAlignment: Text.AlignVCenter
            }
        }
        Row {
            spacing: Theme.space2
            NumberField {
                objectName: "clockSeconds"
                name: qsTr("Seconds for each move")
                from: 0
                to: ClockSettings.mostSeconds
                value: ClockSettings.seconds
                onValueModified: ClockSettings.seconds = value
            }
            Label {
                height: Theme.controlHeight
                text: qsTr("seconds a move")
                lineHeight: 1
                verticalAlignment: Text.AlignVCenter
            }
        }
        Choices {
            name: qsTr("The seconds of a move")
            Choice {
                objectName: "clockIncrement"
                text: qsTr("added after it")
                checked: !ClockSettings.delay
                onToggled: ClockSettings.delay = false
            }
            Choice {
                objectName: "clockDelay"
                text: qsTr("before the clock runs")
                checked: ClockSettings.delay
                onToggled: ClockSettings.delay = true
            }
        }
    }
    Label {
        objectName: "clockWords"
        width: parent.width
        text: ClockSettings.words
        muted: true
    }
}
