import QtQuick
import Tessera
import Tessera.Ui

// One of two boards that are compared, under the name of its game.
FocusScope {
    id: pane

    property alias scene: board.scene
    property alias sketch: drawn.sketch
    required property string name
    required property Announcer announcer

    /// A square is pointed at or has the keyboard; -1: none.
    signal pointed(int square)

    function takeFocus(): void {
        board.forceActiveFocus(Qt.OtherFocusReason);
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
        width: parent.width
        height: parent.height - y
        focus: true
        activeFocusOnTab: true
        commands: Commands
        colors: Theme.board
        fontFamily: Theme.textFamily
        coordinateSize: Theme.coordinateScale * Theme.leastCoordinate
        name: pane.name
        speech: BoardSpeech {
            style: Settings.spokenStyle
            brief: Settings.briefSpeech
            announceFocus: Settings.announceFocus
            announcer: pane.announcer
        }
        LayoutMirroring.enabled: false
        Accessible.role: Accessible.Table
        onHovered: square => pane.pointed(square)
        onActivated: square => pane.pointed(square)
        onFocusSquareChanged: {
            if (activeFocus)
                pane.pointed(focusSquare);
        }

        BoardSketchView {
            id: drawn
            anchors.fill: parent
        }
    }
}
