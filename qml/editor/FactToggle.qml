import QtQuick
import Tessera.Ui

// Something that a position shows, by its place in their list.
Toggle {
    id: fact

    required property int index
    property var facts: []
    readonly property var shown: facts[index]

    signal chosen(string id, bool claimed)

    objectName: shown ? "fact-" + shown.id : ""
    width: parent ? (parent as Item).width : 0
    text: shown ? shown.text : ""
    checked: shown !== undefined && shown.chosen
    onToggled: chosen(shown.id, checked)
}
