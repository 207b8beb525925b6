import QtQuick
import QtQuick.Window
import Tessera.Ui

// The tesseract in a window of its own.
Window {
    id: window

    /// The TesseractPlace that it is linked by.
    required property Item place
    readonly property TesseractPane pane: loader.item as TesseractPane

    width: Theme.tesseractWindowWidth
    height: Theme.tesseractWindowHeight
    minimumWidth: Theme.sidePanel
    minimumHeight: Theme.leastTesseract + Theme.topBar
    visible: true
    title: qsTr("Tesseract - Tessera")
    color: Theme.card

    FocusScope {
        anchors.fill: parent
        focus: true
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
