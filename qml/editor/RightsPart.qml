import QtQuick
import Tessera
import Tessera.Ui

// Who may castle, and which pawn has just stepped twice: only where the rules have such things.
Column {
    id: part

    required property PositionEditor editor
    /// More rights than that are given or taken all at once first.
    readonly property int few: 8
    readonly property var rights: editor.rights
    readonly property var steps: editor.doubleSteps
    readonly property bool many: rights.length > few

    width: parent ? (parent as Item).width : 0
    visible: editor.hasCastling || editor.hasEnPassant
    spacing: Theme.space4

    SettingsRow {
        visible: part.editor.hasCastling
        label: qsTr("May castle")
        explanation: part.rights.length === 0 ? qsTr("Nobody: no king and rook stand where castling begins.") : ""
        Column {
            width: parent.width
            spacing: Theme.space1
            Flow {
                width: parent.width
                visible: part.many
                spacing: Theme.space2
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
                ToggleButton {
                    id: each
                    objectName: "eachRight"
                    text: qsTr("One by one")
                    tip: qsTr("Shows every right to give or take it")
                    onClicked: on = !on
                }
            }
            RightList {
                editor: part.editor
                shown: !part.many || each.on
            }
        }
    }
    SettingsRow {
        visible: part.editor.hasEnPassant
        label: qsTr("Just stepped twice")
        explanation: part.steps.length < 2 ? qsTr("No pawn that could be taken en passant.") : ""
        StepChoices {
            height: visible ? implicitHeight : 0
            visible: part.steps.length > 1
            editor: part.editor
        }
    }
}
