import QtQuick
import QtQuick.Dialogs

FileDialog {
    title: qsTr("Add a ruleset")
    nameFilters: [qsTr("Rulesets (*.toml)"), qsTr("All files (*)")]
}
