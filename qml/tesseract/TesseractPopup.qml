import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// Controls beside the picture, so that it is seen while they are used.
T.Popup {
    id: popup

    required property Item pane
    property string title: ""
    default property alias body: column.data
    property Item focusBefore: null

    readonly property real roomLeft: pane.mapToItem(null, 0, 0).x
    readonly property real windowWidth: pane.Window.width
    readonly property bool beside: roomLeft > width || windowWidth - roomLeft - pane.width > width

    focus: true
    closePolicy: T.Popup.CloseOnEscape
    margins: Theme.space2
    padding: Theme.space3
    width: Theme.tesseractControls
    height: Math.min(implicitHeight, pane.Window.height - 2 * Theme.space2)
    implicitHeight: heading.height + column.implicitHeight + topPadding + bottomPadding + Theme.space2
    // On the side with room; in a small window over its own picture, at the edge.
    x: roomLeft > width ? -width - Theme.space1 : beside ? pane.width + Theme.space1 : pane.width - width
    y: Theme.space2

    onAboutToShow: focusBefore = pane.Window.activeFocusItem
    onOpened: contentItem.nextItemInFocusChain().forceActiveFocus(Qt.PopupFocusReason)
    onClosed: {
        if (focusBefore)
            focusBefore.forceActiveFocus(Qt.PopupFocusReason);
        focusBefore = null;
    }

    contentItem: FocusScope {
        Accessible.role: Accessible.Dialog
        Accessible.name: popup.title
        Label {
            id: heading
            width: parent.width - close.width
            text: popup.title
            strong: true
            height: close.height
            verticalAlignment: Text.AlignVCenter
            Accessible.role: Accessible.Heading
        }
        IconButton {
            id: close
            objectName: "closeTesseractPopup"
            anchors.right: parent.right
            text: qsTr("Close")
            iconName: "close"
            onClicked: popup.close()
        }
        ScrollPane {
            anchors.top: heading.bottom
            anchors.topMargin: Theme.space2
            anchors.bottom: parent.bottom
            width: parent.width
            contentHeight: column.implicitHeight
            Column {
                id: column
                width: parent.width
                spacing: Theme.space2
            }
        }
    }
    background: Rectangle {
        radius: Theme.cardRadius
        color: Theme.card
        border.width: Theme.hairline
        border.color: Theme.strongLine
    }
}
