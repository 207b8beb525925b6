import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// One choice of a menu; checked ones carry a tick.
T.MenuItem {
    id: item

    /// Whether this is the choice in force.
    property bool ticked: false
    /// The command whose key is shown behind the words.
    property string command: ""
    property string key: command !== "" ? Commands.keys[command] : ""

    /// What there is for the words and the key; a key that does not fit is left out.
    readonly property real room: availableWidth - Theme.icon - row.spacing

    implicitWidth: Theme.icon + words.implicitWidth + (key !== "" ? keyText.implicitWidth + row.spacing : 0) + row.spacing + leftPadding + rightPadding
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.space2
    rightPadding: Theme.space3
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.MenuItem
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: ticked
    Accessible.onPressAction: choose()
    Keys.onReturnPressed: choose()
    Keys.onEnterPressed: choose()

    /// As a press does.
    function choose(): void {
        if (!enabled)
            return;
        triggered();
        if (menu)
            menu.dismiss();
    }

    contentItem: Item {
        Row {
            id: row
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space2
            Icon {
                width: Theme.icon
                height: Theme.icon
                name: item.ticked ? "check" : ""
                color: Theme.ink
            }
            Label {
                id: words
                width: Math.min(implicitWidth, item.room)
                elide: Text.ElideRight
                height: Theme.icon
                text: item.text
                font.weight: item.ticked ? Font.DemiBold : Font.Normal
                lineHeight: 1
                wrapMode: Text.NoWrap
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
            Label {
                id: keyText
                height: Theme.icon
                visible: item.key !== "" && words.implicitWidth + row.spacing + implicitWidth <= item.room
                text: item.key
                muted: true
                mono: true
                font.pixelSize: Theme.smallText
                lineHeight: 1
                wrapMode: Text.NoWrap
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.controlRadius
        color: item.down ? Theme.pressed : item.highlighted ? Theme.hover : "transparent"
        border.width: item.highlighted ? Theme.focusWidth : 0
        border.color: Theme.focus
    }
}
