import QtQuick
import Tessera
import Tessera.Ui

// Who attacks and who protects one square.
Rectangle {
    id: card

    required property watchedSquare watched

    /// Its name was pressed.
    signal jumped(int square)
    signal removed(int square)

    /// Gives everything its place now and not before the next frame.
    function layOut(): void {
        column.forceLayout();
    }

    implicitHeight: column.implicitHeight + 2 * Theme.space3
    radius: Theme.cardRadius
    color: Theme.card
    border.width: Theme.hairline
    border.color: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: watched.title

    Column {
        id: column
        anchors.left: parent.left
        anchors.leftMargin: Theme.space3
        anchors.right: parent.right
        anchors.rightMargin: Theme.space3
        y: Theme.space3
        spacing: Theme.space1

        Item {
            width: parent.width
            height: Math.max(name.height, remove.height)
            AppButton {
                id: name
                anchors.left: parent.left
                anchors.leftMargin: -leftPadding
                kind: AppButton.Quiet
                text: card.watched.title
                width: Math.min(implicitWidth, parent.width - remove.width + leftPadding)
                tip: qsTr("Find this square on the boards")
                onClicked: card.jumped(card.watched.square)
            }
            IconButton {
                id: remove
                objectName: "unwatch" + card.watched.square
                anchors.right: parent.right
                text: qsTr("Remove %1").arg(card.watched.title)
                tip: qsTr("Watch this square no more")
                iconName: "close"
                onClicked: card.removed(card.watched.square)
            }
        }
        Label {
            width: parent.width
            text: card.watched.firstTitle
            strong: true
        }
        Repeater {
            model: card.watched.first
            Label {
                required property string modelData
                width: parent ? (parent as Item).width : 0
                text: modelData
                muted: true
            }
        }
        Label {
            width: parent.width
            text: card.watched.secondTitle
            strong: true
        }
        Repeater {
            model: card.watched.second
            Label {
                required property string modelData
                width: parent ? (parent as Item).width : 0
                text: modelData
                muted: true
            }
        }
    }
}
