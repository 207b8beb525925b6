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
    /// In reading order: the one that goes on comes last.
    property alias buttons: buttonRow.data
    /// Has the focus when the dialog opens.
    property Item firstFocus: null
    property Item focusBefore: null
    /// No room for a title and two lines of buttons that stay in view: they scroll with the text.
    /// Whatever the buttons are, so that their places do not follow from where they are.
    readonly property bool cramped: parent.height - 2 * (margin + padding) < head.implicitHeight + Theme.space3 + Theme.leastReading + Theme.space5 + 2 * Theme.controlHeight + Theme.space2
    /// How high the text can be without scrolling.
    readonly property real room: parent.height - 2 * (margin + padding) - head.implicitHeight - Theme.space3 - Theme.space5 - buttonRow.implicitHeight
    readonly property real margin: Math.min(Theme.space4, parent.width * Theme.dialogMargin)
    /// Whether it is among the dialogs that are open.
    property bool counted: false
    /// Whether the focus goes back by itself when it closes.
    property bool returnsFocus: true

    parent: T.Overlay.overlay
    modal: true
    focus: true
    dim: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    x: Math.round((parent.width - width) / 2)
    y: Math.round((parent.height - height) / 2)
    width: Math.min(Theme.dialogWidth, parent.width - 2 * margin)
    height: Math.min(implicitHeight, parent.height - 2 * margin)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    padding: Math.min(Theme.space5, Math.round(1.5 * margin))

    onCountedChanged: OpenDialogs.count += counted ? 1 : -1
    Component.onDestruction: counted = false
    onAboutToShow: focusBefore = parent.Window.activeFocusItem
    // Not only when it has faded in: keys that are typed meanwhile are meant for it.
    onVisibleChanged: {
        counted = visible;
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
        implicitHeight: head.implicitHeight + Theme.space3 + bodyColumn.implicitHeight + Theme.space5 + buttonRow.implicitHeight
        Accessible.role: Accessible.Dialog
        Accessible.name: dialog.title

        // The text scrolls by key wherever the focus is inside.
        Keys.onUpPressed: pane.scrollBy(-Theme.rowHeight)
        Keys.onDownPressed: pane.scrollBy(Theme.rowHeight)
        Keys.onPressed: event => {
            if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp) {
                pane.scrollBy(event.key === Qt.Key_PageDown ? pane.height : -pane.height);
                event.accepted = true;
            }
        }

        Item {
            id: headPlace
            width: parent.width
            height: dialog.cramped ? 0 : head.implicitHeight + Theme.space3
        }
        ScrollPane {
            id: pane
            // Its bar stands beside the text, and the rings of what is inside are whole.
            x: -(dialog.contentItem.LayoutMirroring.enabled ? bodyColumn.barRoom : bodyColumn.ringRoom)
            y: headPlace.height - bodyColumn.ringRoom
            width: parent.width + bodyColumn.barRoom + bodyColumn.ringRoom
            height: parent.height - y - footPlace.height + (dialog.cramped ? bodyColumn.ringRoom : 0)
            contentHeight: flow.implicitHeight + 2 * bodyColumn.ringRoom
            Column {
                id: flow
                anchors.left: parent.left
                anchors.leftMargin: bodyColumn.ringRoom
                y: bodyColumn.ringRoom
                width: dialog.contentItem.width
                spacing: Theme.space3
                Item {
                    id: headInside
                    width: parent.width
                    height: dialog.cramped ? head.implicitHeight : 0
                }
                Column {
                    id: bodyColumn
                    readonly property real ringRoom: Theme.space1
                    readonly property real barRoom: dialog.rightPadding - Theme.hairline
                    width: parent.width
                    spacing: Theme.space3
                }
                Item {
                    id: footInside
                    width: parent.width
                    height: dialog.cramped ? buttonRow.implicitHeight : 0
                }
            }
        }
        Item {
            id: footPlace
            anchors.bottom: parent.bottom
            width: parent.width
            height: dialog.cramped ? 0 : buttonRow.implicitHeight + Theme.space5 - bodyColumn.ringRoom
        }

        Column {
            id: head
            parent: dialog.cramped ? headInside : headPlace
            width: dialog.contentItem.width
            spacing: Theme.space3
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
                width: parent.width
                visible: implicitHeight > 0
                spacing: Theme.space2
            }
        }
        ButtonRow {
            id: buttonRow
            parent: dialog.cramped ? footInside : footPlace
            y: parent.height - height
            width: dialog.contentItem.width
        }
    }
}
