import QtQuick
import Tessera
import Tessera.Ui

// One of two boards that are compared, under the name of its game: the flat boards and, where there
// is OpenGL, the picture in space below or beside them.
FocusScope {
    id: pane

    property alias scene: board.scene
    property alias sketch: drawn.sketch
    required property string name
    required property Announcer announcer
    /// The picture stands below the boards, not beside them.
    required property bool upright
    required property TesseractPose pose
    readonly property bool spacious: space.available
    readonly property real share: upright ? (height - board.y - Theme.space2) / 2 : (width - Theme.space2) / 2

    /// A square is pointed at or has the keyboard; -1: none.
    signal pointed(int square)

    function takeFocus(): void {
        board.forceActiveFocus(Qt.OtherFocusReason);
    }
    function takeSpaceFocus(): void {
        space.takeFocus(Qt.ShortcutFocusReason);
    }

    Label {
        id: title
        width: parent.width
        text: pane.name
        strong: true
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }
    BoardView {
        id: board
        y: title.height + Theme.space1
        width: pane.spacious && !pane.upright ? pane.share : parent.width
        height: pane.spacious && pane.upright ? pane.share : parent.height - y
        focus: true
        activeFocusOnTab: true
        commands: Commands
        colors: Theme.board
        fontFamily: Theme.textFamily
        coordinateSize: Theme.coordinateScale * Theme.leastCoordinate
        name: pane.name
        speech: words
        LayoutMirroring.enabled: false
        Accessible.role: Accessible.Table
        onHovered: square => {
            space.hoveredSquare = square;
            pane.pointed(square);
        }
        onActivated: square => pane.pointed(square)
        onFocusSquareChanged: {
            space.focusSquare = focusSquare;
            if (activeFocus)
                pane.pointed(focusSquare);
        }

        BoardSketchView {
            id: drawn
            anchors.fill: parent
        }
    }
    BoardSpeech {
        id: words
        style: Settings.spokenStyle
        brief: Settings.briefSpeech
        announceFocus: Settings.announceFocus
        announcer: pane.announcer
    }
    Rectangle {
        anchors.fill: space
        visible: pane.spacious
        radius: Theme.cardRadius
        color: Theme.card
        border.width: Theme.hairline
        border.color: Theme.line
    }
    TesseractPicture {
        id: space
        objectName: "compareSpace"
        x: pane.upright ? 0 : pane.width - width
        y: pane.upright ? pane.height - height : board.y
        width: pane.upright ? parent.width : pane.share
        height: pane.upright ? pane.share : board.height
        visible: reason === ""
        scene: board.scene
        coachSketch: drawn.sketch
        pose: pane.pose
        speech: BoardSpeech {
            style: Settings.spokenStyle
            brief: Settings.briefSpeech
            announceFocus: true
            announcer: pane.announcer
        }
        onActivated: square => pane.pointed(square)
        onHovered: square => {
            board.hoveredSquare = square;
            pane.pointed(square);
        }
        onFocusSquareChanged: {
            if (!view.activeFocus)
                return;
            board.focusSquare = focusSquare;
            pane.pointed(focusSquare);
        }
        onTold: text => pane.announcer.say(text)
    }
}
