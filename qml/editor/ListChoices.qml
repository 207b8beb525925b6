import QtQuick
import Tessera.Ui

// Exclusive choices over a list of texts.
Choices {
    id: list

    required property int current
    /// Of the objects' names: "level" gives level-0 and so on.
    required property string stem
    required property var texts

    signal picked(int index)

    Repeater {
        model: list.texts
        Choice {
            required property int index
            readonly property ListChoices list: parent as ListChoices
            required property string modelData
            objectName: list ? list.stem + "-" + index : ""
            checked: list !== null && list.current === index
            text: modelData
            onToggled: list.picked(index)
        }
    }
}
