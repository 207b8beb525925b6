import QtQuick
import Tessera.Ui

// One line of an analysis: its rank, its score, and its moves, those that the boards show strong.
Item {
    id: row

    required property int index
    required property string score
    required property string words
    required property var moves
    required property string spoken
    /// Whether the boards show it now, and how many moves of it.
    property bool shown: false
    property int shownPly: 0

    /// Pressed.
    signal chosen

    /// Moves are plain letters, digits and signs, but nothing is taken for granted.
    function escaped(text: string): string {
        return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
    }

    height: Math.max(disc.height, scoreLabel.implicitHeight, line.implicitHeight) + 2 * Theme.space2
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.description: shown ? qsTr("Shown on the boards") : ""
    Accessible.focusable: true
    Accessible.onPressAction: chosen()
    Keys.onReturnPressed: chosen()
    Keys.onEnterPressed: chosen()
    Keys.onSpacePressed: chosen()

    Rectangle {
        anchors.fill: parent
        radius: Theme.controlRadius
        color: row.shown ? Theme.wash(Theme.proof) : pointer.pressed ? Theme.pressed : pointer.containsMouse ? Theme.hover : "transparent"
        border.width: row.shown ? Theme.hairline : 0
        border.color: Theme.proof
        FocusRing {
            control: row
            around: -Theme.hairline
        }
    }
    Rectangle {
        id: disc
        anchors.left: parent.left
        anchors.leftMargin: Theme.space2
        y: Theme.space2
        width: Math.max(Theme.icon, rank.implicitHeight)
        height: width
        radius: width / 2
        color: row.shown ? Theme.card : Theme.wash(Theme.move)
        border.width: Theme.contrast ? Theme.hairline : 0
        border.color: Theme.move
        Label {
            id: rank
            anchors.centerIn: parent
            text: row.index + 1
            strong: true
            color: Theme.move
            font.pixelSize: Theme.smallText
            lineHeight: 1
            Accessible.ignored: true
        }
    }
    Label {
        id: scoreLabel
        anchors.left: disc.right
        anchors.leftMargin: Theme.space2
        y: Theme.space2
        width: Math.max(implicitWidth, room.width)
        text: row.score
        mono: true
        strong: true
        Accessible.ignored: true
    }
    Label {
        id: line
        anchors.left: scoreLabel.right
        anchors.leftMargin: Theme.space2
        anchors.right: parent.right
        anchors.rightMargin: Theme.space2
        y: Theme.space2
        text: row.moves.map((move, at) => at < row.shownPly ? "<b>" + row.escaped(move) + "</b>" : row.escaped(move)).join(" ")
        textFormat: Text.StyledText
        mono: true
        wrapMode: Text.Wrap
        maximumLineCount: row.shown ? 12 : 2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    TextMetrics {
        id: room
        font: scoreLabel.font
        text: "+88.8"
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        onClicked: {
            row.ListView.view.currentIndex = row.index;
            row.forceActiveFocus(Qt.MouseFocusReason);
            row.chosen();
        }
        // A double click is one press: the second would take back what the first has shown.
        onDoubleClicked: row.forceActiveFocus(Qt.MouseFocusReason)
    }
}
