import QtQuick
import Tessera.Ui

// Everything inside the window.
FocusScope {
    id: shell

    enum Page {
        Play,
        Settings
    }

    property int page: Shell.Play

    focus: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true

    function show(wanted: int): void {
        page = wanted;
        const item = wanted === Shell.Play ? null : settings;
        if (item)
            item.takeFocus();
    }

    Rail {
        id: rail
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        page: shell.page
        onChosen: wanted => shell.show(wanted)
        onKeysWanted: keys.open()
    }
    Item {
        anchors.left: rail.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom

        SettingsPage {
            id: settings
            anchors.fill: parent
            visible: shell.page === Shell.Settings
        }
    }

    KeysDialog {
        id: keys
    }
    Shortcut {
        sequences: ["F1"]
        enabled: !keys.visible
        onActivated: keys.open()
    }
}
