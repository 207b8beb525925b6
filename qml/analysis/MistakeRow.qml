import QtQuick
import Tessera.Ui

// A move that gave something away: which, why, and what was better.
Item {
    id: row

    required property int index
    required property string move
    required property string glyph
    required property string word
    required property bool severe
    required property string why
    required property string better
    required property string spoken
    required property int ply
    /// Whether the board shows the position after it.
    property bool shown: false
    readonly property color accent: severe ? Theme.danger : Theme.selection

    /// Pressed.
    signal chosen

    height: words.implicitHeight + 2 * Theme.space2
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.description: shown ? qsTr("The board shows the position after it") : ""
    Accessible.focusable: true
    Accessible.onPressAction: chosen()
    Keys.onReturnPressed: chosen()
    Keys.onEnterPressed: chosen()
    Keys.onSpacePressed: chosen()

    Rectangle {
        anchors.fill: parent
        radius: Theme.controlRadius
        color: row.shown ? Theme.wash(Theme.selectionTint) : pointer.pressed ? Theme.pressed : pointer.containsMouse ? Theme.hover : "transparent"
        border.width: row.shown ? Theme.hairline : 0
        border.color: Theme.selection
        FocusRing {
            control: row
            around: -Theme.hairline
        }
    }
    Rectangle {
        id: badge
        anchors.left: parent.left
        anchors.leftMargin: Theme.space2
        y: Theme.space2
        width: Math.max(height, mark.implicitWidth + Theme.space2)
        height: Math.ceil(mark.implicitHeight) + Theme.space2
        radius: height / 2
        color: Theme.wash(row.accent)
        border.width: Theme.contrast ? Theme.hairline : 0
        border.color: row.accent
        Label {
            id: mark
            anchors.centerIn: parent
            text: row.glyph
            strong: true
            color: row.accent
            lineHeight: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    Column {
        id: words
        anchors.left: badge.right
        anchors.leftMargin: Theme.space2
        anchors.right: parent.right
        anchors.rightMargin: Theme.space2
        y: Theme.space2
        spacing: Theme.space1
        Flow {
            width: parent.width
            spacing: Theme.space2
            Label {
                text: row.move
                mono: true
                strong: true
                Accessible.ignored: true
            }
            Label {
                text: row.word
                color: row.accent
                strong: true
                Accessible.ignored: true
            }
        }
        Label {
            width: parent.width
            text: row.why
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: row.better
            muted: true
            Accessible.ignored: true
        }
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
    }
}
