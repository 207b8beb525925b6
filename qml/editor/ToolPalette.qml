import QtQuick
import Tessera
import Tessera.Ui

// The editor's tools as one stop of Tab: hand and eraser, then White's pieces and Black's. Arrows go
// from one to the next.
Column {
    id: tools

    readonly property real cell: Math.min(Theme.paletteCell, Math.floor((width - (kinds - 1) * spacing) / kinds))
    required property PositionEditor editor
    /// Those of one row.
    readonly property int kinds: pieces.length / 2
    readonly property var pieces: editor.palette

    /// A piece is carried to, or let go at, a point of this item.
    signal carried(int kind, bool white, point at)
    signal dropGivenUp
    signal dropped(int kind, bool white, point at)

    function all(): var {
        const choices = [hand, eraser];
        for (const row of [whites, blacks]) {
            for (let i = 0; i < row.count; ++i)
                choices.push(row.itemAt(i));
        }
        return choices;
    }
    function step(by: int): void {
        const choices = all();
        const now = choices.findIndex(choice => choice.activeFocus);
        const next = choices[(now + by + choices.length) % choices.length];
        next.forceActiveFocus(Qt.TabFocusReason);
        next.choose();
    }
    function takeFocus(): void {
        const choices = all();
        (choices.find(choice => choice.checked) ?? choices[0]).forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.space1
    Accessible.name: qsTr("Tools")
    Accessible.role: Accessible.Grouping

    Keys.onDownPressed: step(1)
    Keys.onLeftPressed: step(LayoutMirroring.enabled ? 1 : -1)
    Keys.onRightPressed: step(LayoutMirroring.enabled ? -1 : 1)
    Keys.onUpPressed: step(-1)

    Row {
        spacing: tools.spacing
        // All of it: mirrored, a row begins at its end.
        width: tools.width
        ToolChoice {
            id: hand
            objectName: "toolHand"
            implicitHeight: Theme.controlHeight
            checked: tools.editor.tool === EditTool.Hand
            iconName: "hand"
            text: qsTr("Hand: takes pieces to other squares")
            onToggled: tools.editor.takeHand()
        }
        ToolChoice {
            id: eraser
            objectName: "toolEraser"
            implicitHeight: Theme.controlHeight
            checked: tools.editor.tool === EditTool.Eraser
            iconName: "eraser"
            key: qsTr("Delete", "a key")
            text: qsTr("Eraser: empties squares")
            onToggled: tools.editor.takeEraser()
        }
        Label {
            objectName: "toolText"
            width: Math.max(0, tools.width - 2 * (hand.width + tools.spacing))
            height: Theme.controlHeight
            elide: Text.ElideRight
            leftPadding: Theme.space2
            lineHeight: 1
            strong: true
            text: tools.editor.toolText
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
        }
    }
    ToolRow {
        id: whites
        width: tools.width
        spacing: tools.spacing
        cell: tools.cell
        editor: tools.editor
        pieces: tools.pieces.slice(0, tools.kinds)
        onCarried: (kind, white, at) => tools.carried(kind, white, mapToItem(tools, at.x, at.y))
        onDropGivenUp: tools.dropGivenUp()
        onDropped: (kind, white, at) => tools.dropped(kind, white, mapToItem(tools, at.x, at.y))
    }
    ToolRow {
        id: blacks
        width: tools.width
        spacing: tools.spacing
        cell: tools.cell
        editor: tools.editor
        pieces: tools.pieces.slice(tools.kinds)
        onCarried: (kind, white, at) => tools.carried(kind, white, mapToItem(tools, at.x, at.y))
        onDropGivenUp: tools.dropGivenUp()
        onDropped: (kind, white, at) => tools.dropped(kind, white, mapToItem(tools, at.x, at.y))
    }
}
