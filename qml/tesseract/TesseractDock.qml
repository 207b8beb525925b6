import QtQuick
import Tessera
import Tessera.Ui

// Where the tesseract stands beside the board: as high as was chosen, as long as there is room.
Item {
    id: dock

    required property TesseractPlace place
    /// What it can have at most, and the height of everything.
    required property real room
    required property real whole
    readonly property TesseractPane pane: loader.item as TesseractPane
    readonly property bool stretches: pane && pane.open && pane.reason === ""

    height: !pane || place.apart || place.replaced ? 0 : stretches ? Math.max(Theme.leastTesseract, Math.min(room, Math.round(whole * Settings.tesseractHeight / 100))) : pane.leastHeight
    visible: height > 0

    /// A share of the whole, in percent.
    function resize(wanted: real): void {
        Settings.tesseractHeight = Math.round(100 * Math.max(Theme.leastTesseract, Math.min(room, wanted)) / whole);
    }

    Binding {
        target: dock.place
        property: "cramped"
        value: dock.room < Theme.leastTesseract
    }
    Loader {
        id: loader
        anchors.fill: parent
        anchors.bottomMargin: Theme.hairline
        // Made when its table is first seen, and kept: what Qt 3D has drawn in leaves memory behind.
        active: dock.place.seen
        Component.onCompleted: setSource("LinkedTesseract.qml", {
                "place": dock.place,
                "docked": true
            })
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    // The edge that can be dragged, or moved with the arrows.
    Item {
        id: edge
        objectName: "tesseractEdge"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -Theme.space1
        width: parent.width
        height: Theme.space2
        visible: dock.stretches
        activeFocusOnTab: true
        Accessible.role: Accessible.Splitter
        Accessible.name: qsTr("Height of the tesseract")
        Accessible.focusable: true
        Keys.onUpPressed: dock.resize(dock.height - Theme.space4)
        Keys.onDownPressed: dock.resize(dock.height + Theme.space4)

        Rectangle {
            anchors.centerIn: parent
            width: Theme.space6
            height: Theme.accentWidth
            radius: height / 2
            color: edge.activeFocus || hover.hovered || drag.active ? Theme.move : Theme.strongLine
        }
        FocusRing {
            control: edge
        }
        HoverHandler {
            id: hover
            cursorShape: Qt.SplitVCursor
        }
        DragHandler {
            id: drag
            property real before: 0
            target: null
            dragThreshold: 0
            onActiveChanged: before = dock.height
            onActiveTranslationChanged: if (active)
                dock.resize(before + activeTranslation.y)
        }
    }
}
