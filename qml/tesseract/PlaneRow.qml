import QtQuick
import Tessera
import Tessera.Ui

// One of the six planes: its angle, and a button that turns it by itself. It stands in a
// PoseColumn.
ValueRow {
    id: row

    required property int index
    readonly property PoseColumn turning: parent as PoseColumn
    readonly property TesseractPose pose: turning ? turning.pose : null
    readonly property real angle: pose ? pose.angles[index] : 0
    readonly property bool running: pose !== null && pose.demo && pose.demoPlane === index

    objectName: "plane" + index
    visible: pose !== null && pose.planes[index]
    label: pose ? pose.planeName(index) : ""
    from: 0
    to: 360
    stepSize: 5
    value: angle
    valueText: qsTr("%1°").arg(Math.round(angle))
    onMoved: value => pose.setAngle(index, value)

    TextMetrics {
        id: demoWord
        font: demo.font
        text: qsTr("Demo")
    }
    TextMetrics {
        id: stopWord
        font: demo.font
        text: qsTr("Stop")
    }
    TextMetrics {
        id: stepWord
        font: demo.font
        text: qsTr("Step")
    }

    AppButton {
        id: demo
        objectName: "demo" + row.index
        // As wide as any of its words.
        width: Math.max(demoWord.width, stopWord.width, stepWord.width) + leftPadding + rightPadding
        leftPadding: Theme.space2
        rightPadding: Theme.space2
        text: row.running ? stopWord.text : Theme.still ? stepWord.text : demoWord.text
        tip: row.running ? "" : Theme.still ? qsTr("The next key frame") : qsTr("Turns slowly by itself")
        command: row.pose && row.pose.demoPlane === row.index ? "spaceDemo" : ""
        onClicked: {
            if (!row.running) {
                row.pose.stop();
                row.pose.demoPlane = row.index;
            }
            row.pose.playDemo();
        }
    }
}
