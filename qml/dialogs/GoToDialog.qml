import QtQuick
import Tessera
import Tessera.Ui

// A box that takes the name of a square or a whole move.
AppDialog {
    id: dialog

    required property GameSession session

    signal arrived(int square)

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
            session.announced(qsTr("%1. %2").arg(choice.text).arg(choice.detail));
    }

    title: qsTr("Go to a square or play a move")
    firstFocus: entry
    onAboutToShow: {
        box.open();
        entry.clear();
    }

    GoToBox {
        id: box
        session: dialog.session
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
            tip: qsTr("Go to the square, or play the move")
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
        Accessible.name: qsTr("Square or move")
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
        text: box.sentence !== "" ? box.sentence : qsTr("Names as they stand on the board or in the list of moves, whole moves, or a piece and its square. Down chooses from the list.")
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
