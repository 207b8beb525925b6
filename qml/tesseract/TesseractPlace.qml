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
    signal menuWanted(int square, TesseractView view)
    signal inspected(int square)
    signal commanded(string command, int square)
    signal remarked(string text)

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

    readonly property TesseractPose pose: TesseractPose {
        duration: Theme.calm
    }
    readonly property BoardSpeech speech: BoardSpeech {
        style: Settings.spokenStyle
        brief: Settings.briefSpeech
        // Its squares are no objects of their own, so a reader hears them here.
        announceFocus: true
        announcer: place.announcer
    }
    Loader {
        id: window
        active: false
        onActiveChanged: {
            if (active)
                setSource("TesseractWindow.qml", {
                        "place": place
                    });
        }
    }
    Connections {
        target: window.item as TesseractWindow
        function onClosing() {
            closing.start();
        }
    }
    // Not while the window is still at it.
    Timer {
        id: closing
        interval: 0
        onTriggered: window.active = false
    }
    Repeater {
        model: ["showTesseract", "tesseractWindow", "toTesseract"]
        CommandKey {
            onGiven: command => place.obey(command)
        }
    }
}
