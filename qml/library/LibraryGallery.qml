import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// All games as cards, with a search and filters above them.
FocusScope {
    id: gallery

    required property GameLibrary library
    readonly property var games: library.list
    readonly property real margin: Math.min(Theme.space4, Math.round(width * Theme.pageMargin))
    readonly property int columns: Math.max(1, Math.floor((width - 2 * margin) / Theme.studyCard))
    readonly property int row: grid.count > 0 ? grid.currentIndex : -1
    /// Where the keyboard was before the games were listed anew.
    property string fileBefore: ""
    property int rowBefore: 0
    property alias head: headColumn
    /// From where Shift extends what is selected.
    property int anchor: -1

    signal opened(string file)
    signal deleteWanted
    signal importWanted
    signal playWanted
    signal menuWanted(Item over)

    // What has the keyboard stays in view when the window changes.
    onColumnsChanged: reveal()
    onHeightChanged: reveal()
    function reveal(): void {
        if (row >= columns)
            grid.positionViewAtIndex(row, GridView.Contain);
    }
    function takeFocus(): void {
        if (grid.count > 0)
            grid.forceActiveFocus(Qt.OtherFocusReason);
        else if (clear.visible)
            clear.forceActiveFocus(Qt.OtherFocusReason);
        else
            play.forceActiveFocus(Qt.OtherFocusReason);
    }
    function find(): void {
        grid.toTop();
        search.forceActiveFocus(Qt.ShortcutFocusReason);
        search.selectAll();
    }
    /// Brings the keyboard to a game, where it is in the list.
    function goTo(file: string): void {
        const place = games.rowOf(file);
        if (place >= 0)
            show(place);
    }
    function show(place: int): void {
        grid.currentIndex = place;
        if (place < columns)
            grid.toTop();
        else
            grid.positionViewAtIndex(place, GridView.Contain);
    }
    function extendTo(place: int): void {
        if (anchor < 0)
            anchor = Math.max(0, grid.currentIndex);
        games.selectRange(anchor, place);
        grid.currentIndex = place;
    }
    /// A game is chosen alone, with others, or with all up to it.
    function pick(place: int, others: bool, upTo: bool): void {
        if (upTo) {
            extendTo(place);
            return;
        }
        grid.currentIndex = place;
        anchor = place;
        if (others)
            games.select(place, !games.selectedAt(place));
        else if (!games.selectedAt(place))
            games.clearSelection();
    }

    Connections {
        target: gallery.games
        function onArranging() {
            gallery.fileBefore = gallery.games.fileAt(grid.currentIndex);
            gallery.rowBefore = grid.currentIndex;
        }
        // The keyboard stays with its game, else at its place.
        function onChanged() {
            const place = gallery.games.rowOf(gallery.fileBefore);
            gallery.anchor = -1;
            gallery.show(place >= 0 ? place : Math.min(Math.max(0, gallery.rowBefore), grid.count - 1));
        }
    }

    GridView {
        id: grid
        objectName: "gameGrid"

        /// To the head, which stands in the margin.
        function toTop(): void {
            contentY = originY - topMargin;
        }
        function place(key: int): int {
            const page = Math.max(1, Math.floor((height - head.height) / cellHeight)) * gallery.columns;
            const forward = LayoutMirroring.enabled ? -1 : 1;
            const steps = {
                [Qt.Key_Left]: -forward,
                [Qt.Key_Right]: forward,
                [Qt.Key_Up]: -gallery.columns,
                [Qt.Key_Down]: gallery.columns,
                [Qt.Key_PageUp]: -page,
                [Qt.Key_PageDown]: page,
                [Qt.Key_Home]: -count,
                [Qt.Key_End]: count
            };
            if (!(key in steps))
                return -1;
            const goal = currentIndex + steps[key];
            if (key === Qt.Key_Up || key === Qt.Key_Left || key === Qt.Key_Right)
                return goal < 0 || goal >= count ? currentIndex : goal;
            return Math.max(0, Math.min(count - 1, goal));
        }

        x: gallery.margin
        width: parent.width - 2 * gallery.margin
        height: parent.height
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        topMargin: head.height
        bottomMargin: Theme.space4
        cellWidth: Math.floor((width - Theme.space2) / gallery.columns)
        cellHeight: Theme.studyPicture + Math.ceil(cardText.height * 5.2) + Theme.disc + 8 * Theme.space2
        model: gallery.games
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Games")
        // With larger text more stands above the cards.
        onTopMarginChanged: if (currentIndex < gallery.columns)
            toTop()
        onCountChanged: if (count > 0 && currentIndex < 0)
            currentIndex = 0
        onCurrentIndexChanged: {
            if (currentIndex >= 0 && currentIndex < gallery.columns)
                toTop();
        }

        Keys.onPressed: event => {
            const withShift = (event.modifiers & Qt.ShiftModifier) !== 0;
            const goal = count > 0 && (event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier)) === 0 ? place(event.key) : -1;
            if (goal >= 0) {
                if (withShift)
                    gallery.extendTo(goal);
                else
                    currentIndex = goal;
                event.accepted = true;
            } else if (event.key === Qt.Key_Menu || (event.key === Qt.Key_F10 && withShift)) {
                gallery.menuWanted(currentItem);
                event.accepted = true;
            } else if (event.key === Qt.Key_Delete && event.modifiers === Qt.NoModifier) {
                gallery.deleteWanted();
                event.accepted = true;
            } else if (event.key === Qt.Key_Escape && gallery.games.selectedCount > 0) {
                gallery.games.clearSelection();
                event.accepted = true;
            }
        }
        T.ScrollBar.vertical: ScrollMark {
        }
        FontMetrics {
            id: cardText
            font.family: Theme.textFamily
            font.pixelSize: Theme.text
        }
        delegate: GameCard {
            id: card
            readonly property LibraryGallery gallery: GridView.view ? GridView.view.parent as LibraryGallery : null
            ticking: gallery !== null && gallery.games.selectedCount > 0
            onOpened: gallery.opened(file)
            onPicked: (others, upTo) => gallery.pick(index, others, upTo)
            onMenuWanted: gallery.menuWanted(card)
        }
    }
    // It scrolls away with the cards.
    Item {
        id: head
        x: gallery.margin
        y: grid.originY - grid.contentY - height
        width: grid.width - Theme.space2
        height: headColumn.height + Theme.space4 + Theme.space2

        Column {
            id: headColumn
            x: Theme.space2
            y: Theme.space4
            width: parent.width - Theme.space2
            spacing: Theme.space3

            Label {
                width: parent.width
                text: qsTr("Library")
                font.pixelSize: Theme.title
                strong: true
                Accessible.role: Accessible.Heading
            }
            Label {
                objectName: "libraryCount"
                width: parent.width
                readonly property int total: gallery.games.total
                readonly property string allText: total === 0 ? qsTr("Every game is kept here when another one takes its place.") : total === 1 ? qsTr("1 game. Every game is kept here when another one takes its place.") : qsTr("%n games. Every game is kept here when another one takes its place.", "", total)
                text: !gallery.library.loaded ? qsTr("The games are being read.") : gallery.games.filtered ? qsTr("%1 of %n games.", "", total).arg(gallery.games.count) : allText
                muted: true
            }
            Flow {
                id: tools
                width: parent.width
                spacing: Theme.space2
                visible: gallery.games.total > 0
                TextEntry {
                    id: search
                    objectName: "librarySearch"
                    width: Math.min(tools.width, Theme.sidePanel)
                    placeholderText: qsTr("Find by name, title, tag, date…")
                    Accessible.name: qsTr("Find games")
                    Accessible.description: placeholderText
                    onTextEdited: gallery.games.text = text
                    Keys.onDownPressed: gallery.takeFocus()
                    Keys.onReturnPressed: gallery.takeFocus()
                    Keys.onEnterPressed: gallery.takeFocus()
                    Keys.onEscapePressed: event => {
                        event.accepted = text !== "";
                        text = "";
                        gallery.games.text = "";
                    }
                }
                FilterButton {
                    objectName: "filterGame"
                    name: qsTr("Game")
                    choices: gallery.games.rulesets
                    value: gallery.games.ruleset
                    onChosen: value => gallery.games.ruleset = value
                }
                FilterButton {
                    objectName: "filterResult"
                    name: qsTr("Result")
                    choices: gallery.games.results
                    value: gallery.games.result
                    onChosen: value => gallery.games.result = value
                }
                FilterButton {
                    objectName: "sortGames"
                    name: qsTr("Order")
                    choices: gallery.games.sorts
                    value: gallery.games.sort
                    onChosen: value => gallery.games.sort = value
                }
                AppButton {
                    objectName: "libraryShowAll"
                    visible: gallery.games.filtered
                    text: qsTr("Show all")
                    tip: qsTr("Without any filter")
                    kind: AppButton.Quiet
                    iconName: "close"
                    onClicked: gallery.showAll()
                }
                AppButton {
                    objectName: "libraryImport"
                    text: qsTr("Add games…")
                    tip: qsTr("From files, which may hold several each. Files can be dropped here as well; they all live in %1.").arg(gallery.library.folder)
                    command: "libraryImport"
                    kind: AppButton.Quiet
                    iconName: "plus"
                    onClicked: gallery.importWanted()
                }
            }
        }
        Connections {
            target: gallery.Window.window
            function onActiveFocusItemChanged() {
                // The keyboard went to a filter that is scrolled away.
                for (let up = gallery.Window.window.activeFocusItem; up; up = up.parent) {
                    if (up === head)
                        grid.toTop();
                }
            }
        }
    }
    function showAll(): void {
        games.clearFilter();
        search.text = "";
        takeFocus();
    }
    Column {
        id: emptyState
        visible: grid.count === 0 && gallery.library.loaded
        readonly property bool none: gallery.games.total === 0
        x: Math.round((parent.width - width) / 2)
        y: head.height + (none ? Theme.space4 : Theme.space6)
        width: Math.min(Theme.dialogWidth, parent.width - 2 * gallery.margin)
        spacing: Theme.space3
        Label {
            width: parent.width
            text: emptyState.none ? qsTr("No games yet") : qsTr("No game is like that")
            font.pixelSize: Theme.heading
            strong: true
            horizontalAlignment: Text.AlignHCenter
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            text: emptyState.none ? qsTr("Play a game: it is kept here by itself. Or add games from files (.pgn4d, .pgn), which you can drop on this window.") : qsTr("Look for less, or see all of them.")
            muted: true
            horizontalAlignment: Text.AlignHCenter
        }
        AppButton {
            id: clear
            objectName: "libraryEmptyClear"
            visible: !emptyState.none
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Show all games")
            kind: AppButton.Primary
            onClicked: gallery.showAll()
        }
        AppButton {
            id: play
            objectName: "libraryEmptyPlay"
            visible: emptyState.none
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Play a game")
            kind: AppButton.Primary
            onClicked: gallery.playWanted()
        }
        AppButton {
            objectName: "libraryEmptyImport"
            visible: emptyState.none
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Add games…")
            command: "libraryImport"
            onClicked: gallery.importWanted()
        }
    }
}
