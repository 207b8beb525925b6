import QtQuick
import Tessera.Ui

// A button that shows one of several choices and opens the list of them.
AppButton {
    id: button

    /// Maps of `value`, `text` and, where it filters, `count`; the first asks for nothing.
    required property var choices
    required property var value
    /// What is chosen by it, for screen readers.
    required property string name
    readonly property var choice: choices.find(one => one.value === value) ?? choices[0]
    /// Whether it asks for something.
    readonly property bool active: choices.length > 0 && value !== choices[0].value

    signal chosen(var value)

    text: choice ? choice.text : ""
    iconName: "down"
    font.weight: active ? Font.DemiBold : Font.Medium
    Accessible.role: Accessible.ButtonMenu
    Accessible.name: qsTr("%1: %2", "what is filtered, the choice").arg(name).arg(text)
    onClicked: menu.visible ? menu.close() : menu.open()

    Rectangle {
        anchors.fill: parent
        visible: button.active
        radius: Theme.controlRadius
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.move
    }
    AppMenu {
        id: menu
        y: button.height + Theme.space1
        title: button.name
        Repeater {
            model: button.choices
            AppMenuItem {
                required property var modelData
                readonly property FilterButton button: menu ? menu.parent as FilterButton : null
                text: modelData.count === undefined ? modelData.text : qsTr("%1 (%2)", "a choice of a filter, how many there are").arg(modelData.text).arg(modelData.count)
                enabled: modelData.count === undefined || modelData.count > 0 || ticked
                ticked: button !== null && modelData.value === button.value
                onTriggered: button.chosen(modelData.value)
            }
        }
    }
}
