import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// A question or a page over the window. Keeps the keyboard inside while it is open and gives it
// back to where it was.
T.Popup {
    id: dialog

    property string title: ""
    default property alias body: bodyColumn.data
    /// Between the title and the text; does not scroll.
    property alias header: headerColumn.data
    property alias buttons: buttonRow.data
    /// Has the focus when the dialog opens.
    property Item firstFocus: null
    property Item focusBefore: null
    /// Whether the focus goes back by itself when it closes.
    property bool returnsFocus: true

    parent: T.Overlay.overlay
    modal: true
    focus: true
    dim: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    x: Math.round((parent.width - width) / 2)
    y: Math.round((parent.height - height) / 2)
    width: Math.min(Theme.dialogWidth, parent.width - 2 * Theme.space4)
    height: Math.min(implicitHeight, parent.height - 2 * Theme.space4)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    padding: Theme.space5

    onAboutToShow: focusBefore = parent.Window.activeFocusItem
    // Not only when it has faded in: keys that are typed meanwhile are meant for it.
    onVisibleChanged: {
        const first = firstFocus ? firstFocus : contentItem;
        if (visible)
            first.forceActiveFocus(Qt.TabFocusReason);
    }
    onClosed: {
        if (focusBefore && returnsFocus)
            focusBefore.forceActiveFocus(Qt.PopupFocusReason);
        focusBefore = null;
    }

    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.quick
        }
    }
    // It goes at once: while it faded, it would keep every key from the board.
    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    background: Rectangle {
        color: Theme.card
        radius: Theme.cardRadius
        border.width: Theme.hairline
        border.color: Theme.line
    }

    contentItem: FocusScope {
        // Nothing in the window passes this on to what lies over it.
        LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
        LayoutMirroring.childrenInherit: true
        implicitHeight: heading.implicitHeight + Theme.space3 + (headerColumn.implicitHeight > 0 ? headerColumn.implicitHeight + Theme.space3 : 0) + bodyColumn.implicitHeight + Theme.space5 + buttonRow.implicitHeight
        Accessible.role: Accessible.Dialog
        Accessible.name: dialog.title

        Label {
            id: heading
            width: parent.width
            text: dialog.title
            font.pixelSize: Theme.heading
            strong: true
            Accessible.role: Accessible.Heading
        }
        Column {
            id: headerColumn
            anchors.top: heading.bottom
            anchors.topMargin: implicitHeight > 0 ? Theme.space3 : 0
            width: parent.width
            spacing: Theme.space2
        }
        // The text scrolls by key wherever the focus is inside.
        Keys.onUpPressed: pane.scrollBy(-Theme.rowHeight)
        Keys.onDownPressed: pane.scrollBy(Theme.rowHeight)
        Keys.onPressed: event => {
            if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp) {
                pane.scrollBy(event.key === Qt.Key_PageDown ? pane.height : -pane.height);
                event.accepted = true;
            }
        }

        ScrollPane {
            id: pane
            anchors.top: headerColumn.bottom
            anchors.topMargin: Theme.space3
            anchors.bottom: buttonRow.top
            anchors.bottomMargin: Theme.space5
            width: parent.width
            contentHeight: bodyColumn.implicitHeight
            Column {
                id: bodyColumn
                width: parent.width
                spacing: Theme.space3
            }
        }
        Flow {
            id: buttonRow
            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.space2
            layoutDirection: Qt.RightToLeft
        }
    }
}
