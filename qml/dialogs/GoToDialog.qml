import QtQuick
import Tessera
import Tessera.Ui

// A box that takes the name of a square or a whole move.
AppDialog {
    id: dialog

    /// One of the two: a game to play in, or an editor, whose squares alone can be named.
    property GameSession session: null
    property PositionEditor editor: null

    signal arrived(int square)
    /// For screen readers.
    signal announced(string text)

    function accept(choice: int): void {
        if (box.accept(choice))
            close();
        else
            entry.forceActiveFocus(Qt.OtherFocusReason);
    }
    function step(by: int): void {
        list.step(by);
        const choice = box.choices[list.chosen];
        if (choice)
            announced(qsTr("%1. %2").arg(choice.text).arg(choice.detail));
    }

    title: editor ? qsTr("Go to a square") : qsTr("Go to a square or play a move")
    firstFocus: entry
    onAboutToShow: {
        box.open();
        entry.clear();
    }

    GoToBox {
        id: box
        session: dialog.session
        editor: dialog.editor
        onAnnounced: text => dialog.announced(text)
        onChanged: list.chosen = -1
        onArrived: square => dialog.arrived(square)
    }

    buttons: [
        AppButton {
            objectName: "goToCancel"
            text: qsTr("Cancel")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "goToAccept"
            text: qsTr("Go")
            tip: dialog.editor ? qsTr("Go to the square") : qsTr("Go to the square, or play the move")
            kind: AppButton.Primary
            onClicked: dialog.accept(list.chosen)
        }
    ]

    TextEntry {
        id: entry
        objectName: "goToEntry"
        width: parent.width
        placeholderText: qsTr("Such as %1").arg(box.example)
        font.family: Theme.monoFamily
        font.pixelSize: Theme.largeText
        wrong: box.refused
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
        Accessible.name: dialog.editor ? qsTr("Square") : qsTr("Square or move")
        Accessible.description: box.sentence
        onTextChanged: box.text = text
        Keys.onReturnPressed: dialog.accept(list.chosen)
        Keys.onEnterPressed: dialog.accept(list.chosen)
        Keys.onDownPressed: dialog.step(1)
        Keys.onUpPressed: dialog.step(-1)
    }
    Label {
        objectName: "goToSentence"
        width: parent.width
        height: Math.max(implicitHeight, 2 * metrics.lineSpacing * Theme.lineHeight)
        text: box.sentence !== "" ? box.sentence : dialog.editor ? qsTr("The name of a square as it stands on the board. Down chooses from the list.") : qsTr("Names as they stand on the board or in the list of moves, whole moves, or a piece and its square. Down chooses from the list.")
        color: box.refused ? Theme.danger : Theme.mutedInk
        FontMetrics {
            id: metrics
            font.family: Theme.textFamily
            font.pixelSize: Theme.text
        }
    }
    GoToList {
        id: list
        objectName: "goToList"
        width: parent.width
        height: Theme.goToListHeight
        model: box.choices
        onPicked: row => dialog.accept(row)
    }
}
