import QtQuick
import Tessera.Ui

// Something that a position shows, as a delegate over their list.
Toggle {
    id: fact

    required property var modelData

    signal chosen(string id, bool claimed)

    checked: modelData.chosen
    objectName: "fact-" + modelData.id
    text: modelData.text
    width: parent ? (parent as Item).width : 0

    onToggled: chosen(modelData.id, checked)
}
