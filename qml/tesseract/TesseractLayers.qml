import QtQuick
import Tessera
import Tessera.Ui

// How the cubes are arranged, and how much is seen of each layer.
Column {
    id: layers

    required property TesseractView view
    readonly property TesseractPose pose: view.pose

    width: parent ? (parent as Item).width : 0
    spacing: Theme.space2

    Choices {
        name: qsTr("Arrangement")
        Repeater {
            model: layers.pose.arrangements
            Choice {
                required property int modelData
                readonly property TesseractLayers layers: parent ? parent.parent as TesseractLayers : null
                objectName: "arrangement" + modelData
                text: layers ? layers.pose.arrangementName(modelData) : ""
                checked: layers !== null && layers.pose.arrangement === modelData
                onToggled: layers.pose.arrangement = modelData
            }
        }
    }
    OpacityRow {
        objectName: "emptyOpacity"
        label: qsTr("Empty squares")
        opaque: layers.pose.emptyOpacity
        onMoved: value => layers.pose.emptyOpacity = value
    }
    Repeater {
        model: layers.pose.wOpacities.length > 1 ? layers.pose.wOpacities.length : 0
        OpacityRow {
            required property int index
            readonly property TesseractLayers layers: parent as TesseractLayers
            objectName: "wOpacity" + index
            label: layers ? layers.view.layerName(3, index) : ""
            opaque: layers ? layers.pose.wOpacities[index] ?? 1 : 1
            onMoved: value => layers.pose.setWOpacity(index, value)
        }
    }
    Repeater {
        model: layers.pose.zOpacities.length > 1 ? layers.pose.zOpacities.length : 0
        OpacityRow {
            required property int index
            readonly property TesseractLayers layers: parent as TesseractLayers
            objectName: "zOpacity" + index
            label: layers ? layers.view.layerName(2, index) : ""
            opaque: layers ? layers.pose.zOpacities[index] ?? 1 : 1
            onMoved: value => layers.pose.setZOpacity(index, value)
        }
    }
    AppButton {
        objectName: "showAllLayers"
        text: qsTr("Show everything")
        onClicked: layers.pose.showAllLayers()
    }
}
