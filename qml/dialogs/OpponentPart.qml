import QtQuick
import Tessera
import Tessera.Ui

// Who plays the game that begins, and how well the computer plays. What is chosen stays chosen.
Column {
    id: part

    readonly property bool withComputer: ComputerSettings.opponent !== ComputerSettings.Person

    spacing: Theme.space3

    Column {
        width: parent.width
        spacing: Theme.space2
        Label {
            width: parent.width
            text: qsTr("Who plays")
            font.weight: Font.Medium
        }
        Choices {
            name: qsTr("Who plays")
            Choice {
                objectName: "opponentPerson"
                text: qsTr("Two people")
                checked: ComputerSettings.opponent === ComputerSettings.Person
                onToggled: ComputerSettings.opponent = ComputerSettings.Person
            }
            Choice {
                objectName: "opponentComputer"
                text: qsTr("You against the computer")
                checked: ComputerSettings.opponent === ComputerSettings.Computer
                onToggled: ComputerSettings.opponent = ComputerSettings.Computer
            }
            Choice {
                objectName: "opponentBoth"
                text: qsTr("The computer alone")
                checked: ComputerSettings.opponent === ComputerSettings.Both
                onToggled: ComputerSettings.opponent = ComputerSettings.Both
            }
        }
        Choices {
            name: qsTr("Your pieces")
            visible: ComputerSettings.opponent === ComputerSettings.Computer
            Choice {
                objectName: "colourWhite"
                text: qsTr("You play White")
                checked: ComputerSettings.colour === ComputerSettings.White
                onToggled: ComputerSettings.colour = ComputerSettings.White
            }
            Choice {
                objectName: "colourBlack"
                text: qsTr("Black")
                Accessible.name: qsTr("You play Black")
                checked: ComputerSettings.colour === ComputerSettings.Black
                onToggled: ComputerSettings.colour = ComputerSettings.Black
            }
            Choice {
                objectName: "colourLot"
                text: qsTr("By lot")
                Accessible.name: qsTr("Your pieces by lot")
                checked: ComputerSettings.colour === ComputerSettings.Lot
                onToggled: ComputerSettings.colour = ComputerSettings.Lot
            }
        }
    }
    ClockPart {
        width: parent.width
        visible: !part.withComputer
    }
    Column {
        width: parent.width
        visible: part.withComputer
        Label {
            width: parent.width
            text: ComputerSettings.levelTitle
            font.weight: Font.Medium
        }
        StepSlider {
            objectName: "levelSlider"
            width: parent.width
            from: ComputerSettings.weakestLevel
            to: ComputerSettings.strongestLevel
            stepSize: 1
            value: ComputerSettings.level
            Accessible.name: qsTr("Level of the computer")
            Accessible.description: ComputerSettings.levelSentence
            onValueChanged: ComputerSettings.level = value
        }
        Label {
            objectName: "levelSentence"
            width: parent.width
            text: ComputerSettings.levelSentence
            muted: true
        }
    }
    Column {
        width: parent.width
        visible: part.withComputer && ComputerSettings.level === ComputerSettings.strongestLevel
        spacing: Theme.space2
        Label {
            width: parent.width
            text: qsTr("Time for a move")
            font.weight: Font.Medium
        }
        TimeChoices {
        }
    }
}
