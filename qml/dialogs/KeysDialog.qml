import QtQuick
import Tessera
import Tessera.Ui

// Every command of the program with its keys: to be looked up, and to be changed.
AppDialog {
    id: dialog

    readonly property var entries: visible ? Commands.entries(search.text, byKey.key) : []

    signal announced(string text)
    /// A command shall have another key.
    signal changeWanted(string command)

    /// After a command was changed.
    function focusCurrent(): void {
        if (!list.focusCurrent())
            search.forceActiveFocus(Qt.OtherFocusReason);
    }

    title: qsTr("Commands and keys")
    width: Math.min(Theme.readingWidth, parent.width - 2 * margin)
    firstFocus: search
    onAboutToShow: {
        search.clear();
        byKey.key = "";
        list.current = "";
    }
    header: [
        Flow {
            id: finders
            width: parent.width
            spacing: Theme.space2
            TextEntry {
                id: search
                objectName: "keysSearch"
                width: Math.min(finders.width, Math.max(Theme.keyFieldWidth, finders.width - byKey.width - finders.spacing))
                placeholderText: qsTr("Find by name")
                Accessible.name: qsTr("Find by name")
                Keys.onDownPressed: list.focusFrom(0, 1)
            }
            KeyField {
                id: byKey
                objectName: "keysByKey"
                width: Math.min(implicitWidth, finders.width)
                placeholder: qsTr("Find by pressing a key")
            }
        }
    ]
    buttons: [
        AppButton {
            objectName: "keysResetAll"
            text: qsTr("Reset all keys")
            enabled: !Commands.allDefault
            onClicked: {
                Commands.resetAll();
                dialog.announced(qsTr("All keys are as at first."));
            }
        },
        AppButton {
            objectName: "keysClose"
            text: qsTr("Close")
            kind: AppButton.Primary
            onClicked: dialog.close()
        }
    ]

    Label {
        objectName: "keysNothing"
        width: parent.width
        visible: dialog.entries.length === 0
        text: byKey.key !== "" ? qsTr("%1 is free: no command here has it.").arg(Commands.keyText(byKey.key)) : qsTr("No command has these words.")
        muted: true
    }
    KeysList {
        id: list
        width: parent.width
        entries: dialog.entries
        onChosen: command => {
            if (Commands.isFixed(command))
                dialog.announced(Commands.refusal(command, ""));
            else
                dialog.changeWanted(command);
        }
    }
}
