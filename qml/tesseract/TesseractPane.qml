import QtQuick
import Tessera.Ui

// The tesseract with its controls: a row of buttons, and the picture below it.
FocusScope {
    id: pane

    property alias scene: picture.scene
    property alias pose: picture.pose
    property alias inspectorSketch: picture.inspectorSketch
    property alias coachSketch: picture.coachSketch
    property alias focusSquare: picture.focusSquare
    property alias hoveredSquare: picture.hoveredSquare
    property alias marksFocus: picture.marksFocus
    property alias speech: picture.speech
    readonly property alias view: picture.view
    /// What it shows, to be saved as a picture.
    readonly property alias picture: picture
    readonly property alias available: picture.available
    readonly property alias reason: picture.reason
    /// Whether it stands beside the board; else it has a window of its own.
    property bool docked: true
    /// Whether the picture is wanted, not just the row of buttons.
    property bool wanted: true
    /// Without a picture the row says so, and the whole sentence is there for whoever asks.
    property bool explained: false
    readonly property bool open: reason !== "" ? explained : wanted
    /// As high as what is always seen.
    readonly property real leastHeight: bar.height + (reason !== "" && explained ? reasonSize.height + Theme.space4 : 0)

    signal activated(int square)
    signal inspected(int square)
    signal menuWanted(int square)
    signal cancelled
    signal commanded(string command, int square)
    signal told(string text)
    signal hovered(int square)
    /// The buttons for these were pressed.
    signal openWanted(bool open)
    signal windowWanted

    function takeFocus(reason: int): void {
        picture.takeFocus(reason);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Tesseract")

    Item {
        id: bar
        width: parent.width
        height: Math.max(title.height, buttons.height) + Theme.space2

        /// Whether the buttons have room for their words.
        readonly property bool wide: room > title.implicitWidth + home.wordsWidth + turn.wordsWidth + layers.wordsWidth + apart.width + fold.width
        /// What the title and the buttons share.
        readonly property real room: width - title.anchors.leftMargin - buttons.anchors.rightMargin - Theme.space2 - (buttons.children.length - 1) * buttons.spacing

        Label {
            id: title
            anchors.left: parent.left
            anchors.leftMargin: Theme.space4
            anchors.verticalCenter: parent.verticalCenter
            // All of it or nothing: the pane has its name all the same.
            visible: pane.reason !== "" || implicitWidth <= width
            width: Math.max(0, bar.width - buttons.width - Theme.space4 - 2 * Theme.space2)
            text: pane.reason !== "" ? qsTr("No tesseract without OpenGL") : qsTr("Tesseract")
            strong: pane.reason === ""
            lineHeight: 1
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
        Row {
            id: buttons
            anchors.right: parent.right
            anchors.rightMargin: Theme.space2
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space1

            TesseractButton {
                id: home
                objectName: "tesseractHome"
                visible: pane.open && pane.available
                wide: bar.wide
                text: qsTr("Home")
                tip: qsTr("The rest pose")
                command: "spaceHome"
                iconName: "home"
                onClicked: pane.pose.home()
            }
            TesseractButton {
                id: turn
                objectName: "tesseractTurn"
                visible: pane.open && pane.available
                wide: bar.wide
                text: qsTr("Turn")
                tip: qsTr("Views, and turning in the planes of four dimensions")
                iconName: "turn-plane"
                onClicked: {
                    layering.close();
                    turning.visible ? turning.close() : turning.open();
                }
            }
            TesseractButton {
                id: layers
                objectName: "tesseractLayers"
                visible: pane.open && pane.available
                wide: bar.wide
                text: qsTr("Layers")
                tip: qsTr("How the cubes are arranged, and which of them are faint")
                iconName: "layers"
                onClicked: {
                    turning.close();
                    layering.visible ? layering.close() : layering.open();
                }
            }
            IconButton {
                id: apart
                objectName: "tesseractWindow"
                visible: pane.available
                text: pane.docked ? qsTr("Window of its own") : qsTr("Back beside the board")
                command: "tesseractWindow"
                iconName: pane.docked ? "window" : "dock"
                onClicked: pane.windowWanted()
            }
            IconButton {
                id: fold
                objectName: "tesseractFold"
                visible: pane.docked
                text: pane.reason !== "" ? qsTr("Why there is no tesseract") : pane.open ? qsTr("Hide the tesseract") : qsTr("Show the tesseract")
                command: pane.reason !== "" ? "" : "showTesseract"
                iconName: pane.open ? "fold" : "unfold"
                onClicked: {
                    if (pane.reason !== "")
                        pane.explained = !pane.explained;
                    else
                        pane.openWanted(!pane.open);
                }
            }
        }
    }
    TesseractPicture {
        id: picture
        y: bar.height
        width: parent.width
        height: Math.max(0, parent.height - y)
        visible: pane.open
        focus: true
        onActivated: square => pane.activated(square)
        onInspected: square => pane.inspected(square)
        onMenuWanted: square => pane.menuWanted(square)
        onCancelled: pane.cancelled()
        onCommanded: (command, square) => pane.commanded(command, square)
        onTold: text => pane.told(text)
        onHovered: square => pane.hovered(square)
    }
    Label {
        id: reasonSize
        visible: false
        width: pane.width - 2 * Theme.space4
        height: implicitHeight
        text: pane.reason
    }
    TesseractPopup {
        id: turning
        objectName: "tesseractTurning"
        parent: bar
        title: qsTr("Turn")
        pane: pane
        TesseractTurning {
            pose: pane.pose
        }
    }
    TesseractPopup {
        id: layering
        objectName: "tesseractLayering"
        parent: bar
        title: qsTr("Layers")
        pane: pane
        TesseractLayers {
            view: pane.view
        }
    }
}
