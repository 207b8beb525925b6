import QtQuick
import Tessera.Ui

// The rail at the window's edge: one entry a page, and the keys.
Rectangle {
    id: rail

    required property int page

    signal chosen(int page)
    signal keysWanted

    implicitWidth: Theme.railWidth
    color: Theme.rail
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Pages")

    Rectangle {
        anchors.right: parent.right
        width: Theme.hairline
        height: parent.height
        color: Theme.line
    }
    Column {
        anchors.top: parent.top
        anchors.topMargin: Theme.space3
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space1
        RailItem {
            objectName: "railPlay"
            text: qsTr("Play")
            iconName: "play"
            command: "playPage"
            current: rail.page === Shell.Play
            onClicked: rail.chosen(Shell.Play)
        }
    }
    Column {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space3
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space1
        RailItem {
            objectName: "railKeys"
            text: qsTr("Keys")
            iconName: "keys"
            command: "keys"
            onClicked: rail.keysWanted()
        }
        RailItem {
            objectName: "railSettings"
            text: qsTr("Settings")
            iconName: "settings"
            command: "settingsPage"
            current: rail.page === Shell.Settings
            onClicked: rail.chosen(Shell.Settings)
        }
    }
}
