import QtQuick
import Tessera
import Tessera.Ui

// Two boards side by side, one piece on both. Squares that belong together light up together, and
// their pictures in space turn together.
FocusScope {
    id: compare

    required property LessonPlayer player
    required property Announcer announcer
    /// Higher than wide: one pair below the other.
    readonly property bool upright: height > width
    readonly property real share: upright ? (height - Theme.space3) / 2 : (width - Theme.space3) / 2
    readonly property bool spacious: left.spacious
    /// Whoever turns this one turns both.
    readonly property TesseractPose pose: rightPose
    /// Whether only one of the boards has the fourth direction.
    readonly property bool alone: leftPose.planes[0] !== rightPose.planes[0]

    /// Nobody asked for what changes now.
    property bool quiet: false

    function say(text: string): void {
        if (!quiet)
            announcer.say(text);
    }
    function takeFocus(): void {
        left.takeFocus();
    }
    function takeSpaceFocus(): void {
        spacious ? right.takeSpaceFocus() : takeFocus();
    }

    TesseractPose {
        id: leftPose
        duration: Theme.calm
        onOrbitChanged: rightPose.follow(leftPose)
        onTurned: rightPose.follow(leftPose)
        onSpoken: text => compare.say(text)
    }
    TesseractPose {
        id: rightPose
        duration: Theme.calm
        onOrbitChanged: leftPose.follow(rightPose)
        onTurned: leftPose.follow(rightPose)
        onSpoken: text => compare.say(text)
    }
    // Once both have their boards.
    Connections {
        target: compare.player
        function onStepChanged() {
            homing.start();
        }
    }
    Timer {
        id: homing
        interval: 0
        onTriggered: {
            compare.quiet = true;
            rightPose.home();
            compare.quiet = false;
        }
    }

    CompareBoard {
        id: left
        objectName: "leftBoard"
        width: compare.upright ? compare.width : compare.share
        height: compare.upright ? compare.share : compare.height
        upright: !compare.upright
        focus: true
        scene: compare.player.leftScene
        sketch: compare.player.sketch
        name: compare.player.leftName
        pose: leftPose
        announcer: compare.announcer
        onPointed: square => compare.player.pointAt(0, square)
    }
    CompareBoard {
        id: right
        objectName: "rightBoard"
        x: compare.upright ? 0 : compare.share + Theme.space3
        y: compare.upright ? compare.share + Theme.space3 : 0
        width: left.width
        height: left.height
        upright: !compare.upright
        scene: compare.player.rightScene
        sketch: compare.player.rightSketch
        name: compare.player.rightName
        pose: rightPose
        announcer: compare.announcer
        onPointed: square => compare.player.pointAt(1, square)
    }
}
