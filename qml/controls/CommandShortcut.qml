import QtQuick
import Tessera

// A command of the table, by whatever keys it has now.
Shortcut {
    /// Its id.
    required property string command

    // Also in the tesseract's own window.
    context: Qt.ApplicationShortcut
    sequences: Commands.sequences[command]
}
