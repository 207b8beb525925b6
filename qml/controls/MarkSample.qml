import QtQuick
import Tessera
import Tessera.Ui

// One of the board's marks, small, for lists and explanations.
Item {
    id: sample

    /// dot, ring, diamond or dashes.
    required property string shape

    width: Theme.icon
    height: width
    Accessible.ignored: true

    Icon {
        anchors.fill: parent
        name: "mark-" + sample.shape
        color: sample.shape === "dot" ? Theme.move : sample.shape === "ring" ? Theme.danger : Theme.preview
    }
}
