import QtQuick
import Tessera
import Tessera.Ui

// Below the lines: where in a line the boards are, and the ways on and back.
Rectangle {
    id: strip

    required property Analysis analysis
    signal back

    height: buttons.height + 2 * Theme.space2
    color: Theme.wash(Theme.proof)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Shown on the boards")

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.proof
    }
    Flow {
        id: buttons
        x: Theme.space4
        y: Theme.space2
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space2
        IconButton {
            objectName: "stripBack"
            steps: true
            text: qsTr("One move back in the line")
            iconName: "back"
            iconMirrored: true
            onClicked: strip.analysis.step(-1)
        }
        IconButton {
            objectName: "stripForward"
            steps: true
            text: qsTr("One move on in the line")
            iconName: "forward"
            iconMirrored: true
            onClicked: strip.analysis.step(1)
        }
        AppButton {
            objectName: "stripEnd"
            text: qsTr("Back to the position")
            tip: qsTr("The boards show the position again")
            command: "cancel"
            onClicked: strip.back()
        }
    }
}
