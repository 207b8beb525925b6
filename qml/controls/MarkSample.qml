import QtQuick
import Tessera
import Tessera.Ui

// One of the board's marks, small, for lists and explanations.
Item {
    id: sample

    /// dot, ring, diamond, dashes or corners.
    required property string shape

    width: Theme.icon
    height: width
    Accessible.ignored: true

    Icon {
        anchors.fill: parent
        name: "mark-" + sample.shape
        color: {
            switch (sample.shape) {
            case "dot":
                return Theme.move;
            case "ring":
                return Theme.danger;
            case "corners":
                return Theme.played;
            default:
                return Theme.preview;
            }
        }
    }
}
