import QtQuick
import Tessera
import Tessera.Ui

// The games that were kept: to find, to open again, to describe and to pass on.
FocusScope {
    id: page

    required property GameSession session
    /// Says what happens to those who cannot see it.
    required property Announcer announcer
    /// Whether the keys are its.
    property bool current: false
    readonly property GameLibrary library: library
    readonly property var chosen: {
        library.list.selectedCount;
        library.list.count;
        return library.list.chosen(gallery.row);
    }
    readonly property var only: chosen.length === 1 ? library.list.row(chosen[0]) : {}
    readonly property bool damaged: (only.problem ?? "") !== ""

    readonly property bool menuOpen: actions.opened
    readonly property ReplayPage replayPage: replayLoader.item as ReplayPage
    readonly property bool replaying: replayPage !== null && replayPage.replay.open

    /// A game was opened; `proves`: its position is to be proved.
    signal begun(bool proves)
    signal playWanted

    function takeFocus(): void {
        if (replaying) {
            replayPage.takeFocus();
            return;
        }
        library.refresh();
        gallery.takeFocus();
    }
    function importFiles(files: var): void {
        library.importFiles(files);
    }
    function open(file: string, proves: bool): void {
        if (session.openGame(library.url(file))) {
            if (proves)
                session.goToPly(session.lastPly);
            page.begun(proves);
        } else {
            library.refresh();
        }
    }
    /// The boards that games are replayed on; they are loaded when they are first wanted.
    function wantReplay(): ReplayPage {
        if (!replayPage)
            replayLoader.setSource(Qt.resolvedUrl("ReplayPage.qml"), {
                    "played": session,
                    "announcer": announcer
                });
        return replayPage;
    }
    function replay(file: string): void {
        if (wantReplay().open(library.url(file)))
            replayPage.takeFocus();
    }
    function paste(): void {
        if (wantReplay().paste())
            replayPage.takeFocus();
    }
    function endReplay(): void {
        const file = replayPage.replay.fileName;
        replayPage.replay.close();
        takeFocus();
        if (file !== "")
            gallery.goTo(file);
    }
    function remark(text: string): void {
        announcer.say(text);
    }
    function obey(command: string): void {
        // How many games it takes, at most.
        const most = {
            "libraryOpen": 1,
            "libraryReplay": 1,
            "libraryCopyGame": 1,
            "libraryCopyPosition": 1,
            "proofTab": 1,
            "takeOver": 1,
            "libraryDetails": Infinity,
            "libraryDelete": Infinity,
            "libraryExport": Infinity
        };
        if (command in most && chosen.length === 0) {
            remark(qsTr("There is no game to do this with."));
            return;
        }
        if (command in most && chosen.length > most[command]) {
            remark(qsTr("This can be done with one game at a time; %n are selected.", "", chosen.length));
            return;
        }
        switch (command) {
        case "libraryFind":
            gallery.find();
            break;
        case "libraryOpen":
            open(chosen[0], false);
            break;
        case "libraryReplay":
            replay(chosen[0]);
            break;
        case "libraryPaste":
            paste();
            break;
        case "proofTab":
            open(chosen[0], true);
            break;
        case "takeOver":
            library.takeOver(chosen[0]);
            break;
        case "libraryDetails":
            if (chosen.length === 1 && damaged)
                remark(qsTr("A damaged game stays as it is. Take over what can be read of it first."));
            else
                details.edit(chosen);
            break;
        case "libraryDelete":
            library.remove(chosen);
            break;
        case "libraryImport":
            importQuestion.openSeveral(page.Window.window);
            break;
        case "libraryExport":
            exportQuestion.files = chosen;
            exportQuestion.save(page.Window.window, library.exportName(chosen));
            break;
        case "libraryCopyGame":
            library.copyGame(chosen[0]);
            break;
        case "libraryCopyPosition":
            library.copyPosition(chosen[0]);
            break;
        case "librarySelectAll":
            library.list.selectAll();
            break;
        case "undo":
            library.undo();
            break;
        }
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Library")

    GameLibrary {
        id: library
        session: page.session
        onAnnounced: text => page.announcer.say(text)
        onNoticeChanged: {
            if (notice !== "")
                page.announcer.say(notice);
        }
        onSettled: file => gallery.goTo(file)
        onLoadedChanged: {
            if (gallery.activeFocus)
                gallery.takeFocus();
        }
    }
    LibraryGallery {
        id: gallery
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: bar.visible ? bar.top : parent.bottom
        anchors.bottomMargin: libraryNotice.visible ? libraryNotice.height + 2 * Theme.space3 : 0
        visible: !page.replaying
        focus: !page.replaying
        library: library
        onOpened: file => page.open(file, false)
        onDeleteWanted: page.obey("libraryDelete")
        onImportWanted: page.obey("libraryImport")
        onPlayWanted: page.playWanted()
        onMenuWanted: over => actions.openOver(over)
    }
    NoticeCard {
        id: libraryNotice
        objectName: "libraryNotice"
        mostHeight: page.height * Theme.noticeShare
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: bar.visible ? bar.top : parent.bottom
        anchors.margins: Theme.space3
        action: library.repairable > 0 && library.notice !== "" ? qsTr("Repair and add") : ""
        onActed: {
            library.repair();
            page.takeFocus();
        }
        // Why a game could not be replayed stands here, for there is no other place then.
        readonly property string replayNotice: page.replayPage && !page.replaying ? page.replayPage.replay.notice : ""
        notice: page.replaying ? "" : library.notice !== "" ? library.notice : replayNotice
        onDismissed: {
            library.notice !== "" ? library.dismissNotice() : page.replayPage.replay.dismissNotice();
            gallery.takeFocus();
        }
    }
    LibraryBar {
        id: bar
        objectName: "libraryBar"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: implicitHeight
        visible: !page.replaying && (library.list.count > 0 || library.undoText !== "" || busy)
        library: library
        count: page.chosen.length
        name: page.only.title ?? ""
        damaged: page.damaged
        readable: page.only.readable ?? false
        onGiven: command => page.obey(command)
        onMenuWanted: actions.openOver(actionsButton)
    }
    LibraryActions {
        id: actions
        games: page.chosen.length
        damaged: page.damaged
        readable: page.only.readable ?? false
        onGiven: command => page.obey(command)

        /// Beside an item, which may go before the menu does.
        function openOver(item: Item): void {
            if (!item)
                return;
            const at = item.mapToItem(page, 0, item === bar.actionsButton ? -implicitHeight - Theme.space1 : Theme.space5);
            x = at.x;
            y = at.y;
            open();
        }
    }
    GameDetailsDialog {
        id: details
        library: library
    }
    LibraryFiles {
        id: importQuestion
        onChosenSeveral: files => library.importFiles(files)
    }
    LibraryFiles {
        id: exportQuestion
        property var files: []
        title: qsTr("Write games to a file")
        onChosen: file => library.exportGames(files, file)
    }
    Loader {
        id: replayLoader
        anchors.fill: parent
        visible: page.replaying
        enabled: visible
        focus: page.replaying
    }
    Binding {
        target: page.replayPage
        property: "current"
        value: page.current && page.replaying
    }
    Connections {
        target: page.replayPage
        function onLibraryWanted() {
            page.endReplay();
        }
        function onBegun() {
            page.begun(false);
        }
    }
    LibraryCommands {
        enabled: page.current && !page.replaying
        onGiven: command => page.obey(command)
    }
}
