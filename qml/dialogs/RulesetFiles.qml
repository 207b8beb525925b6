import Tessera.Ui

// Asks for a ruleset file.
FileQuestion {
    title: qsTr("Add a ruleset")
    nameFilters: [qsTr("Rulesets (*.toml)"), qsTr("All files (*)")]
}
