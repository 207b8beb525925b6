import QtQuick
import Tessera.Ui

// The rail at the window's edge: one entry a page, and the keys.
Rectangle {
    id: rail

    required property int page
    /// Icons without their words, where these would take too much of a small window.
    property bool compact: false

    signal chosen(int page)
    signal keysWanted

    implicitWidth: compact ? Theme.railCompact : Theme.railWidth
    color: Theme.rail
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Pages")

    Rectangle {
        anchors.right: parent.right
        width: Theme.hairline
        height: parent.height
        color: Theme.line
    }
    ScrollPane {
        id: scroll
        anchors.fill: parent
        contentHeight: Math.max(height, pages.height + program.height + 3 * Theme.space3)

        Column {
            id: pages
            y: Theme.space3
            x: Math.round((rail.width - width) / 2)
            spacing: Theme.space1
            RailItem {
                compact: rail.compact
                objectName: "railPlay"
                text: qsTr("Play")
                iconName: "play"
                command: "playPage"
                current: rail.page === Shell.Play
                onClicked: rail.chosen(Shell.Play)
            }
            RailItem {
                compact: rail.compact
                objectName: "railLearn"
                text: qsTr("Learn")
                iconName: "learn"
                command: "learnPage"
                current: rail.page === Shell.Learn
                onClicked: rail.chosen(Shell.Learn)
            }
            RailItem {
                compact: rail.compact
                objectName: "railLab"
                text: qsTr("Lab")
                iconName: "lab"
                command: "labPage"
                current: rail.page === Shell.Lab
                onClicked: rail.chosen(Shell.Lab)
            }
            RailItem {
                compact: rail.compact
                objectName: "railLibrary"
                text: qsTr("Library")
                iconName: "library"
                command: "libraryPage"
                current: rail.page === Shell.Library
                onClicked: rail.chosen(Shell.Library)
            }
            RailItem {
                compact: rail.compact
                objectName: "railEditor"
                text: qsTr("Editor")
                iconName: "edit"
                command: "editorPage"
                current: rail.page === Shell.Editor
                onClicked: rail.chosen(Shell.Editor)
            }
        }
        Column {
            id: program
            y: scroll.contentHeight - height - Theme.space3
            x: Math.round((rail.width - width) / 2)
            spacing: Theme.space1
            RailItem {
                compact: rail.compact
                objectName: "railKeys"
                text: qsTr("Keys")
                iconName: "keys"
                command: "keys"
                onClicked: rail.keysWanted()
            }
            RailItem {
                compact: rail.compact
                objectName: "railSettings"
                text: qsTr("Settings")
                iconName: "settings"
                command: "settingsPage"
                current: rail.page === Shell.Settings
                onClicked: rail.chosen(Shell.Settings)
            }
        }
    }
}
