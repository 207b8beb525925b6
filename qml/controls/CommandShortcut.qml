import QtQuick
import Tessera

// A command of the table, by whatever keys it has now.
Shortcut {
    /// Its id.
    required property string command

    sequences: Commands.sequences[command]
}
