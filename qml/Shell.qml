import QtQuick
import Tessera
import Tessera.Ui

// Everything inside the window.
FocusScope {
    id: shell

    enum Page {
        Play,
        Learn,
        Settings
    }

    required property GameSession session
    property int page: Shell.Play
    /// Of the pages with boards the one that was seen last: keys of the boards go there.
    property int lastBoards: Shell.Play
    readonly property LearnPage learn: learnLoader.item as LearnPage
    readonly property bool learnCurrent: lastBoards === Shell.Learn && learn !== null && learn.studying

    focus: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true

    function show(wanted: int): void {
        page = wanted;
        if (wanted !== Shell.Settings)
            lastBoards = wanted;
        if (wanted === Shell.Play)
            play.takeFocus();
        else if (wanted === Shell.Learn)
            learnPage().takeFocus();
        else
            settings.takeFocus();
    }
    /// The lessons; they are loaded when they are first wanted.
    function learnPage(): LearnPage {
        if (!learn)
            learnLoader.setSource(Qt.resolvedUrl("LearnPage.qml"), {
                    "announcer": announcer
                });
        return learn;
    }
    function openLesson(file: url): void {
        show(Shell.Learn);
        learn.openFile(file);
    }

    /// Checks a ruleset's file and offers a game of it.
    function openRuleset(file: url): void {
        play.offerRuleset(file);
    }

    Rail {
        id: rail
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        page: shell.page
        compact: Theme.railWidth > shell.width * Theme.railShare
        onChosen: wanted => shell.show(wanted)
        onKeysWanted: keys.open()
    }
    Item {
        anchors.left: rail.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.bottomMargin: settingsNotice.visible ? settingsNotice.height + Theme.space4 : 0

        PlayPage {
            id: play
            anchors.fill: parent
            visible: shell.page === Shell.Play
            current: !shell.learnCurrent
            focus: true
            session: shell.session
            announcer: announcer
            onWanted: {
                if (shell.page !== Shell.Play)
                    shell.show(Shell.Play);
            }
        }
        Loader {
            id: learnLoader
            anchors.fill: parent
            visible: shell.page === Shell.Learn
        }
        Connections {
            target: shell.learn
            function onWanted() {
                if (shell.page !== Shell.Learn)
                    shell.show(Shell.Learn);
            }
        }
        Binding {
            target: shell.learn
            property: "current"
            value: shell.learnCurrent
        }
        SettingsPage {
            id: settings
            anchors.fill: parent
            visible: shell.page === Shell.Settings
            onKeysWanted: keys.open()
        }
    }

    NoticeCard {
        id: settingsNotice
        mostHeight: shell.height * Theme.noticeShare
        objectName: "settingsNotice"
        property string seen: ""
        anchors.left: rail.right
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.space4
        notice: Settings.problem !== seen ? Settings.problem : ""
        onDismissed: seen = notice
        onNoticeChanged: {
            if (notice !== "")
                announcer.say(notice);
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
        onAnnounced: text => shell.session.announced(text)
        onChangeWanted: command => keyDialog.change(command)
    }
    KeyDialog {
        id: keyDialog
        onAnnounced: text => shell.session.announced(text)
        onClosed: keys.focusCurrent()
    }
    CommandShortcut {
        command: "keys"
        enabled: !keys.visible
        onActivated: keys.open()
    }
    CommandShortcut {
        command: "playPage"
        onActivated: shell.show(Shell.Play)
    }
    CommandShortcut {
        command: "learnPage"
        onActivated: shell.show(Shell.Learn)
    }
    CommandShortcut {
        command: "settingsPage"
        onActivated: shell.show(Shell.Settings)
    }
    CommandShortcut {
        command: "quit"
        onActivated: Qt.quit()
    }
}
