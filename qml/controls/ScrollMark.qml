import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// The slim bar beside content that scrolls.
T.ScrollBar {
    id: bar

    implicitWidth: Theme.space2 + Theme.space1
    implicitHeight: Theme.space2
    padding: Theme.space1 / 2
    minimumSize: 0.1
    visible: size < 1
    // Readers scroll by going to what they want.
    Accessible.ignored: true

    contentItem: Rectangle {
        implicitWidth: Theme.space1
        radius: width / 2
        color: bar.pressed || bar.hovered ? Theme.mutedInk : Theme.strongLine
        opacity: bar.active || bar.hovered ? 0.9 : 0.45
    }
}
