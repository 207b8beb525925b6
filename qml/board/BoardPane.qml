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
    /// What the map must not cover.
    property boardInterest interest
    /// Whether the keys of the view are for this board.
    property bool current: true
    /// Whose layout is remembered; empty: nobody's.
    property string rulesetId: ""
    readonly property bool wide: width - Theme.controlHeight - Theme.space2 >= height
    /// What the controls take off one side.
    readonly property real controlsSize: controlLines * (Theme.controlHeight + Theme.space1) + Theme.space1
    readonly property int controlLines: controls.lengthOf(controls.most) > width ? 2 : 1

    /// A key of the view was pressed, maybe on another page.
    signal wanted
    signal activated(int square)
    signal inspected(int square)
    signal menuWanted(int square)
    signal pickedUp(int square)
    signal putDown(int square)
    signal takenOff(int square)
    signal cancelled
    signal hovered(int square)

    /// A key that changes nothing says why.
    function togglePart(part: int): void {
        if (board.canShow(part))
            board.togglePart(part);
        else
            board.told(part === BoardView.OneBoard ? qsTr("There is one board only.") : qsTr("There are no rows and columns of boards to choose from."));
    }
    function obey(command: string): void {
        wanted();
        switch (command) {
        case "zoomIn":
            board.canZoomIn ? board.zoomIn() : board.told(qsTr("The boards cannot come closer."));
            break;
        case "zoomOut":
            board.canZoomOut ? board.zoomOut() : board.told(qsTr("The boards are as small as they get."));
            break;
        case "fit":
            board.showsEverything ? board.told(qsTr("Everything is in view.")) : controls.showAll();
            break;
        case "oneBoard":
            togglePart(BoardView.OneBoard);
            break;
        case "oneRow":
            togglePart(BoardView.OneRow);
            break;
        case "oneColumn":
            togglePart(BoardView.OneColumn);
            break;
        case "replayMove":
            motion.showLastMove();
            break;
        }
    }
    function takeFocus(reason: int): void {
        board.forceActiveFocus(reason);
    }

    BoardView {
        id: board
        objectName: "board"
        width: pane.width - (pane.wide ? controls.width + Theme.space2 : 0)
        height: pane.height - (pane.wide ? 0 : pane.controlsSize - Theme.space1)
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
        onTakenOff: square => pane.takenOff(square)
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
        id: map
        view: board
        // In a small window it would hide more than it tells, as long as nearly all is in view.
        // Nor does it hide where a piece can be put down.
        visible: !board.showsEverything && !board.carrying && place >= 0 && pane.width > (board.zoom > 1 || board.part !== BoardView.AllBoards ? 2 : 4) * width
        /// Its corners, the best first.
        readonly property var corners: [Qt.point(board.width - width, board.height - height), Qt.point(0, board.height - height), Qt.point(board.width - width, 0), Qt.point(0, 0)]
        /// Beside all squares where there is room. Zoomed boards are everywhere: there it stands over
        /// them, but never over the square that the keyboard is on, nor over much of them. A part that can be seen whole
        /// is not covered: -1.
        readonly property int place: {
            board.part;
            const free = corners.findIndex(corner => !board.hasSquaresIn(Qt.rect(corner.x, corner.y, width, height)));
            if (free >= 0 || board.zoom === 1 && board.part !== BoardView.AllBoards || width * height > Theme.mapShare * board.width * board.height)
                return free;
            const cell = board.activeFocus ? board.cellRect(board.focusSquare) : Qt.rect(0, 0, 0, 0);
            const costs = corners.map(corner => {
                    const meets = cell.width > 0 && cell.x < corner.x + width && cell.x + cell.width > corner.x && cell.y < corner.y + height && cell.y + cell.height > corner.y;
                    return (meets ? Infinity : 0) + board.coveredIn(Qt.rect(corner.x, corner.y, width, height), pane.interest);
                });
            return costs.indexOf(Math.min(...costs));
        }
        x: corners[Math.max(0, place)].x
        y: corners[Math.max(0, place)].y
    }
    BoardControls {
        id: controls
        objectName: "boardControls"
        x: pane.wide ? pane.width - width : Math.round((board.width - childrenRect.width) / 2)
        y: pane.height - height
        lines: pane.controlLines
        view: board
        rulesetId: pane.rulesetId
        upright: pane.wide
    }

    // The keys of the view, from any page.
    Item {
        enabled: pane.current
        Repeater {
            model: ["zoomIn", "zoomOut", "fit", "oneBoard", "oneRow", "oneColumn", "replayMove"]
            CommandKey {
                onGiven: command => pane.obey(command)
            }
        }
    }
}
