import QtQuick
import Tessera
import Tessera.Ui

// Views of the picture, and the six planes of four dimensions: those with W first.
Column {
    id: turning

    required property TesseractPose pose

    signal told(string text)

    width: parent ? (parent as Item).width : 0
    spacing: Theme.space2

    Flow {
        width: parent.width
        spacing: Theme.space1
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Views")
        AppButton {
            objectName: "viewHome"
            text: qsTr("Rest pose")
            command: "spaceHome"
            tip: text
            onClicked: turning.pose.home()
        }
        AppButton {
            objectName: "viewFront"
            text: qsTr("Front")
            tip: qsTr("From the front")
            command: "spaceFront"
            onClicked: turning.pose.show(TesseractPose.Front)
        }
        AppButton {
            objectName: "viewSide"
            text: qsTr("Side")
            tip: qsTr("From the side")
            command: "spaceSide"
            onClicked: turning.pose.show(TesseractPose.Side)
        }
        AppButton {
            objectName: "viewTop"
            text: qsTr("Top")
            tip: qsTr("From above")
            command: "spaceTop"
            onClicked: turning.pose.show(TesseractPose.Top)
        }
        AppButton {
            objectName: "viewAlongW"
            text: qsTr("Along W")
            tip: qsTr("Straight along W: the cubes share their middle")
            command: "spaceAlongW"
            visible: turning.pose.hasPlane(0)
            onClicked: turning.pose.show(TesseractPose.AlongW)
        }
    }
    Repeater {
        model: 6
        ValueRow {
            id: plane
            required property int index
            objectName: "plane" + index
            visible: {
                turning.pose.arrangements;
                return turning.pose.hasPlane(index);
            }
            label: turning.pose.planeName(index)
            from: 0
            to: 360
            stepSize: 5
            value: turning.pose.angles[index]
            valueText: qsTr("%1°").arg(Math.round(turning.pose.angles[index]))
            onMoved: value => turning.pose.setAngle(plane.index, value)
            IconButton {
                objectName: "demo" + plane.index
                readonly property bool running: turning.pose.demo && turning.pose.demoPlane === plane.index
                text: running ? qsTr("Stop") : Theme.still ? qsTr("Next key frame") : qsTr("Turn slowly by itself")
                command: turning.pose.demoPlane === plane.index ? "spaceDemo" : ""
                iconName: running ? "close" : "forward"
                onClicked: {
                    const stops = running;
                    turning.pose.demoPlane = plane.index;
                    if (stops !== turning.pose.demo || !stops)
                        turning.pose.playDemo();
                    else
                        turning.pose.demo = false;
                    if (Theme.still)
                        turning.told(turning.pose.frameText() + ". " + turning.pose.text);
                }
            }
        }
    }
    Label {
        width: parent.width
        text: turning.pose.text
        muted: true
    }
}
