import QtQuick
import Tessera
import Tessera.Ui

// One tool: a piece to put on squares, the hand or the eraser. A piece can be dragged to the board
// as well.
Choice {
    id: choice

    property real cell: Theme.paletteCell
    property string iconName: ""
    /// The key that puts it on a square.
    property string key: ""
    /// Its piece; -1: `iconName` instead.
    property int kind: -1

    /// The ruleset that its piece belongs to.
    property boardScene scene
    property bool white: true

    /// The mouse carries its piece to a point of this item, and lets it go there.
    signal carried(point at)
    signal dropGivenUp
    signal dropped(point at)

    implicitWidth: cell
    implicitHeight: cell
    autoExclusive: false
    bottomPadding: 0
    leftPadding: 0
    rightPadding: 0
    topPadding: 0

    contentItem: Item {
        PiecePicture {
            anchors.fill: parent
            anchors.margins: Theme.focusWidth
            visible: choice.kind >= 0
            colors: Theme.board
            fontFamily: Theme.textFamily
            kind: choice.kind
            scene: choice.scene
            white: choice.white
        }
        Icon {
            anchors.centerIn: parent
            width: Theme.railIcon
            height: width
            visible: choice.iconName !== ""
            color: Theme.ink
            name: choice.iconName
        }
    }

    Tip {
        visible: (choice.hovered || choice.visualFocus) && !area.pressed
        key: choice.key
        text: choice.text
    }
    MouseArea {
        id: area
        property bool carrying: false
        property point from
        anchors.fill: parent
        // A list that scrolls would take the drag for itself.
        preventStealing: true
        onCanceled: {
            carrying = false;
            choice.dropGivenUp();
        }
        onPositionChanged: mouse => {
            const far = Math.abs(mouse.x - from.x) + Math.abs(mouse.y - from.y) >= Application.styleHints.startDragDistance;
            carrying = carrying || choice.kind >= 0 && far;
            if (carrying)
                choice.carried(Qt.point(mouse.x, mouse.y));
        }
        onPressed: mouse => {
            from = Qt.point(mouse.x, mouse.y);
            carrying = false;
            choice.forceActiveFocus(Qt.MouseFocusReason);
            choice.choose();
        }
        onReleased: mouse => {
            if (carrying)
                choice.dropped(Qt.point(mouse.x, mouse.y));
            carrying = false;
        }
    }
}
