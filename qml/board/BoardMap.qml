import QtQuick
import Tessera
import Tessera.Ui

// All boards in small, with the frame of what is in view; drag in it to look elsewhere. The keyboard
// needs none of it: the view follows the focused square.
Rectangle {
    id: card

    required property BoardView view

    objectName: "boardMap"
    width: map.width + 2 * Theme.space2
    height: map.height + 2 * Theme.space2 + (where.text !== "" ? where.height + Theme.space1 : 0)
    radius: Theme.cardRadius
    color: Theme.card
    border.width: Theme.hairline
    border.color: Theme.strongLine
    Accessible.ignored: true

    Label {
        id: where
        objectName: "partText"
        x: Theme.space2
        y: Theme.space1
        width: map.width
        visible: text !== ""
        text: card.view.partText
        strong: true
        font.pixelSize: Theme.smallText
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }
    Minimap {
        id: map
        objectName: "minimap"
        x: Theme.space2
        y: card.height - height - Theme.space2
        width: implicitWidth
        height: implicitHeight
        view: card.view
        extent: Theme.mapExtent

        Rectangle {
            x: map.frame.x - border.width
            y: map.frame.y - border.width
            width: map.frame.width + 2 * border.width
            height: map.frame.height + 2 * border.width
            color: "transparent"
            radius: border.width
            border.width: Theme.focusWidth
            border.color: Theme.move
        }
    }
    MouseArea {
        anchors.fill: parent
        // What is pressed here is not meant for the board below.
        preventStealing: true
        onPressed: mouse => map.lookAt(mapToItem(map, mouse.x, mouse.y))
        onPositionChanged: mouse => map.lookAt(mapToItem(map, mouse.x, mouse.y))
        onWheel: wheel => wheel.accepted = true
    }
}
