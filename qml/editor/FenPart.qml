import QtQuick
import Tessera
import Tessera.Ui

// The position as text: to copy, to paste, to change.
SettingsRow {
    id: part

    required property PositionEditor editor
    property string problem: ""
    readonly property bool pending: box.text !== editor.fen

    /// Takes a text over; what is wrong with it is told, and the board stays as it is.
    function use(text: string): void {
        problem = editor.paste(text);
        if (problem === "")
            box.text = editor.fen;
        else
            editor.announced(problem);
    }

    label: qsTr("As text (FEN4D)")

    Column {
        width: parent.width
        spacing: Theme.space2
        TextBox {
            id: box
            objectName: "fenBox"
            width: parent.width
            lines: 4
            mono: true
            name: qsTr("Position as text")
            text: part.editor.fen
            wrong: part.problem !== ""
            onEdited: part.problem = ""
        }
        Label {
            objectName: "fenPending"
            width: parent.width
            visible: part.pending && part.problem === ""
            text: qsTr("This text is not on the board yet.")
            color: Theme.selection
        }
        Label {
            objectName: "fenProblem"
            width: parent.width
            visible: text !== ""
            color: Theme.danger
            text: part.problem
            Accessible.role: Accessible.AlertMessage
        }
        Flow {
            width: parent.width
            spacing: Theme.space2
            AppButton {
                objectName: "useFen"
                visible: part.pending
                kind: AppButton.Primary
                text: qsTr("Take over")
                tip: qsTr("Puts the position of this text on the board")
                onClicked: part.use(box.text)
            }
            AppButton {
                objectName: "dropFen"
                visible: part.pending
                text: qsTr("Leave it")
                tip: qsTr("The text of the board again")
                onClicked: {
                    part.problem = "";
                    box.text = part.editor.fen;
                }
            }
            AppButton {
                objectName: "copyFen"
                text: qsTr("Copy")
                tip: qsTr("Copies the position as text")
                onClicked: {
                    part.editor.copy();
                    part.editor.announced(qsTr("Copied."));
                }
            }
            AppButton {
                objectName: "pasteFen"
                text: qsTr("Paste")
                tip: qsTr("Puts the position that was copied on the board")
                onClicked: {
                    const text = part.editor.clipboard();
                    part.use(text);
                    if (part.problem !== "")
                        box.text = text;
                }
            }
        }
    }
    Connections {
        // What is on the board, unless somebody is typing.
        function onChanged() {
            if (!box.activeFocus && part.problem === "")
                box.text = part.editor.fen;
        }
        target: part.editor
    }
}
