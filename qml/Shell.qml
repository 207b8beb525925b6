import QtQuick
import Tessera
import Tessera.Ui

// Everything inside the window.
FocusScope {
    id: shell

    enum Page {
        Play,
        Learn,
        Lab,
        Editor,
        Settings
    }

    required property GameSession session
    property int page: Shell.Play
    /// Of the pages with boards the one that was seen last: keys of the boards go there.
    property int lastBoards: Shell.Play
    readonly property LearnPage learn: learnLoader.item as LearnPage
    readonly property LabPage lab: labLoader.item as LabPage
    readonly property bool learnCurrent: lastBoards === Shell.Learn && page !== Shell.Editor && learn !== null && learn.studying
    readonly property bool labCurrent: lastBoards === Shell.Lab && page !== Shell.Editor && lab !== null && lab.studying

    focus: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true

    function show(wanted: int): void {
        page = wanted;
        if (wanted !== Shell.Settings && wanted !== Shell.Editor)
            lastBoards = wanted;
        if (wanted === Shell.Play)
            play.takeFocus();
        else if (wanted === Shell.Learn)
            learnPage().takeFocus();
        else if (wanted === Shell.Lab)
            labPage().takeFocus();
        else if (wanted === Shell.Editor)
            editorPage().takeFocus();
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
    /// The lab; it is loaded when it is first wanted.
    function labPage(): LabPage {
        if (!lab)
            labLoader.setSource(Qt.resolvedUrl("LabPage.qml"), {
                    "announcer": announcer
                });
        return lab;
    }
    function openStudy(file: url): void {
        show(Shell.Lab);
        lab.openFile(file);
    }
    /// The editor; it is loaded when it is first wanted.
    function editorPage(): EditorPage {
        if (!editorLoader.page)
            editorLoader.setSource(Qt.resolvedUrl("EditorPage.qml"), {
                    "session": session,
                    "announcer": announcer
                });
        return editorLoader.page;
    }
    /// Takes the position of the game to the editor.
    function editPosition(): void {
        show(Shell.Editor);
        editorPage().takeGame();
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
            // The editor has a board of its own, and the keys are for that one then.
            current: !shell.learnCurrent && !shell.labCurrent && shell.page !== Shell.Editor
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
        Loader {
            id: labLoader
            anchors.fill: parent
            visible: shell.page === Shell.Lab
        }
        Connections {
            target: shell.lab
            function onWanted() {
                if (shell.page !== Shell.Lab)
                    shell.show(Shell.Lab);
            }
        }
        Binding {
            target: shell.lab
            property: "current"
            value: shell.labCurrent
        }
        Loader {
            id: editorLoader
            readonly property EditorPage page: item as EditorPage
            anchors.fill: parent
            visible: shell.page === Shell.Editor
            enabled: visible
        }
        SettingsPage {
            id: settings
            anchors.fill: parent
            visible: shell.page === Shell.Settings
            onKeysWanted: keys.open()
        }
    }

    Connections {
        target: editorLoader.page
        function onBegun() {
            shell.show(Shell.Play);
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
        command: "labPage"
        onActivated: shell.show(Shell.Lab)
    }
    CommandShortcut {
        command: "editorPage"
        onActivated: shell.show(Shell.Editor)
    }
    CommandShortcut {
        command: "editPosition"
        onActivated: shell.editPosition()
    }
    CommandShortcut {
        command: "settingsPage"
        onActivated: shell.show(Shell.Settings)
    }
    CommandShortcut {
        command: "quit"
        context: Qt.ApplicationShortcut
        onActivated: Qt.quit()
    }
}
