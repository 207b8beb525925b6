import QtQuick
import Tessera
import Tessera.Ui

// Takes one key instead of a text. Tab goes on; Escape empties it and is passed on when it is empty.
Item {
    id: field

    /// The key, by its portable name; empty: none yet.
    property string key: ""
    property string placeholder: ""
    property bool wrong: false

    signal pressed(string key)

    function mine(event: var): bool {
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            return false;
        if (event.key === Qt.Key_Escape)
            return key !== "";
        return Commands.pressedKey(event.key, event.modifiers) !== "";
    }

    implicitWidth: Theme.keyFieldWidth
    implicitHeight: Math.max(Theme.controlHeight, label.implicitHeight + 2 * Theme.space2)
    activeFocusOnTab: true

    Accessible.role: Accessible.EditableText
    Accessible.name: placeholder
    Accessible.description: key !== "" ? Commands.keyText(key) : qsTr("Press a key; Tab goes on")
    Accessible.focusable: true

    // Before any shortcut: here a key is only a key.
    Keys.onShortcutOverride: event => event.accepted = field.mine(event)
    Keys.onPressed: event => {
        if (!field.mine(event))
            return;
        event.accepted = true;
        field.key = event.key === Qt.Key_Escape ? "" : Commands.pressedKey(event.key, event.modifiers);
        field.pressed(field.key);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.controlRadius
        color: Theme.card
        border.width: Theme.hairline
        border.color: field.wrong ? Theme.danger : Theme.strongLine
        FocusRing {
            control: field
        }
    }
    Label {
        id: label
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.space3
        width: parent.width - 2 * Theme.space3
        text: field.key !== "" ? Commands.keyText(field.key) : field.placeholder
        muted: field.key === ""
        mono: field.key !== ""
        lineHeight: 1
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.IBeamCursor
        onClicked: field.forceActiveFocus(Qt.MouseFocusReason)
    }
}
