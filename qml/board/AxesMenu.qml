import QtQuick
import Tessera
import Tessera.Ui

// Which axes run inside a board and which over the boards.
AppMenu {
    id: axes

    required property BoardView view
    required property string rulesetId

    title: qsTr("Axes")

    Repeater {
        model: axes.view.layouts
        AppMenuItem {
            required property var modelData
            required property int index
            readonly property AxesMenu axes: menu as AxesMenu
            readonly property string chosen: axes ? Settings.boardLayouts[axes.rulesetId] ?? "" : ""
            objectName: "layout-" + modelData.name
            text: modelData.text
            ticked: chosen === modelData.name || (index === 0 && chosen === "")
            onTriggered: Settings.setBoardLayout(axes.rulesetId, index === 0 ? "" : modelData.name)
        }
    }
}
