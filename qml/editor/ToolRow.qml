import QtQuick
import Tessera
import Tessera.Ui

// The pieces of one side, to choose or to drag.
Row {
    id: row

    required property real cell
    readonly property alias count: repeater.count
    required property PositionEditor editor
    /// PalettePiece of this side.
    required property var pieces

    signal carried(int kind, bool white, point at)
    signal dropGivenUp
    signal dropped(int kind, bool white, point at)

    function itemAt(index: int): ToolChoice {
        return repeater.itemAt(index) as ToolChoice;
    }

    Repeater {
        id: repeater
        model: row.pieces
        ToolPiece {
            readonly property ToolRow tools: parent as ToolRow
            cell: tools ? tools.cell : 0
            editor: tools ? tools.editor : null
            onCarried: at => tools.carried(modelData.kind, modelData.white, mapToItem(tools, at.x, at.y))
            onDropGivenUp: tools.dropGivenUp()
            onDropped: at => tools.dropped(modelData.kind, modelData.white, mapToItem(tools, at.x, at.y))
        }
    }
}
