import QtQuick
import Tessera.Ui

// What happens to files that are let go here.
Rectangle {
    color: Theme.scrim

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(words.implicitWidth + 2 * Theme.space6, parent.width - 2 * Theme.space4)
        height: words.implicitHeight + 2 * Theme.space5
        radius: Theme.cardRadius
        color: Theme.card
        border.width: Theme.focusWidth
        border.color: Theme.move
        Label {
            id: words
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 2 * Theme.space4)
            text: qsTr("Let go to add these games to the library")
            font.pixelSize: Theme.largeText
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
