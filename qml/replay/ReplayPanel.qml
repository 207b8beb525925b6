import QtQuick
import Tessera
import Tessera.Ui

// The moves of a game that is looked through, and what can be done with the one that is shown.
FocusScope {
    id: panel

    required property Replay replay

    signal given(string command)

    function openMarks(): void {
        const over = markButton.visible ? markButton : list;
        markMenu.popup(over, 0, markButton.visible ? -markMenu.implicitHeight : 0);
    }
    /// Beside what was pressed, else below the move that is shown.
    function openMenu(over: Item): void {
        moveMenu.popup(over, Theme.space5, over.height);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Moves")

    Label {
        visible: list.count === 0
        x: Theme.space4
        y: Theme.space2
        width: parent.width - 2 * Theme.space4
        text: qsTr("There are no moves yet. Those that you play on the boards stand here.")
        muted: true
    }
    ReplayList {
        id: list
        objectName: "replayList"
        anchors.top: parent.top
        anchors.topMargin: Theme.space1
        anchors.bottom: tools.top
        anchors.left: parent.left
        anchors.right: parent.right
        focus: true
        replay: panel.replay
        onCommentWanted: panel.given("replayComment")
        onMenuWanted: over => panel.openMenu(over)
    }
    FocusRing {
        anchors.fill: list
        control: list
        around: -Theme.focusWidth
    }
    Rectangle {
        anchors.bottom: tools.top
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Item {
        id: tools
        anchors.bottom: parent.bottom
        width: parent.width
        height: flow.height + 2 * Theme.space2
        Accessible.role: Accessible.ToolBar
        Accessible.name: qsTr("The move that is shown")

        Flow {
            id: flow
            x: Theme.space3
            y: Theme.space2
            width: parent.width - 2 * Theme.space3
            spacing: Theme.space1
            AppButton {
                objectName: "replayComment"
                text: qsTr("Comment…")
                tip: qsTr("What is written beside the move")
                command: "replayComment"
                onClicked: panel.given(command)
            }
            AppButton {
                id: markButton
                objectName: "replayMark"
                enabled: !panel.replay.atStart
                text: qsTr("Mark…")
                tip: qsTr("Such as ! for a good move")
                command: "replayMark"
                Accessible.role: Accessible.ButtonMenu
                onClicked: panel.given(command)
            }
            AppButton {
                objectName: "replayPromote"
                enabled: panel.replay.inVariation
                text: qsTr("Promote")
                tip: qsTr("The variation changes places with what it is a variation of")
                command: "replayPromote"
                onClicked: panel.given(command)
            }
            AppButton {
                objectName: "replayDelete"
                enabled: !panel.replay.atStart
                text: qsTr("Delete")
                tip: qsTr("This move and all that follows it; it can be taken back")
                command: "replayDelete"
                onClicked: panel.given(command)
            }
            IconButton {
                objectName: "replayUndo"
                enabled: panel.replay.undoText !== ""
                text: qsTr("Take back")
                tip: panel.replay.undoText !== "" ? qsTr("Take back: %1", "a change").arg(panel.replay.undoText) : text
                command: "undo"
                iconName: "undo"
                iconMirrored: true
                onClicked: panel.replay.undo()
            }
            IconButton {
                objectName: "replayRedo"
                enabled: panel.replay.redoText !== ""
                text: qsTr("Do again")
                tip: panel.replay.redoText !== "" ? qsTr("Do again: %1", "a change").arg(panel.replay.redoText) : text
                command: "redo"
                iconName: "redo"
                iconMirrored: true
                onClicked: panel.replay.redo()
            }
        }
    }
    MarkMenu {
        id: markMenu
        replay: panel.replay
    }
    AppMenu {
        id: moveMenu
        title: qsTr("The move that is shown")
        AppMenuItem {
            objectName: "menuReplayComment"
            text: qsTr("Comment…")
            command: "replayComment"
            onTriggered: panel.given(command)
        }
        AppMenuItem {
            text: qsTr("Mark…")
            command: "replayMark"
            enabled: !panel.replay.atStart
            onTriggered: panel.given(command)
        }
        AppMenuItem {
            text: qsTr("Promote the variation")
            command: "replayPromote"
            enabled: panel.replay.inVariation
            onTriggered: panel.given(command)
        }
        AppMenuItem {
            text: qsTr("Delete from here on")
            command: "replayDelete"
            enabled: !panel.replay.atStart
            onTriggered: panel.given(command)
        }
        AppMenuItem {
            text: qsTr("Play on from here…")
            command: "replayPlayOn"
            onTriggered: panel.given(command)
        }
    }
}
