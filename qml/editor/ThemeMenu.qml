import QtQuick
import Tessera
import Tessera.Ui

// The themes a study may have.
AppMenu {
    id: themeMenu

    /// The theme of the study as it is.
    property string chosen: ""

    required property StudyEditor study

    title: qsTr("Theme")

    Repeater {
        model: themeMenu.study.themes
        AppMenuItem {
            readonly property ThemeMenu list: menu as ThemeMenu
            required property var modelData
            objectName: "theme-" + modelData.id
            text: modelData.text
            ticked: list !== null && list.chosen === modelData.id
            onTriggered: list.study.write("theme", modelData.id)
        }
    }
}
