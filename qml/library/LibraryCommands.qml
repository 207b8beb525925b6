import QtQuick
import Tessera.Ui

// The keys of the library.
Item {
    id: commands

    signal given(string command)

    Repeater {
        model: ["libraryFind", "libraryOpen", "libraryDetails", "libraryDelete", "librarySelectAll", "libraryImport", "libraryExport", "libraryCopyGame", "libraryCopyPosition", "libraryReplay", "libraryPaste", "undo", "proofTab"]
        CommandKey {
            onGiven: command => commands.given(command)
        }
    }
}
