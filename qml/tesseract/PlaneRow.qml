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

    IconButton {
        objectName: "demo" + row.index
        text: row.running ? qsTr("Stop") : Theme.still ? qsTr("Next key frame") : qsTr("Turn slowly by itself")
        command: row.pose && row.pose.demoPlane === row.index ? "spaceDemo" : ""
        iconName: row.running ? "close" : "forward"
        onClicked: {
            if (row.running) {
                row.pose.demo = false;
                return;
            }
            row.pose.stop();
            row.pose.demoPlane = row.index;
            row.pose.playDemo();
            if (Theme.still)
                row.turning.told(qsTr("%1. %2").arg(row.pose.frameText()).arg(row.pose.text));
        }
    }
}
