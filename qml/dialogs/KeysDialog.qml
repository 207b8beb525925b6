import QtQuick
import Tessera.Ui

// Every key of the program.
AppDialog {
    id: dialog

    title: qsTr("Keys")
    width: Math.min(Theme.readingWidth, parent.width - 2 * Theme.space4)
    firstFocus: closeButton

    buttons: AppButton {
        id: closeButton
        objectName: "keysClose"
        text: qsTr("Close")
        kind: AppButton.Primary
        onClicked: dialog.close()
    }

    KeysGroup {
        title: qsTr("On the board")
        rows: [[qsTr("Arrows"), qsTr("Along X and Y: the next square of this board")], [qsTr("Alt+Arrows"), qsTr("Along Z and W: the same square of the next board")], [qsTr("Enter, Space"), qsTr("Choose the piece, then the square it goes to")], [qsTr("Enter again"), qsTr("Confirm a capture")], [qsTr("Home, End"), qsTr("First and last file of the rank")], [qsTr("Shift+F10"), qsTr("Look at the piece on the square, also where Enter would capture it")], [qsTr("Esc"), qsTr("Cancel the capture, or let go of the piece")]]
    }
    KeysGroup {
        title: qsTr("The game")
        rows: [[qsTr("Ctrl+Z"), qsTr("Take back")], [qsTr("Ctrl+Shift+Z, Ctrl+Y"), qsTr("Play again what was taken back")], ["[  ]", qsTr("Look at the move before, at the next move")], [qsTr("Alt+Home, Alt+End"), qsTr("Look at the start, at the latest position")], [qsTr("Ctrl+N"), qsTr("New game")], [qsTr("F"), qsTr("Flip the board")]]
    }
    KeysGroup {
        title: qsTr("Everywhere")
        rows: [[qsTr("Tab, Shift+Tab"), qsTr("Next and previous control")], [qsTr("Ctrl+1, Ctrl+,"), qsTr("Play, Settings")], [qsTr("F1"), qsTr("This list")], [qsTr("Ctrl+Q"), qsTr("Quit; the game is saved")]]
    }
}
