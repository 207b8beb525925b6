import QtQuick
import Tessera
import Tessera.Ui

// How the board is drawn: the set of pieces and the size of coordinates.
Column {
    id: rows

    width: parent ? (parent as Item).width : 0
    spacing: Theme.space4

    SettingsRow {
        label: qsTr("Pieces")
        explanation: qsTr("Letters tell the kinds apart at any size: White's on discs, Black's on shields.")
        Column {
            width: parent.width
            spacing: Theme.space2
            Choices {
                name: qsTr("Pieces")
                Choice {
                    objectName: "piecesFigures"
                    text: qsTr("Figures")
                    checked: Settings.pieceSet === Settings.Figures
                    onToggled: Settings.pieceSet = Settings.Figures
                }
                Choice {
                    objectName: "piecesLetters"
                    text: qsTr("Letters")
                    checked: Settings.pieceSet === Settings.Letters
                    onToggled: Settings.pieceSet = Settings.Letters
                }
            }
            PiecePreview {
                objectName: "piecePreview"
                anchors.left: parent.left
                width: implicitWidth
                height: implicitHeight
                cell: Math.min(Theme.previewSquare, Math.floor(parent.width / 6))
                colors: Theme.board
                fontFamily: Theme.textFamily
                Accessible.role: Accessible.Graphic
                Accessible.name: Settings.pieceSet === Settings.Letters ? qsTr("Preview: lettered pieces") : qsTr("Preview: figures")
            }
        }
    }
    SettingsRow {
        label: qsTr("Coordinates")
        explanation: qsTr("The size of files, ranks and the names of boards.")
        Choices {
            name: qsTr("Coordinates")
            Choice {
                objectName: "coordinatesSmall"
                text: qsTr("Small")
                checked: Settings.coordinateSize === Settings.Small
                onToggled: Settings.coordinateSize = Settings.Small
            }
            Choice {
                objectName: "coordinatesMedium"
                text: qsTr("Medium")
                checked: Settings.coordinateSize === Settings.Medium
                onToggled: Settings.coordinateSize = Settings.Medium
            }
            Choice {
                objectName: "coordinatesLarge"
                text: qsTr("Large")
                checked: Settings.coordinateSize === Settings.Large
                onToggled: Settings.coordinateSize = Settings.Large
            }
        }
    }
}
