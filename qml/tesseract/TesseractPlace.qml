import QtQuick
import QtQuick.Window
import Tessera
import Tessera.Ui

// Where the tesseract is: beside the board or in a window of its own, and the keys for that.
Item {
    id: place

    /// Whether its table is the current one: one tesseract is seen at a time.
    property bool current: true
    required property GameSession session
    required property BoardPane board
    required property Announcer announcer
    /// The pane beside the board, when it is there.
    property TesseractPane docked: null
    property bool apart: false
    /// Whether there is no room for it beside the board: it has a window of its own then, or none.
    property bool cramped: false
    /// Whether the page shows something else in its place: then the key leads there.
    property bool replaced: false
    /// Whether its table has been the current one.
    property bool seen: false
    readonly property TesseractPane pane: apart ? (ownWindow ? ownWindow.pane : null) : docked
    readonly property TesseractWindow ownWindow: window.item as TesseractWindow

    /// A key was pressed, maybe on another page.
    signal wanted
    signal replacementWanted
    signal cancelled
    signal menuWanted(int square, TesseractView view)
    signal activated(int square)
    signal inspected(int square)
    signal commanded(string command, int square)
    signal remarked(string text)

    Component.onCompleted: seen = current
    onCurrentChanged: {
        if (current)
            seen = true;
        if (apart)
            ownWindow.visible = current;
    }

    /// To a window of its own, or back.
    function move(): void {
        if (!pane)
            return;
        const had = pane.view.activeFocus;
        window.active = true;
        apart = !apart;
        ownWindow.visible = apart;
        if (pane && pane.Window.window)
            pane.Window.window.requestActivate();
        if (had && pane)
            pane.takeFocus(Qt.OtherFocusReason);
    }
    function show(): void {
        Settings.tesseractShown = true;
        if (cramped && !apart)
            move();
    }
    function takeFocus(): void {
        if (replaced) {
            replacementWanted();
            return;
        }
        if (pane && pane.reason === "")
            show();
        if (pane && pane.available) {
            if (apart)
                ownWindow.requestActivate();
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
            else if (pane && pane.reason !== "")
                remarked(pane.reason);
            else if (cramped || !Settings.tesseractShown)
                show();
            else
                Settings.tesseractShown = false;
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
        onSpoken: text => place.announcer.say(text)
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
        Component.onCompleted: setSource("TesseractWindow.qml", {
                "place": place
            })
    }
    Connections {
        target: place.ownWindow
        function onLeft() {
            place.move();
        }
    }
    Item {
        enabled: place.current
        Repeater {
            model: ["showTesseract", "tesseractWindow", "toTesseract"]
            CommandKey {
                onGiven: command => place.obey(command)
            }
        }
    }
}
