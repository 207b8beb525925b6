import QtQuick
import Tessera
import Tessera.Ui

// Who may castle, and which pawn has just stepped twice: only where the rules have such things.
Column {
    id: part

    required property PositionEditor editor
    /// More than that are given or taken all at once first.
    readonly property int few: 4

    spacing: Theme.space4
    visible: editor.hasCastling || editor.hasEnPassant
    width: parent ? (parent as Item).width : 0

    SettingsRow {
        explanation: part.editor.rights.length === 0 ? qsTr("Nobody: no king and rook stand where castling begins.") : ""
        label: qsTr("May castle")
        visible: part.editor.hasCastling

        Column {
            spacing: Theme.space1
            width: parent.width

            Flow {
                spacing: Theme.space2
                visible: part.editor.rights.length > part.few
                width: parent.width

                AppButton {
                    objectName: "allRights"
                    text: qsTr("All")
                    tip: qsTr("Every castling that the pieces allow")

                    onClicked: part.editor.setAllRights(true)
                }
                AppButton {
                    objectName: "noRights"
                    text: qsTr("None")
                    tip: qsTr("Nobody may castle")

                    onClicked: part.editor.setAllRights(false)
                }
            }
            Repeater {
                model: part.editor.rights

                RightToggle {
                    onGiven: (square, held) => part.editor.setRight(square, held)
                }
            }
        }
    }
    SettingsRow {
        explanation: part.editor.doubleSteps.length < 2 ? qsTr("No pawn that could be taken en passant.") : ""
        label: qsTr("Just stepped twice")
        visible: part.editor.hasEnPassant

        Choices {
            height: visible ? implicitHeight : 0
            name: qsTr("Just stepped twice")
            visible: part.editor.doubleSteps.length > 1

            Repeater {
                model: part.editor.doubleSteps

                StepChoice {
                    onPicked: square => part.editor.setDoubleStep(square)
                }
            }
        }
    }
}
