import QtQuick
import Tessera
import Tessera.Ui

// A board with what belongs to it: the controls of the view, and a map while something is out of
// view. The controls stand where they cost the board least.
FocusScope {
    id: pane

    property alias scene: board.scene
    property alias name: board.name
    property alias focusSquare: board.focusSquare
    property alias hoveredSquare: board.hoveredSquare
    property alias interactive: board.interactive
    property alias speech: board.speech
    readonly property alias view: board
    /// Shows how the last move went.
    readonly property alias motion: motion
    /// What is drawn over the boards: of what is inspected, and of the try that is looked at.
    property boardSketch inspectorSketch
    property boardSketch coachSketch
    /// Whose layout is remembered; empty: nobody's.
    property string rulesetId: ""
    /// Whether the keys of the view work here.
    property bool keysEnabled: visible
    readonly property bool wide: width - controlsSize >= height
    /// What the controls take off one side.
    readonly property real controlsSize: Theme.controlHeight + Theme.space2

    signal activated(int square)
    signal inspected(int square)
    signal menuWanted(int square)
    signal pickedUp(int square)
    signal putDown(int square)
    signal cancelled
    signal hovered(int square)

    /// A key that changes nothing says why.
    function togglePart(part: int): void {
        if (board.canShow(part))
            board.togglePart(part);
        else
            board.told(part === BoardView.OneBoard ? qsTr("There is one board only.") : qsTr("There are no rows and columns of boards to choose from."));
    }
    function takeFocus(reason: int): void {
        board.forceActiveFocus(reason);
    }

    BoardView {
        id: board
        objectName: "board"
        width: pane.width - (pane.wide ? controls.width + Theme.space2 : 0)
        height: pane.height - (pane.wide ? 0 : controls.height + Theme.space1)
        focus: true
        commands: Commands
        colors: Theme.board
        fontFamily: Theme.textFamily
        // As large as the text, as long as the board is large enough for it.
        coordinateSize: Theme.coordinateScale * Math.min(Theme.smallText, Math.max(Theme.leastCoordinate, Math.min(width, height) * Theme.coordinateShare))
        layout: Settings.boardLayouts[pane.rulesetId] ?? ""
        // Axes run the same way in every language.
        LayoutMirroring.enabled: false
        Accessible.role: Accessible.Table
        onActivated: square => pane.activated(square)
        onInspected: square => pane.inspected(square)
        onMenuWanted: square => pane.menuWanted(square)
        onPickedUp: square => pane.pickedUp(square)
        onPutDown: square => pane.putDown(square)
        onCancelled: pane.cancelled()
        onHovered: square => pane.hovered(square)

        BoardSketchView {
            objectName: "inspectorSketch"
            anchors.fill: parent
            sketch: pane.inspectorSketch
        }
        BoardSketchView {
            objectName: "coachSketch"
            anchors.fill: parent
            sketch: pane.coachSketch
        }
        BoardMotion {
            id: motion
            objectName: "boardMotion"
            anchors.fill: parent
            duration: Theme.calm
        }
        PinchHandler {
            id: pinch
            property real zoomBefore: 1
            property point at
            target: null
            enabled: board.interactive
            onActiveChanged: {
                zoomBefore = board.zoom;
                at = centroid.position;
            }
            onActiveScaleChanged: if (active)
                board.zoomAt(centroid.position, zoomBefore * activeScale)
            onCentroidChanged: {
                if (!active)
                    return;
                board.panBy(Qt.point(centroid.position.x - at.x, centroid.position.y - at.y));
                at = centroid.position;
            }
        }
    }
    BoardMap {
        view: board
        // In a small window it would hide more than it tells, as long as nearly all is in view.
        visible: !board.showsEverything && pane.width > (board.zoom > 1 || board.part !== BoardView.AllBoards ? 2 : 4) * width
        // Never over the square that the keyboard is on.
        readonly property rect place: Qt.rect(board.width - width, board.height - height, width, height)
        readonly property bool away: {
            board.focusSquare;
            board.zoom;
            const cell = board.activeFocus ? board.cellRect(board.focusSquare) : Qt.rect(0, 0, 0, 0);
            return cell.width > 0 && cell.x + cell.width > place.x && cell.y + cell.height > place.y;
        }
        x: away ? 0 : place.x
        y: place.y
    }
    BoardControls {
        id: controls
        objectName: "boardControls"
        x: pane.wide ? pane.width - width : Math.round((board.width - width) / 2)
        y: pane.height - height
        view: board
        rulesetId: pane.rulesetId
        upright: pane.wide
    }

    CommandShortcut {
        command: "zoomIn"
        enabled: pane.keysEnabled
        onActivated: board.canZoomIn ? board.zoomIn() : board.told(qsTr("The boards cannot come closer."))
    }
    CommandShortcut {
        command: "zoomOut"
        enabled: pane.keysEnabled
        onActivated: board.canZoomOut ? board.zoomOut() : board.told(qsTr("The boards are as small as they get."))
    }
    CommandShortcut {
        command: "fit"
        enabled: pane.keysEnabled
        onActivated: board.showsEverything ? board.told(qsTr("Everything is in view.")) : controls.showAll()
    }
    CommandShortcut {
        command: "oneBoard"
        enabled: pane.keysEnabled
        onActivated: pane.togglePart(BoardView.OneBoard)
    }
    CommandShortcut {
        command: "oneRow"
        enabled: pane.keysEnabled
        onActivated: pane.togglePart(BoardView.OneRow)
    }
    CommandShortcut {
        command: "oneColumn"
        enabled: pane.keysEnabled
        onActivated: pane.togglePart(BoardView.OneColumn)
    }
    CommandShortcut {
        command: "replayMove"
        enabled: pane.keysEnabled
        onActivated: motion.showLastMove()
    }
}
