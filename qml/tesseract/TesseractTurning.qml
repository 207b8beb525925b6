import QtQuick
import Tessera
import Tessera.Ui

// Views of the picture, and the six planes of four dimensions: those with W first.
PoseColumn {
    id: turning

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
            visible: turning.pose.planes[0]
            onClicked: turning.pose.show(TesseractPose.AlongW)
        }
    }
    Repeater {
        model: 6
        PlaneRow {
        }
    }
    Label {
        width: parent.width
        text: turning.pose.text
        muted: true
    }
}
