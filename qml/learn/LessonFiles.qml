import Tessera.Ui

// Asks for a lesson file.
FileQuestion {
    objectName: "lessonFiles"
    title: qsTr("Open a lesson")
    nameFilters: [qsTr("Lessons (*.toml)"), qsTr("All files (*)")]
}
