import QtQuick
import Tessera.Ui

// One announcement in the log.
Item {
    id: entry

    required property int index
    required property string text

    signal saidAgain(string text)

    height: words.implicitHeight + 2 * Theme.space1
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: saidAgain(text)
    Keys.onReturnPressed: saidAgain(text)
    Keys.onEnterPressed: saidAgain(text)
    Keys.onSpacePressed: saidAgain(text)

    Label {
        id: words
        x: Theme.space2
        y: Theme.space1
        width: parent.width - 2 * Theme.space2
        text: entry.text
        Accessible.ignored: true
    }
    FocusRing {
        control: entry
        around: -Theme.hairline
    }
    MouseArea {
        anchors.fill: parent
        onClicked: {
            entry.ListView.view.currentIndex = entry.index;
            entry.forceActiveFocus(Qt.MouseFocusReason);
        }
    }
}
