import QtQuick
import Tessera
import Tessera.Ui

// A piece among the tools, as a delegate over their list.
ToolChoice {
    id: choice

    property PositionEditor editor: null
    required property palettePiece modelData
    property boardScene nothing

    objectName: "piece-" + modelData.letter
    implicitWidth: cell
    implicitHeight: cell
    checked: editor !== null && editor.tool === EditTool.Piece && editor.toolKind === modelData.kind && editor.toolWhite === modelData.white
    key: modelData.white ? qsTr("Shift+%1", "a key").arg(modelData.letter) : modelData.letter.toUpperCase()
    kind: modelData.kind
    scene: editor ? editor.scene : nothing
    text: modelData.name
    white: modelData.white
    onToggled: editor.takePiece(modelData.kind, modelData.white)
}
