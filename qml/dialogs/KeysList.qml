import QtQuick
import Tessera.Ui

// The rows of the table of commands. One of them takes part in Tab; the arrows reach the others.
Column {
    id: list

    /// As Commands.entries gives them.
    required property var entries
    /// The command whose row has the keyboard, or had it.
    property string current: ""

    signal chosen(string command)

    /// Gives the keyboard to the next command's row from `index` on, down (1) or up (-1).
    function focusFrom(index: int, step: int): bool {
        for (let i = index; i >= 0 && i < rows.count; i += step) {
            const row = rows.itemAt(i) as KeysRow;
            if (row !== null && row.isCommand) {
                // In this order: a row that Tab passes by may not have the focus.
                row.takeFocus();
                current = row.command;
                return true;
            }
        }
        return false;
    }
    /// Gives the keyboard back to the current row; false when it is not there any more.
    function focusCurrent(): bool {
        const index = entries.findIndex(entry => entry.command !== "" && entry.command === current);
        return index >= 0 && focusFrom(index, 1);
    }

    onEntriesChanged: {
        if (!entries.some(entry => entry.command !== "" && entry.command === current)) {
            const first = entries.find(entry => entry.command !== "");
            current = first ? first.command : "";
        }
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Commands")

    Repeater {
        id: rows
        model: list.entries
        KeysRow {
            id: row
            required property int index
            readonly property KeysList list: parent as KeysList
            tabStop: list !== null && list.current === row.command
            onStepped: step => list.focusFrom(row.index + step, step)
            onChosen: {
                list.current = row.command;
                list.chosen(row.command);
            }
        }
    }
}
