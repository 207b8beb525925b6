import QtQuick
import Tessera
import Tessera.Ui

// Everything inside the window.
FocusScope {
    id: shell

    enum Page {
        Play,
        Settings
    }

    required property GameSession session
    property int page: Shell.Play

    focus: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true

    function show(wanted: int): void {
        page = wanted;
        if (wanted === Shell.Play)
            play.takeFocus();
        else
            settings.takeFocus();
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

        PlayPage {
            id: play
            anchors.fill: parent
            visible: shell.page === Shell.Play
            focus: true
            session: shell.session
            announcer: announcer
        }
        SettingsPage {
            id: settings
            anchors.fill: parent
            visible: shell.page === Shell.Settings
        }
    }

    Announcer {
        id: announcer
        objectName: "announcer"
        Accessible.role: Accessible.Notification
        Accessible.name: text
    }
    KeysDialog {
        id: keys
    }
    Shortcut {
        sequences: ["F1"]
        enabled: !keys.visible
        onActivated: keys.open()
    }
    Shortcut {
        sequences: ["Ctrl+1"]
        onActivated: shell.show(Shell.Play)
    }
    Shortcut {
        sequences: ["Ctrl+,"]
        onActivated: shell.show(Shell.Settings)
    }
    Shortcut {
        sequences: ["Ctrl+Q"]
        onActivated: Qt.quit()
    }
}
