import QtQuick
import Tessera
import Tessera.Ui

// Zoom, fit, parts of the boards and their layout, in a slim row or column.
Flow {
    id: controls

    required property BoardView view
    required property string rulesetId
    property bool upright: true
    /// Of a row, when not all its buttons fit into one.
    property int lines: 1
    /// As many buttons as there can be.
    readonly property int most: 6
    readonly property real rowWidth: lengthOf(Math.ceil(most / lines))

    function lengthOf(buttons: int): real {
        return buttons * zoomIn.implicitWidth + (buttons - 1) * spacing;
    }

    /// Everything, whatever was zoomed or left out.
    function showAll(): void {
        view.showPart(BoardView.AllBoards, 0);
        view.fit();
    }

    width: upright ? zoomIn.implicitWidth : rowWidth
    flow: upright ? Flow.TopToBottom : Flow.LeftToRight
    spacing: Theme.space1
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("View of the board")

    IconButton {
        id: zoomIn
        objectName: "zoomIn"
        steps: true
        text: qsTr("Zoom in")
        command: "zoomIn"
        iconName: "zoom-in"
        enabled: controls.view.canZoomIn
        onClicked: controls.view.zoomIn()
    }
    IconButton {
        objectName: "zoomOut"
        steps: true
        text: qsTr("Zoom out")
        command: "zoomOut"
        iconName: "zoom-out"
        enabled: controls.view.canZoomOut
        onClicked: controls.view.zoomOut()
    }
    IconButton {
        objectName: "fitBoards"
        text: qsTr("Show everything")
        command: "fit"
        iconName: "fit"
        enabled: !controls.view.showsEverything
        onClicked: controls.showAll()
    }
    IconButton {
        id: partButton
        objectName: "chooseBoards"
        text: qsTr("Show a part")
        tip: qsTr("Show one board, row or column alone")
        iconName: "part"
        visible: parts.anyPart
        onClicked: parts.popup(partButton, controls.menuX(partButton, parts), controls.menuY(partButton, parts))
    }
    IconButton {
        id: axesButton
        objectName: "chooseLayout"
        text: qsTr("Axes")
        tip: qsTr("Which axes run inside a board and which over the boards")
        iconName: "axes"
        visible: controls.view.layouts.length > 1
        onClicked: axes.popup(axesButton, controls.menuX(axesButton, axes), controls.menuY(axesButton, axes))
    }
    IconButton {
        objectName: "signs"
        text: qsTr("Signs")
        tip: qsTr("Diamond: king. Square: another piece. Dot: pawn. Zoom in to see them.")
        iconName: "info"
        visible: controls.view.overview
        onClicked: controls.view.told(tip)
    }

    // Beside the column, above the row.
    function menuX(button: Item, menu: AppMenu): real {
        return upright ? -menu.implicitWidth - Theme.space1 : Math.round((button.width - menu.implicitWidth) / 2);
    }
    function menuY(button: Item, menu: AppMenu): real {
        return upright ? button.height - menu.implicitHeight : -menu.implicitHeight - Theme.space1;
    }

    AppMenu {
        id: parts
        readonly property bool anyPart: {
            controls.view.layouts;
            controls.view.part;
            return controls.view.canShow(BoardView.OneBoard);
        }
        title: qsTr("Show a part")
        AppMenuItem {
            objectName: "showAllBoards"
            text: qsTr("All boards")
            command: "fit"
            ticked: controls.view.part === BoardView.AllBoards
            onTriggered: controls.view.showPart(BoardView.AllBoards, 0)
        }
        AppMenuItem {
            objectName: "showOneBoard"
            text: qsTr("This board")
            command: "oneBoard"
            ticked: controls.view.part === BoardView.OneBoard
            onTriggered: controls.view.showPart(BoardView.OneBoard, controls.view.currentBoard())
        }
        AppMenuItem {
            objectName: "showOneRow"
            text: qsTr("This row of boards")
            command: "oneRow"
            enabled: parts.visible && controls.view.canShow(BoardView.OneRow)
            ticked: controls.view.part === BoardView.OneRow
            onTriggered: controls.view.showPart(BoardView.OneRow, controls.view.currentBoard())
        }
        AppMenuItem {
            objectName: "showOneColumn"
            text: qsTr("This column of boards")
            command: "oneColumn"
            enabled: parts.visible && controls.view.canShow(BoardView.OneColumn)
            ticked: controls.view.part === BoardView.OneColumn
            onTriggered: controls.view.showPart(BoardView.OneColumn, controls.view.currentBoard())
        }
    }
    AxesMenu {
        id: axes
        view: controls.view
        rulesetId: controls.rulesetId
    }
}
