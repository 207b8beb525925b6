import QtQuick
import Tessera
import Tessera.Ui

// Who plays the game that begins, and how well the computer plays. What is chosen stays chosen.
Column {
    id: part

    readonly property bool withComputer: ComputerSettings.opponent !== ComputerSettings.Person
    /// What can be given as odds: see RulesetListModel.odds.
    property var oddsChoices: [{
            "value": -1,
            "text": ""
        }]
    /// The square of the piece that is given, or -1.
    property int odds: -1

    /// Takes over what is being typed.
    function finish(): void {
        ComputerSettings.name = whiteName.typed;
        if (blackName.visible)
            ComputerSettings.otherName = blackName.typed;
    }

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
    Flow {
        width: parent.width
        spacing: Theme.space3
        visible: ComputerSettings.opponent !== ComputerSettings.Both
        PlayerName {
            id: whiteName
            objectName: "nameWhite"
            label: part.withComputer ? qsTr("You", "the name of the person") : qsTr("White")
            name: ComputerSettings.name
            onNamed: name => ComputerSettings.name = name
        }
        PlayerName {
            id: blackName
            objectName: "nameBlack"
            visible: !part.withComputer
            label: qsTr("Black")
            name: ComputerSettings.otherName
            onNamed: name => ComputerSettings.otherName = name
        }
        AppButton {
            objectName: "swapNames"
            visible: !part.withComputer
            text: qsTr("Change sides")
            tip: qsTr("Who had White has Black")
            iconName: "flip"
            kind: AppButton.Quiet
            enabled: whiteName.typed !== blackName.typed
            onClicked: {
                part.finish();
                ComputerSettings.swapNames();
            }
        }
        FilterButton {
            objectName: "oddsChoice"
            visible: part.oddsChoices.length > 1
            name: qsTr("Odds")
            choices: part.oddsChoices
            value: part.odds
            onChosen: value => part.odds = value
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
