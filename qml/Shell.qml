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
        Library,
        Editor,
        Settings
    }

    required property GameSession session
    property int page: Shell.Play
    /// What went wrong with the file that was to be opened; empty: nothing.
    property string problem: ""
    /// Of the pages with boards the one that was seen last: keys of the boards go there.
    property int lastBoards: Shell.Play
    readonly property LearnPage learn: learnLoader.item as LearnPage
    readonly property LabPage lab: labLoader.item as LabPage
    readonly property LibraryPage library: libraryLoader.item as LibraryPage
    readonly property bool learnCurrent: lastBoards === Shell.Learn && page !== Shell.Editor && page !== Shell.Library && learn !== null && learn.studying
    readonly property bool labCurrent: lastBoards === Shell.Lab && page !== Shell.Editor && page !== Shell.Library && lab !== null && lab.studying

    focus: true
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true

    function show(wanted: int): void {
        page = wanted;
        if (wanted !== Shell.Settings && wanted !== Shell.Editor && wanted !== Shell.Library)
            lastBoards = wanted;
        if (wanted === Shell.Play)
            play.takeFocus();
        else if (wanted === Shell.Learn)
            learnPage().takeFocus();
        else if (wanted === Shell.Lab)
            labPage().takeFocus();
        else if (wanted === Shell.Library)
            libraryPage().takeFocus();
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
    /// The library; it is loaded when it is first wanted.
    function libraryPage(): LibraryPage {
        if (!library)
            libraryLoader.setSource(Qt.resolvedUrl("LibraryPage.qml"), {
                    "session": session,
                    "announcer": announcer
                });
        return library;
    }
    /// Puts the game of a file on the board; where there are several, all go to the library.
    function openGames(files: var): void {
        if (files.length === 1 && !libraryPage().library.holdsSeveral(files[0])) {
            session.openGame(files[0]);
            show(Shell.Play);
            return;
        }
        importGames(files);
    }
    function importGames(files: var): void {
        show(Shell.Library);
        library.importFiles(files);
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
    /// Takes the position of the game to the editor; where one is replayed, of that one.
    function editPosition(): void {
        const replayed = page === Shell.Library && library && library.replaying;
        const from = replayed ? library.replayPage.session : session;
        show(Shell.Editor);
        editorPage().takeGame(from);
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
            current: !shell.learnCurrent && !shell.labCurrent && shell.page !== Shell.Editor && shell.page !== Shell.Library
            undoes: shell.page !== Shell.Lab || shell.lab === null || !shell.lab.undoes
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
            id: libraryLoader
            anchors.fill: parent
            visible: shell.page === Shell.Library
            enabled: visible
        }
        Binding {
            target: shell.library
            property: "current"
            value: shell.page === Shell.Library
        }
        Connections {
            target: shell.library
            function onBegun(proves) {
                shell.show(Shell.Play);
                if (proves)
                    play.showProof();
            }
            function onPlayWanted() {
                shell.show(Shell.Play);
            }
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

    // Files with games that are let go over the window.
    DropArea {
        id: drop
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: event => {
            if (!event.hasUrls)
                return;
            event.accept(Qt.CopyAction);
            shell.importGames(event.urls);
        }
        DropHint {
            anchors.fill: parent
            visible: drop.containsDrag
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
        notice: shell.problem !== "" ? shell.problem : Settings.problem !== seen ? Settings.problem : ""
        onDismissed: {
            if (shell.problem !== "")
                shell.problem = "";
            else
                seen = notice;
        }
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
        command: "libraryPage"
        onActivated: shell.show(Shell.Library)
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
        command: "toggleSounds"
        onActivated: {
            Sounds.on = !Sounds.on;
            announcer.say(Sounds.on ? qsTr("Sounds are on.") : qsTr("Sounds are off."));
        }
    }
    CommandShortcut {
        command: "quit"
        context: Qt.ApplicationShortcut
        onActivated: Qt.quit()
    }
}
