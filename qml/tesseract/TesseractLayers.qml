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

    function percent(share: real): string {
        return qsTr("%1 %").arg(Math.round(share * 100));
    }

    Choices {
        name: qsTr("Arrangement")
        Repeater {
            model: layers.pose.arrangements
            Choice {
                required property int modelData
                objectName: "arrangement" + modelData
                text: layers.pose.arrangementName(modelData)
                checked: layers.pose.arrangement === modelData
                onToggled: layers.pose.arrangement = modelData
            }
        }
    }
    ValueRow {
        objectName: "emptyOpacity"
        label: qsTr("Empty squares")
        from: 0
        to: 1
        stepSize: 0.1
        value: layers.pose.emptyOpacity
        valueText: layers.percent(layers.pose.emptyOpacity)
        onMoved: value => layers.pose.emptyOpacity = value
    }
    Repeater {
        model: layers.pose.wOpacities.length > 1 ? layers.pose.wOpacities.length : 0
        ValueRow {
            required property int index
            objectName: "wOpacity" + index
            label: layers.view.layerName(3, index)
            from: 0
            to: 1
            stepSize: 0.1
            value: layers.pose.wOpacities[index] ?? 1
            valueText: layers.percent(layers.pose.wOpacities[index] ?? 1)
            onMoved: value => layers.pose.setWOpacity(index, value)
        }
    }
    Repeater {
        model: layers.pose.zOpacities.length > 1 ? layers.pose.zOpacities.length : 0
        ValueRow {
            required property int index
            objectName: "zOpacity" + index
            label: layers.view.layerName(2, index)
            from: 0
            to: 1
            stepSize: 0.1
            value: layers.pose.zOpacities[index] ?? 1
            valueText: layers.percent(layers.pose.zOpacities[index] ?? 1)
            onMoved: value => layers.pose.setZOpacity(index, value)
        }
    }
    AppButton {
        objectName: "showAllLayers"
        text: qsTr("Show everything")
        onClicked: layers.pose.showAllLayers()
    }
}
