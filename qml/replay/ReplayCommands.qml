import QtQuick
import Tessera.Ui

// The keys of a game that is looked through.
Item {
    id: commands

    signal given(string command)

    Repeater {
        model: ["replayPlay", "replayVariation", "replayLeaveVariation", "replayComment", "replayMark", "replayPromote", "replayDelete", "replayPlayOn", "replayLibrary", "libraryCopyGame", "libraryCopyPosition", "libraryPaste"]
        CommandKey {
            onGiven: command => commands.given(command)
        }
    }
}
