import QtQuick
import Tessera
import Tessera.Ui

// The pieces to put on the board, and all that a position says besides them.
ScrollPane {
    id: panel

    required property PositionEditor editor
    readonly property alias tools: tools

    /// The position of the game is to be taken over.
    signal gameWanted

    contentHeight: column.implicitHeight + 2 * Theme.space4
    Accessible.name: qsTr("Position")
    Accessible.role: Accessible.Pane

    Column {
        id: column
        x: Theme.space4
        y: Theme.space4
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space4
        Column {
            width: parent.width
            spacing: Theme.space2
            ToolPalette {
                id: tools
                objectName: "tools"
                width: parent.width
                editor: panel.editor
            }
            Label {
                width: parent.width
                font.pixelSize: Theme.smallText
                muted: true
                text: qsTr("Drag a piece to the board, or choose it and press squares. Keys: a piece's letter puts Black's on the square, with Shift White's; Delete or the right mouse button empties it.")
            }
            Label {
                objectName: "countText"
                width: parent.width
                muted: true
                text: panel.editor.countText
            }
        }
        SettingsRow {
            label: qsTr("To move")
            Choices {
                name: qsTr("To move")
                Choice {
                    objectName: "whiteToMove"
                    checked: panel.editor.whiteToMove
                    text: qsTr("White")
                    onToggled: panel.editor.whiteToMove = true
                }
                Choice {
                    objectName: "blackToMove"
                    checked: !panel.editor.whiteToMove
                    text: qsTr("Black")
                    onToggled: panel.editor.whiteToMove = false
                }
            }
        }
        SettingsRow {
            label: qsTr("The whole board")
            Flow {
                width: parent.width
                spacing: Theme.space2
                AppButton {
                    objectName: "startPosition"
                    text: qsTr("Start")
                    tip: qsTr("The pieces as a game begins")
                    onClicked: panel.editor.toStart()
                }
                AppButton {
                    objectName: "clearBoard"
                    text: qsTr("Empty")
                    tip: qsTr("Takes all pieces off")
                    onClicked: panel.editor.clear()
                }
                AppButton {
                    objectName: "swapSides"
                    text: qsTr("Swap sides")
                    tip: qsTr("White and Black change places, and the move goes over")
                    onClicked: panel.editor.swapSides()
                }
                AppButton {
                    objectName: "fromGame"
                    command: "editPosition"
                    text: qsTr("From the game")
                    tip: qsTr("Takes over the position of the game on the Play page")
                    onClicked: panel.gameWanted()
                }
            }
        }
        RightsPart {
            editor: panel.editor
        }
        SettingsRow {
            explanation: qsTr("Half-moves without a capture or a pawn move, and the number of the move.")
            label: qsTr("Counts")
            Flow {
                width: parent.width
                spacing: Theme.space2
                NumberField {
                    objectName: "halfMoves"
                    from: 0
                    name: qsTr("Half-moves without a capture or a pawn move")
                    to: panel.editor.mostHalfMoves
                    value: panel.editor.halfMoveClock
                    onValueModified: panel.editor.halfMoveClock = value
                }
                NumberField {
                    objectName: "moveNumber"
                    from: 1
                    name: qsTr("Number of the move")
                    to: 999999
                    value: panel.editor.moveNumber
                    onValueModified: panel.editor.moveNumber = value
                }
            }
        }
        FenPart {
            editor: panel.editor
        }
    }
}
