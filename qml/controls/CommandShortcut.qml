import QtQuick
import Tessera
import Tessera.Ui

// A command of the table, by whatever keys it has now.
Shortcut {
    /// Its id.
    required property string command

    // Also in the tesseract's own window. A dialog keeps those of its window from what is below it.
    context: OpenDialogs.count > 0 ? Qt.WindowShortcut : Qt.ApplicationShortcut
    sequences: Commands.sequences[command]
}
