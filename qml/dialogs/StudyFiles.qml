import Tessera.Ui

// Asks for a study's file, to open it or to save to it.
FileQuestion {
    title: qsTr("Open a study")
    nameFilters: [qsTr("Studies (*.toml)"), qsTr("All files (*)")]
}
