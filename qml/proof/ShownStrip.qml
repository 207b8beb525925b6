import QtQuick
import Tessera.Ui

// Below the lines: what of them the boards show, and the way back.
Rectangle {
    id: strip

    required property string text
    /// A long text is cut off there.
    required property real mostHeight

    signal back

    height: Math.min(mostHeight, words.implicitHeight + button.height + 3 * Theme.space2)
    color: Theme.wash(Theme.proof)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Shown on the boards")

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.proof
    }
    Label {
        id: words
        objectName: "proofShownText"
        x: Theme.space4
        y: Theme.space2
        width: parent.width - 2 * Theme.space4
        height: parent.height - button.height - 3 * Theme.space2
        text: strip.text
        elide: Text.ElideRight
    }
    AppButton {
        id: button
        objectName: "proofBack"
        anchors.right: parent.right
        anchors.rightMargin: Theme.space4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space2
        text: qsTr("Back to the position")
        tip: qsTr("The boards show the position again")
        key: qsTr("Esc")
        iconName: "back"
        iconMirrored: true
        onClicked: strip.back()
    }
}
