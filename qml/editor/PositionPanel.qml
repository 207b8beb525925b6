import QtQuick
import Tessera
import Tessera.Ui

// The pieces to put on the board, and all that a position says besides them.
ScrollPane {
    id: panel

    required property PositionEditor editor
    readonly property alias tools: tools

    /// Something that was done at the board's side; the board may have the focus again.
    signal done

    /// Another ruleset is to be chosen.
    signal rulesetWanted

    Accessible.name: qsTr("Position")
    Accessible.role: Accessible.Pane
    contentHeight: column.implicitHeight + 2 * Theme.space4

    Column {
        id: column
        spacing: Theme.space4
        width: parent.width - 2 * Theme.space4
        x: Theme.space4
        y: Theme.space4

        Column {
            spacing: Theme.space2
            width: parent.width

            ToolPalette {
                id: tools
                editor: panel.editor
                objectName: "tools"
                width: parent.width
            }
            Label {
                font.pixelSize: Theme.smallText
                muted: true
                text: qsTr("Drag a piece to the board, or choose it and press squares. Keys: a piece's letter puts Black's on the square, with Shift White's; Delete empties it.")
                width: parent.width
            }
            Label {
                muted: true
                objectName: "countText"
                text: panel.editor.countText
                width: parent.width
            }
        }
        SettingsRow {
            label: qsTr("To move")

            Choices {
                name: qsTr("To move")

                Choice {
                    checked: panel.editor.whiteToMove
                    objectName: "whiteToMove"
                    text: qsTr("White")

                    onToggled: panel.editor.whiteToMove = true
                }
                Choice {
                    checked: !panel.editor.whiteToMove
                    objectName: "blackToMove"
                    text: qsTr("Black")

                    onToggled: panel.editor.whiteToMove = false
                }
            }
        }
        SettingsRow {
            label: qsTr("The whole board")

            Flow {
                spacing: Theme.space2
                width: parent.width

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
            }
        }
        RightsPart {
            editor: panel.editor
        }
        SettingsRow {
            explanation: qsTr("Half-moves without a capture or a pawn move, and the number of the move.")
            label: qsTr("Counts")

            Flow {
                spacing: Theme.space2
                width: parent.width

                NumberField {
                    from: 0
                    name: qsTr("Half-moves without a capture or a pawn move")
                    objectName: "halfMoves"
                    to: panel.editor.mostHalfMoves
                    value: panel.editor.halfMoveClock

                    onValueModified: panel.editor.halfMoveClock = value
                }
                NumberField {
                    from: 1
                    name: qsTr("Number of the move")
                    objectName: "moveNumber"
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
