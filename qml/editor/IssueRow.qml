import QtQuick
import Tessera
import Tessera.Ui

// Something that keeps the work from being a study, as a delegate over their list.
LinkButton {
    id: row

    required property studyIssue modelData

    /// The keyboard is to go to what it is about.
    signal wanted(string field)

    objectName: "issue-" + modelData.field
    iconColor: Theme.danger
    iconName: "warning"
    text: modelData.text
    onClicked: wanted(modelData.field)
}
