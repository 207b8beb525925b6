import QtQuick
import Tessera
import Tessera.Ui

// The picture itself, or why there is none.
FocusScope {
    id: picture

    property alias scene: view.scene
    property alias pose: view.pose
    property alias inspectorSketch: view.inspectorSketch
    property alias coachSketch: view.coachSketch
    property alias focusSquare: view.focusSquare
    property alias hoveredSquare: view.hoveredSquare
    property alias marksFocus: view.marksFocus
    property alias speech: view.speech
    readonly property alias view: view

    /// Why no picture can be shown here; empty: it can.
    readonly property string reason: {
        if (!GraphicsCheck.openGl)
            return qsTr("No OpenGL was found on this computer, and the tesseract needs it. The boards show everything that it would. To get it, install the driver of your graphics card or, where there is none, the package libgl1-mesa-dri, which draws with the processor. Then start Tessera again.");
        if (Qt.platform.pluginName === "offscreen" || GraphicsInfo.api !== GraphicsInfo.OpenGL && GraphicsInfo.api !== GraphicsInfo.Unknown)
            return qsTr("This window is drawn without OpenGL, and the tesseract needs it. The boards show everything that it would. OpenGL is there: to use it, start Tessera without the variable QT_QUICK_BACKEND.");
        return "";
    }
    readonly property bool available: reason === "" && GraphicsInfo.api !== GraphicsInfo.Unknown
    /// The first frame of the window has been seen: what takes long may begin.
    property bool begun: false
    /// It was on the screen at least once.
    property bool seen: false
    Component.onCompleted: {
        if (visible)
            seen = true;
    }
    onVisibleChanged: {
        if (visible)
            seen = true;
    }

    signal activated(int square)
    signal inspected(int square)
    signal menuWanted(int square)
    signal cancelled
    signal commanded(string command, int square)
    signal told(string text)
    signal hovered(int square)

    function takeFocus(reason: int): void {
        view.forceActiveFocus(reason);
    }

    clip: true

    Connections {
        target: picture.Window.window
        enabled: !picture.begun
        function onFrameSwapped() {
            picture.begun = true;
        }
    }
    Loader {
        id: loader
        anchors.fill: parent
        active: picture.available && picture.begun && picture.seen && !GraphicsCheck.ending
        Component.onCompleted: setSource("TesseractScene3D.qml", {
                "view": view
            })
    }
    TesseractView {
        id: view
        objectName: "tesseract"
        anchors.fill: parent
        visible: picture.available
        focus: true
        commands: Commands
        colors: Theme.board
        ground: Theme.card
        fontFamily: Theme.textFamily
        textSize: Theme.smallText
        // Axes run the same way in every language.
        LayoutMirroring.enabled: false
        Accessible.role: Accessible.Graphic
        // What changes many times a second would drown everything else.
        Accessible.name: qsTr("Tesseract. %1").arg(pose.demo ? pose.planeName(pose.demoPlane) : pose.text)
        Accessible.description: focusText
        Accessible.focusable: true
        onActivated: square => picture.activated(square)
        onInspected: square => picture.inspected(square)
        onMenuWanted: square => picture.menuWanted(square)
        onCancelled: picture.cancelled()
        onCommanded: (command, square) => picture.commanded(command, square)
        onTold: text => picture.told(text)
        onHovered: square => picture.hovered(square)

        FocusRing {
            control: view
            gap: -Theme.focusWidth
        }
        PinchHandler {
            property real zoomBefore: 1
            target: null
            onActiveChanged: zoomBefore = view.pose.zoom
            onActiveScaleChanged: if (active)
                view.pose.zoom = zoomBefore * activeScale
        }
    }
    Rectangle {
        anchors.fill: hoverLabel
        anchors.margins: -Theme.space1
        visible: hoverLabel.visible
        radius: Theme.controlRadius
        color: Theme.card
        border.width: Theme.hairline
        border.color: Theme.line
    }
    Label {
        id: hoverLabel
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: Theme.space3
        width: Math.min(implicitWidth, parent.width - 2 * Theme.space3)
        objectName: "tesseractHover"
        visible: picture.available && text !== ""
        text: view.hoverText
        wrapMode: Text.NoWrap
        lineHeight: 1
        mono: true
        font.pixelSize: Theme.smallText
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Label {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.space2
        visible: picture.available && text !== ""
        text: {
            view.pose.angles;
            view.pose.demoPlane;
            return view.pose.frameText();
        }
        muted: true
        font.pixelSize: Theme.smallText
    }
    Label {
        anchors.fill: parent
        anchors.margins: Theme.space4
        objectName: "tesseractReason"
        visible: picture.reason !== ""
        text: picture.reason
        muted: true
    }
}
