import QtQuick
import Tessera.Ui

// What can be done with the game that has the keyboard, or with those that are selected.
AppMenu {
    id: actions

    /// How many games it is about.
    required property int games
    required property bool damaged
    /// Whether the position of a damaged one can be read.
    required property bool readable

    signal given(string command)

    title: games === 1 ? qsTr("This game") : qsTr("The selected games")

    AppMenuItem {
        objectName: "menuLibraryOpen"
        text: qsTr("Open")
        command: "libraryOpen"
        enabled: actions.games === 1 && !actions.damaged
        onTriggered: actions.given(command)
    }
    AppMenuItem {
        objectName: "menuLibraryReplay"
        text: qsTr("Replay")
        command: "libraryReplay"
        enabled: actions.games === 1 && actions.readable
        onTriggered: actions.given(command)
    }
    AppMenuItem {
        text: qsTr("Prove its position")
        command: "proofTab"
        enabled: actions.games === 1 && !actions.damaged
        onTriggered: actions.given(command)
    }
    AppMenuItem {
        objectName: "menuLibraryTakeOver"
        text: qsTr("Take over what can be read")
        enabled: actions.games === 1 && actions.damaged && actions.readable
        onTriggered: actions.given("takeOver")
    }
    AppMenuItem {
        objectName: "menuLibraryDetails"
        text: actions.games === 1 ? qsTr("Title, names, tags…") : qsTr("Tags…")
        command: "libraryDetails"
        enabled: actions.games > 0 && !(actions.games === 1 && actions.damaged)
        onTriggered: actions.given(command)
    }
    AppMenuItem {
        text: qsTr("Write to a file…")
        command: "libraryExport"
        enabled: actions.games > 0
        onTriggered: actions.given(command)
    }
    AppMenuItem {
        text: qsTr("Copy the game")
        command: "libraryCopyGame"
        enabled: actions.games === 1
        onTriggered: actions.given(command)
    }
    AppMenuItem {
        text: qsTr("Copy its position")
        command: "libraryCopyPosition"
        enabled: actions.games === 1 && actions.readable
        onTriggered: actions.given(command)
    }
    AppMenuItem {
        text: qsTr("Paste a game or a position")
        command: "libraryPaste"
        onTriggered: actions.given(command)
    }
    AppMenuItem {
        text: qsTr("Select all")
        command: "librarySelectAll"
        onTriggered: actions.given(command)
    }
    AppMenuItem {
        objectName: "menuLibraryDelete"
        text: qsTr("Delete")
        command: "libraryDelete"
        enabled: actions.games > 0
        onTriggered: actions.given(command)
    }
}
