import QtQuick
import Tessera
import Tessera.Ui

// Two boards side by side, one piece on both. Squares that belong together light up together.
FocusScope {
    id: compare

    required property LessonPlayer player
    required property Announcer announcer
    readonly property bool upright: height > width
    readonly property real share: upright ? (height - Theme.space3) / 2 : (width - Theme.space3) / 2

    function takeFocus(): void {
        left.takeFocus();
    }

    CompareBoard {
        id: left
        objectName: "leftBoard"
        width: compare.upright ? compare.width : compare.share
        height: compare.upright ? compare.share : compare.height
        focus: true
        scene: compare.player.leftScene
        sketch: compare.player.sketch
        name: compare.player.leftName
        announcer: compare.announcer
        onPointed: square => compare.player.pointAt(0, square)
    }
    CompareBoard {
        objectName: "rightBoard"
        x: compare.upright ? 0 : compare.share + Theme.space3
        y: compare.upright ? compare.share + Theme.space3 : 0
        width: left.width
        height: left.height
        scene: compare.player.rightScene
        sketch: compare.player.rightSketch
        name: compare.player.rightName
        announcer: compare.announcer
        onPointed: square => compare.player.pointAt(1, square)
    }
}
