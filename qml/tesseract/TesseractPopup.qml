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

    /// Beside the picture on the side with room; in a small window over its edge.
    function place(): void {
        const left = pane.mapToItem(null, 0, 0).x;
        const right = pane.Window.width - left - pane.width;
        x = left > width ? -width - Theme.space1 : right > width ? pane.width + Theme.space1 : pane.width - width;
    }

    focus: true
    // The buttons that open it are in its parent.
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent
    margins: Theme.space2
    padding: Theme.space3
    width: Theme.tesseractControls
    height: Math.min(implicitHeight, pane.Window.height - 2 * Theme.space2)
    implicitHeight: heading.height + column.implicitHeight + topPadding + bottomPadding + Theme.space2
    y: Theme.space2

    onAboutToShow: {
        focusBefore = pane.Window.activeFocusItem;
        place();
    }
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
