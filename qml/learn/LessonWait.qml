import QtQuick
import Tessera
import Tessera.Ui

// While a lesson is read and checked before it begins: what is done, and how to end it. What takes a
// moment only is not told.
Rectangle {
    id: card

    required property bool waiting
    required property string text
    required property Announcer announcer

    signal cancelled

    visible: false
    height: row.height + 2 * Theme.space2
    radius: Theme.cardRadius
    color: Theme.card
    border.width: Theme.hairline
    border.color: Theme.strongLine
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    onWaitingChanged: {
        if (waiting) {
            delay.start();
        } else {
            delay.stop();
            visible = false;
        }
    }

    Timer {
        id: delay
        interval: Theme.patience
        onTriggered: {
            card.visible = true;
            card.announcer.say(card.text);
        }
    }
    Item {
        id: row
        x: Theme.space3
        y: Theme.space2
        width: parent.width - 2 * Theme.space3
        height: Math.max(words.implicitHeight, cancel.height)
        Label {
            id: words
            anchors.left: parent.left
            anchors.right: cancel.left
            anchors.rightMargin: Theme.space2
            anchors.verticalCenter: parent.verticalCenter
            text: card.text
            Accessible.ignored: true
        }
        AppButton {
            id: cancel
            objectName: "lessonWaitCancel"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Cancel")
            tip: qsTr("The lesson is not opened")
            onClicked: card.cancelled()
        }
    }
}
