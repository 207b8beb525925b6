import QtQuick
import QtQuick.Window
import Tessera.Ui

// The tesseract in a window of its own. It is made once and then shown and hidden: a window of Qt 3D
// that goes leaves memory of the driver behind, and more each time.
Window {
    id: window

    /// The TesseractPlace that it is linked by.
    required property Item place
    readonly property TesseractPane pane: loader.item as TesseractPane

    /// It was asked to close.
    signal left

    width: Theme.tesseractWindowWidth
    height: Theme.tesseractWindowHeight
    minimumWidth: Theme.sidePanel
    minimumHeight: Theme.leastTesseract + Theme.topBar
    title: qsTr("Tesseract - Tessera")
    color: Theme.card
    onClosing: close => {
        close.accepted = false;
        left();
    }

    FocusScope {
        anchors.fill: parent
        focus: true
        // What nobody sees must not be drawn either.
        visible: window.visible
        LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
        LayoutMirroring.childrenInherit: true
        Loader {
            id: loader
            anchors.fill: parent
            focus: true
            Component.onCompleted: setSource("LinkedTesseract.qml", {
                    "place": window.place,
                    "docked": false
                })
        }
    }
}
