import QtQuick
import Tessera
import Tessera.Ui

// What can be done with the game as a whole, and how it is played.
ScrollPane {
    id: panel

    required property GameSession session
    required property Computer computer

    /// A question stands below the board.
    signal asked
    signal resignWanted
    signal proofWanted
    signal printWanted
    signal pictureWanted

    contentHeight: column.implicitHeight + 2 * Theme.space4
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Game")

    Column {
        id: column
        x: Theme.space4
        y: Theme.space4
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space3

        Label {
            width: parent.width
            text: panel.session.over ? panel.session.endTitle : panel.session.playersTitle
            font.pixelSize: Theme.heading
            strong: true
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            text: panel.session.over ? qsTr("%1 Undo takes the end back and the game goes on.").arg(panel.session.endSentence) : panel.session.playersSentence
            muted: true
        }
        Label {
            objectName: "gameScore"
            width: parent.width
            visible: text !== ""
            text: panel.session.score
            strong: true
        }
        Label {
            objectName: "gameTerms"
            width: parent.width
            visible: text !== ""
            text: panel.session.terms
        }
        ThinkingPart {
            width: parent.width
            visible: panel.session.computerPlays
            computer: panel.computer
        }
        AppButton {
            objectName: "whyOverInPanel"
            visible: panel.session.checkmate || panel.session.stalemate
            text: panel.session.checkmate ? qsTr("Why is this mate?") : qsTr("Why is this stalemate?")
            tip: qsTr("Shows the proof: who attacks, and why every try fails")
            command: "proofTab"
            onClicked: panel.proofWanted()
        }
        Flow {
            width: parent.width
            spacing: Theme.space2
            AppButton {
                objectName: "offerDraw"
                text: qsTr("Offer a draw")
                tip: panel.session.computerPlays ? qsTr("The computer accepts or says why not") : qsTr("The other player answers below the board")
                iconName: "handshake"
                command: "offerDraw"
                enabled: !panel.session.over && !panel.session.drawOffered
                onClicked: {
                    panel.session.offerDraw();
                    if (panel.session.drawAsked)
                        panel.asked();
                }
            }
            AppButton {
                objectName: "resign"
                text: qsTr("Resign")
                tip: panel.session.whiteDecides ? qsTr("White gives up and Black wins") : qsTr("Black gives up and White wins")
                iconName: "flag"
                enabled: !panel.session.over
                command: "resign"
                onClicked: panel.resignWanted()
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.space2
            AppButton {
                objectName: "printGame"
                text: qsTr("Print…")
                tip: qsTr("Players, moves and the last position, on paper or as PDF")
                command: "printSheet"
                onClicked: panel.printWanted()
            }
            AppButton {
                objectName: "savePicture"
                text: qsTr("Save a picture…")
                tip: qsTr("What the boards show, as PNG or SVG")
                command: "savePicture"
                onClicked: panel.pictureWanted()
            }
        }
        Label {
            objectName: "drawCounts"
            width: parent.width
            visible: text !== ""
            text: panel.session.drawCounts
            font.pixelSize: Theme.smallText
            muted: true
        }
        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        Toggle {
            objectName: "panelConfirmCaptures"
            width: parent.width
            text: qsTr("Ask before a capture")
            checked: Settings.confirmCaptures
            onToggled: Settings.confirmCaptures = checked
        }
        Toggle {
            objectName: "panelAutoFlip"
            width: parent.width
            visible: !panel.session.computerPlays
            text: qsTr("Turn the board after every move")
            checked: Settings.autoFlip
            onToggled: Settings.autoFlip = checked
        }
        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        Label {
            width: parent.width
            text: panel.session.rulesetName
            strong: true
            Accessible.role: Accessible.Heading
        }
        RulesetNotes {
            width: parent.width
            description: panel.session.rulesetDescription
            notes: panel.session.rulesetNotes
            sources: panel.session.rulesetSources
        }
    }
}
