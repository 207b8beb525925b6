import QtQuick
import Tessera
import Tessera.Ui

// Gives one command another key.
AppDialog {
    id: dialog

    property string command: ""
    /// Why the pressed key cannot be taken.
    property string problem: ""
    readonly property string keys: command !== "" ? Commands.allKeys[command] : ""
    readonly property string defaults: command !== "" ? Commands.defaultKeys(command) : ""

    signal announced(string text)

    function change(wanted: string): void {
        command = wanted;
        problem = "";
        field.key = "";
        besides.checked = false;
        open();
    }
    function refuse(why: string): void {
        problem = why;
        announced(why);
    }
    function take(key: string): void {
        problem = "";
        if (key === "")
            return;
        const why = Commands.refusal(command, key);
        if (why !== "") {
            refuse(why);
            return;
        }
        Commands.setKey(command, key, besides.checked);
        done();
    }
    function done(): void {
        announced(keys !== "" ? qsTr("%1: %2").arg(Commands.title(command)).arg(keys) : qsTr("%1: no key").arg(Commands.title(command)));
        close();
    }

    title: qsTr("The key for “%1”").arg(Commands.title(command))
    firstFocus: field
    returnsFocus: false

    buttons: [
        AppButton {
            objectName: "keyNone"
            text: qsTr("No key")
            enabled: dialog.keys !== ""
            onClicked: {
                Commands.removeKeys(dialog.command);
                dialog.done();
            }
        },
        AppButton {
            objectName: "keyReset"
            text: dialog.defaults !== "" ? qsTr("Reset to %1").arg(dialog.defaults) : qsTr("Reset to no key")
            enabled: dialog.keys !== dialog.defaults
            onClicked: {
                const why = Commands.reset(dialog.command);
                if (why !== "")
                    dialog.refuse(why);
                else
                    dialog.done();
            }
        },
        AppButton {
            objectName: "keyCancel"
            text: qsTr("Cancel")
            onClicked: dialog.close()
        }
    ]

    Label {
        width: parent.width
        visible: text !== ""
        text: Commands.description(dialog.command)
        muted: true
    }
    Label {
        width: parent.width
        text: dialog.keys !== "" ? qsTr("Now: %1").arg(dialog.keys) : qsTr("Now: no key")
    }
    KeyField {
        id: field
        objectName: "keyField"
        width: parent.width
        placeholder: qsTr("Press the new key; Esc cancels")
        wrong: dialog.problem !== ""
        onPressed: key => dialog.take(key)
    }
    Label {
        objectName: "keyProblem"
        width: parent.width
        visible: dialog.problem !== ""
        text: dialog.problem
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }
    Toggle {
        id: besides
        objectName: "keyBesides"
        width: parent.width
        visible: dialog.keys !== ""
        text: qsTr("Besides the keys it has")
        explanation: qsTr("Otherwise the new key takes their place.")
    }
}
