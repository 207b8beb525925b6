import QtQuick
import Tessera.Ui

// A slider with its name before it and its value after it.
Item {
    id: row

    required property string label
    property alias from: slider.from
    property alias to: slider.to
    property alias stepSize: slider.stepSize
    property alias value: slider.value
    property string valueText: ""
    default property alias after: extra.data

    signal moved(real value)

    width: parent ? (parent as Item).width : 0
    height: Math.max(slider.height, name.height)

    Label {
        id: name
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.valueLabel
        text: row.label
        lineHeight: 1
        Accessible.ignored: true
    }
    StepSlider {
        id: slider
        anchors.left: name.right
        anchors.leftMargin: Theme.space2
        anchors.right: number.left
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        valueText: row.valueText
        Accessible.name: row.label
        onMoved: row.moved(value)
    }
    Label {
        id: number
        anchors.right: extra.left
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.valueNumber
        text: row.valueText
        lineHeight: 1
        mono: true
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }
    Row {
        id: extra
        leftPadding: children.length > 0 ? Theme.space2 : 0
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
    }
}
