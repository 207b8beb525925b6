import QtQuick
import Tessera.Ui

// Below the lines: that the boards show one of them, and the way back.
Rectangle {
    id: strip

    signal back

    height: button.height + 2 * Theme.space2
    color: Theme.wash(Theme.proof)
    Accessible.role: Accessible.Pane
    Accessible.name: words.text

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.proof
    }
    Label {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Theme.space4
        anchors.right: button.left
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Shown on the boards")
        lineHeight: 1
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    AppButton {
        id: button
        objectName: "proofBack"
        anchors.right: parent.right
        anchors.rightMargin: Theme.space4
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width - 2 * Theme.space4)
        text: qsTr("Back to the position")
        tip: qsTr("The boards show the position again")
        command: "cancel"
        iconName: "back"
        iconMirrored: true
        onClicked: strip.back()
    }
}
