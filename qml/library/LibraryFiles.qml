import Tessera.Ui

// Asks for files with games, or where to write games to.
FileQuestion {
    title: qsTr("Files with games")
    nameFilters: [qsTr("Games (*.pgn4d *.pgn)"), qsTr("All files (*)")]
}
