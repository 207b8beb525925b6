import QtQuick
import QtQuick.Window
import Tessera
import Tessera.Ui

// Where the tesseract is: beside the board or in a window of its own, and the keys for that.
Item {
    id: place

    required property GameSession session
    required property BoardPane board
    required property Announcer announcer
    /// The pane beside the board, when it is there.
    property TesseractPane docked: null
    readonly property bool apart: window.active
    readonly property TesseractPane pane: apart ? (window.item as TesseractWindow).pane : docked

    /// A key was pressed, maybe on another page.
    signal wanted
    signal cancelled
    signal menuWanted(int square, Item view, point at)
    signal inspected(int square)
    signal commanded(string command, int square)
    signal remarked(string text)

    /// The pane for the one place that shows it now.
    readonly property Component content: Component {
        TesseractPane {
            id: pane
            docked: !place.apart
            open: place.apart || Settings.tesseractShown
            scene: place.board.scene
            pose: pose
            inspectorSketch: place.board.inspectorSketch
            coachSketch: place.board.coachSketch
            focusSquare: place.board.focusSquare
            hoveredSquare: place.board.hoveredSquare
            marksFocus: place.board.view.activeFocus
            speech: speech
            onActivated: square => place.session.activate(square)
            onInspected: square => place.inspected(square)
            onCancelled: place.cancelled()
            onCommanded: (command, square) => place.commanded(command, square)
            onTold: text => place.remarked(text)
            onHovered: square => {
                place.board.hoveredSquare = square;
                place.session.trace(square);
            }
            onMenuWanted: square => place.menuWanted(square, pane.view, pane.view.centre(square))
            onOpenWanted: open => Settings.tesseractShown = open
            onWindowWanted: place.move()
            onFocusSquareChanged: {
                if (!view.activeFocus)
                    return;
                place.board.focusSquare = focusSquare;
                place.session.trace(focusSquare);
            }
        }
    }

    /// To a window of its own, or back.
    function move(): void {
        if (!pane || !pane.ready)
            return;
        const had = pane.view.activeFocus;
        window.active = !window.active;
        if (had && pane)
            pane.takeFocus(Qt.OtherFocusReason);
    }
    function takeFocus(): void {
        if (!apart)
            Settings.tesseractShown = true;
        if (pane && pane.available) {
            if (apart)
                (window.item as TesseractWindow).requestActivate();
            pane.takeFocus(Qt.ShortcutFocusReason);
        } else if (pane) {
            remarked(pane.reason);
        }
    }
    function obey(command: string): void {
        wanted();
        switch (command) {
        case "showTesseract":
            if (apart)
                move();
            else
                Settings.tesseractShown = !Settings.tesseractShown;
            break;
        case "tesseractWindow":
            if (pane && pane.available)
                move();
            else if (pane)
                remarked(pane.reason);
            break;
        case "toTesseract":
            takeFocus();
            break;
        }
    }

    TesseractPose {
        id: pose
        duration: Theme.calm
    }
    BoardSpeech {
        id: speech
        style: Settings.spokenStyle
        brief: Settings.briefSpeech
        // Its squares are no objects of their own, so a reader hears them here.
        announceFocus: true
        announcer: place.announcer
    }
    Loader {
        id: window
        active: false
        source: "TesseractWindow.qml"
        onLoaded: (item as TesseractWindow).content = place.content
    }
    Connections {
        target: window.item as TesseractWindow
        function onClosing(close) {
            Qt.callLater(() => window.active = false);
        }
    }
    Repeater {
        model: ["showTesseract", "tesseractWindow", "toTesseract"]
        CommandKey {
            onGiven: command => place.obey(command)
        }
    }
}
