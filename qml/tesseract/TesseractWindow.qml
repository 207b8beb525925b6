import QtQuick
import QtQuick.Window
import Tessera
import Tessera.Ui

// The tesseract in a window of its own.
Window {
    id: window

    property alias content: loader.sourceComponent
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
        }
    }
}
