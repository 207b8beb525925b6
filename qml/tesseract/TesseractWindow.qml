import QtQuick
import QtQuick.Window
import Tessera.Ui

// The tesseract in a window of its own.
Window {
    id: window

    /// The TesseractPlace that it is linked by.
    required property Item place
    readonly property TesseractPane pane: loader.item as TesseractPane

    /// It shows nothing any more and is about to go.
    property bool leaving: false
    property int emptyFrames: 0
    signal left

    /// Takes its picture away, and goes when that is done: what Qt 3D holds must go before the window
    /// that it was made for.
    function leave(): void {
        leaving = true;
        patience.start();
        requestUpdate();
    }

    width: Theme.tesseractWindowWidth
    height: Theme.tesseractWindowHeight
    minimumWidth: Theme.sidePanel
    minimumHeight: Theme.leastTesseract + Theme.topBar
    visible: true
    title: qsTr("Tesseract - Tessera")
    color: Theme.card
    onClosing: close => {
        close.accepted = false;
        leave();
    }
    onFrameSwapped: {
        if (!leaving)
            return;
        if (++emptyFrames > 3)
            left();
        else
            requestUpdate();
    }

    // A window that nobody sees draws no frames.
    Timer {
        id: patience
        interval: 500
        onTriggered: window.left()
    }

    FocusScope {
        anchors.fill: parent
        focus: true
        LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
        LayoutMirroring.childrenInherit: true
        Loader {
            id: loader
            anchors.fill: parent
            focus: true
            active: !window.leaving
            Component.onCompleted: setSource("LinkedTesseract.qml", {
                    "place": window.place,
                    "docked": false
                })
        }
    }
}
