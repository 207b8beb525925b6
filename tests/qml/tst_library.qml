import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The library as a person meets it: finding, opening, describing and deleting games by keys.
PlayTestCase {
    id: stage

    readonly property LibraryPage page: shell ? shell.library : null

    TestCase {
        id: test
        name: "Library"
        when: windowShown

        function init() {
            stage.width = 1280;
            stage.height = 800;
            stage.begin(test);
        }
        function cleanup() {
            if (stage.page)
                empty();
            stage.shell = null;
            Settings.textSize = 100;
        }
        function inLibrary(name: string): Item {
            const item = findChild(stage.page, name);
            verify(item !== null, name);
            return item;
        }
        function openLibrary() {
            keyClick(Qt.Key_4, Qt.ControlModifier);
            verify(stage.page !== null);
            tryCompare(stage.page.library, "loaded", true);
            tryCompare(stage.page.library, "progress", "");
        }
        function empty() {
            const library = stage.page.library;
            tryCompare(library, "working", false);
            library.list.clearFilter();
            library.list.selectAll();
            if (library.list.selectedCount > 0)
                library.remove(library.list.chosen(-1));
            tryCompare(library.list, "total", 0);
        }
        /// Five games of a file, without the dialog that asks for it.
        function fill() {
            openLibrary();
            empty();
            stage.page.importFiles([Qt.resolvedUrl("../data/several.pgn")]);
            tryCompare(stage.page.library.list, "total", 5);
            tryCompare(stage.page.library, "working", false);
            tryCompare(stage.page.library, "progress", "");
            stage.page.takeFocus();
            tryCompare(stage.page.library, "progress", "");
            grid().currentIndex = 0;
            waitForRendering(stage.shell);
        }
        function card(row: int): Item {
            const item = grid().itemAtIndex(row);
            verify(item !== null, row);
            return item;
        }
        /// What stands in the list, by its titles.
        function titles(): string {
            const found = [];
            for (let row = 0; row < grid().count; ++row)
                found.push(card(row).title);
            return found.join(", ");
        }
        function settle() {
            tryCompare(stage.page.library, "working", false);
            tryCompare(stage.page.library, "progress", "");
        }
        function grid(): Item {
            return inLibrary("gameGrid");
        }

        function test_an_empty_library_says_what_to_do() {
            openLibrary();
            empty();
            verify(inLibrary("libraryEmptyPlay").visible);
            tryCompare(inLibrary("libraryEmptyPlay"), "activeFocus", true);
            keyClick(Qt.Key_Return);
            compare(stage.shell.page, Shell.Play);
        }

        function test_games_are_walked_and_opened_by_keys() {
            fill();
            tryVerify(() => card(0).activeFocus);
            // Without a date it stands where it was added: today.
            compare(titles(), "Training, Final, Cara – Black, Club evening, Club evening");
            keyClick(Qt.Key_Right);
            compare(grid().currentIndex, 1);
            tryVerify(() => card(1).activeFocus);
            const name = card(1).Accessible.name;
            for (const part of ["Final", "Dora – Emil", "Chess", "2 Mar 2025", "Black won", "4 half-moves"])
                verify(name.includes(part), name);
            keyClick(Qt.Key_End);
            compare(grid().currentIndex, 4);
            keyClick(Qt.Key_Home);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            compare(stage.shell.page, Shell.Play);
            compare(stage.session.rulesetId, "fide");
            verify(stage.session.checkmate);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
        }
        function test_find_filter_and_show_all() {
            fill();
            keyClick(Qt.Key_F, Qt.ControlModifier | Qt.ShiftModifier);
            tryCompare(inLibrary("librarySearch"), "activeFocus", true);
            for (const letter of "zoe")
                keyClick(letter);
            tryCompare(grid(), "count", 1);
            compare(card(0).players, "Berta – Zoë");
            verify(inLibrary("libraryCount").text.includes("1 of 5"));
            keyClick(Qt.Key_Down);
            tryVerify(() => card(0).activeFocus);
            keyClick(Qt.Key_F, Qt.ControlModifier | Qt.ShiftModifier);
            keyClick("q");
            tryCompare(grid(), "count", 0);
            verify(inLibrary("libraryEmptyClear").visible);
            mouseClick(inLibrary("libraryEmptyClear"));
            compare(grid().count, 5);
            compare(inLibrary("librarySearch").text, "");
            inLibrary("filterResult").chosen(1);
            compare(titles(), "Club evening");
            inLibrary("libraryShowAll").clicked();
            inLibrary("sortGames").chosen(GameSort.ByNames);
            compare(titles().split(", ")[0], "Cara – Black");
        }
        function test_a_game_is_described() {
            fill();
            keyClick(Qt.Key_F2);
            const title = stage.find(test, "detailsTitleEntry");
            tryCompare(title, "activeFocus", true);
            compare(title.text, "Training");
            title.text = "Warm-up";
            stage.find(test, "detailsKeywordsEntry").text = "mine, short";
            keyClick(Qt.Key_Return);
            settle();
            compare(card(0).title, "Warm-up");
            compare(card(0).keywords.length, 2);
            tryVerify(() => card(0).activeFocus);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            settle();
            compare(card(0).title, "Training");
            compare(card(0).keywords.length, 0);
            // Nothing of this was a move of the game.
            compare(stage.session.lastPly, 0);
        }
        function test_several_are_deleted_and_brought_back() {
            fill();
            keyClick(Qt.Key_Space);
            verify(card(0).chosen);
            verify(card(0).Accessible.selected);
            keyClick(Qt.Key_Right, Qt.ShiftModifier);
            compare(stage.page.library.list.selectedCount, 2);
            verify(inLibrary("libraryChosen").text.includes("2"));
            keyClick(Qt.Key_Delete);
            settle();
            tryCompare(grid(), "count", 3);
            tryVerify(() => grid().currentItem && grid().currentItem.activeFocus);
            verify(inLibrary("libraryUndo").visible);
            mouseClick(inLibrary("libraryUndo"));
            settle();
            tryCompare(grid(), "count", 5);
            keyClick(Qt.Key_A, Qt.ControlModifier);
            compare(stage.page.library.list.selectedCount, 5);
            // Tags for all of them.
            keyClick(Qt.Key_F2);
            const words = stage.find(test, "detailsKeywordsEntry");
            tryCompare(words, "activeFocus", true);
            words.text = "all";
            keyClick(Qt.Key_Return);
            settle();
            compare(card(3).keywords[0], "all");
            grid().currentItem.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            compare(stage.page.library.list.selectedCount, 0);
        }
        function test_the_mouse_selects_and_opens() {
            fill();
            mouseClick(card(1));
            compare(grid().currentIndex, 1);
            compare(stage.page.library.list.selectedCount, 0);
            mouseClick(card(2), 40, 40, Qt.LeftButton, Qt.ControlModifier);
            compare(stage.page.library.list.selectedCount, 1);
            mouseClick(card(4), 40, 40, Qt.LeftButton, Qt.ShiftModifier);
            compare(stage.page.library.list.selectedCount, 3);
            mouseClick(findChild(card(3), "gameTick"));
            compare(stage.page.library.list.selectedCount, 2);
            mouseClick(card(0), 40, 40, Qt.RightButton);
            tryVerify(() => stage.page.menuOpen);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !stage.page.menuOpen);
            mouseDoubleClickSequence(card(1));
            compare(stage.shell.page, Shell.Play);
        }
        function test_the_position_is_proved() {
            fill();
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_F7, Qt.ShiftModifier);
            compare(stage.shell.page, Shell.Play);
            verify(stage.session.checkmate);
            tryVerify(() => stage.find(test, "tabProof").checked);
        }
        function test_fits_the_smallest_window() {
            fill();
            for (const size of [100, 200]) {
                Settings.textSize = size;
                stage.width = Theme.leastWindowWidth;
                stage.height = Theme.leastWindowHeight;
                waitForRendering(stage.shell);
                for (const name of ["libraryOpenButton", "libraryMore"]) {
                    const button = inLibrary(name);
                    const at = button.mapToItem(stage.shell, 0, 0);
                    verify(button.visible && at.x >= 0 && at.x + button.width <= stage.width && at.y + button.height <= stage.height, name + " at " + size);
                }
            }
        }
    }
}
