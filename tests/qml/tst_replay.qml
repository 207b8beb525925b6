import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// Replaying a game of the library: walking, writing, trying other moves, playing on; by keys.
PlayTestCase {
    id: stage

    readonly property LibraryPage page: shell ? shell.library : null
    readonly property ReplayPage replayPage: page ? page.replayPage : null
    readonly property Replay replay: replayPage ? replayPage.replay : null

    TextInput {
        id: clipboard
        function put(text: string): void {
            clipboard.text = text;
            selectAll();
            copy();
        }
        function get(): string {
            clear();
            paste();
            return clipboard.text;
        }
    }

    TestCase {
        id: test
        name: "Replay"
        when: windowShown

        function init() {
            stage.width = 1280;
            stage.height = 800;
            stage.begin(test);
        }
        function cleanup() {
            if (stage.replay)
                stage.replay.close();
            if (stage.page)
                empty();
            stage.shell = null;
        }
        function empty() {
            const library = stage.page.library;
            tryCompare(library, "working", false);
            library.list.selectAll();
            if (library.list.selectedCount > 0)
                library.remove(library.list.chosen(-1));
            tryCompare(library.list, "total", 0);
        }
        /// A chess game that ends in mate after four half-moves, out of the library.
        function openGame() {
            keyClick(Qt.Key_4, Qt.ControlModifier);
            tryCompare(stage.page.library, "loaded", true);
            empty();
            stage.page.importFiles([Qt.resolvedUrl("../data/several.pgn")]);
            tryCompare(stage.page.library.list, "total", 5);
            tryCompare(stage.page.library, "working", false);
            tryCompare(stage.page.library, "progress", "");
            stage.page.takeFocus();
            tryCompare(stage.page.library, "progress", "");
            findChild(stage.page, "gameGrid").currentIndex = 1;
            keyClick(Qt.Key_Y, Qt.ControlModifier | Qt.ShiftModifier);
            verify(stage.replay !== null);
            verify(stage.replay.open);
            tryCompare(part("board"), "activeFocus", true);
            compare(stage.replay.session.lastPly, 4);
        }
        function part(name: string): Item {
            const item = findChild(stage.replayPage, name);
            verify(item !== null, name);
            return item;
        }
        function list(): Item {
            part("replayList").forceActiveFocus();
            return part("replayList");
        }
        function ply(): int {
            return stage.replay.session.ply;
        }
        /// A square of ordinary chess.
        function chess(name: string): int {
            return name.charCodeAt(0) - "a".charCodeAt(0) + 8 * (Number(name[1]) - 1);
        }
        function playMove(from: string, to: string) {
            stage.replay.session.activate(chess(from));
            stage.replay.session.activate(chess(to));
            stage.replay.session.confirmCapture();
        }

        function test_the_keys_of_games_walk_through_it_from_the_board() {
            openGame();
            compare(stage.replay.title, "Final");
            verify(part("replayTitle").visible);
            keyClick(Qt.Key_BracketRight);
            keyClick(Qt.Key_BracketRight);
            compare(ply(), 2);
            tryCompare(part("replaySlider"), "value", 2);
            keyClick(Qt.Key_BracketLeft);
            compare(ply(), 1);
            keyClick(Qt.Key_End, Qt.AltModifier);
            compare(ply(), 4);
            verify(stage.replay.session.checkmate);
            keyClick(Qt.Key_Home, Qt.AltModifier);
            compare(ply(), 0);
            // Space is for the squares here.
            keyClick(Qt.Key_Space);
            verify(!stage.replay.playing);
            keyClick(Qt.Key_R, Qt.ControlModifier | Qt.AltModifier);
            verify(stage.replay.playing);
            keyClick(Qt.Key_R, Qt.ControlModifier | Qt.AltModifier);
            verify(!stage.replay.playing);
            // The game of the window is where it was.
            compare(stage.session.rulesetId, "lite");
            compare(stage.session.lastPly, 0);
        }
        function test_the_list_walks_by_keys_and_pauses_by_space() {
            openGame();
            const moves = list();
            verify(moves.activeFocus);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Down);
            compare(ply(), 2);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Up);
            compare(ply(), 0);
            keyClick(Qt.Key_End);
            compare(ply(), 4);
            keyClick(Qt.Key_Home);
            compare(ply(), 0);
            keyClick(Qt.Key_Space);
            verify(stage.replay.playing);
            keyClick(Qt.Key_Space);
            verify(!stage.replay.playing);
            verify(moves.activeFocus);
            compare(moves.Accessible.description, stage.replay.place);
        }
        function test_a_comment_is_written_and_taken_back() {
            openGame();
            keyClick(Qt.Key_BracketRight);
            const before = part("replayList").count;
            keyClick(Qt.Key_F3);
            const area = stage.find(test, "commentAfter");
            tryVerify(() => area.activeFocus);
            verify(!stage.find(test, "commentBefore").visible);
            for (const letter of "weak [p")
                keyClick(letter);
            mouseClick(stage.find(test, "commentSave"));
            compare(stage.replay.comment, "weak [p");
            compare(part("replayList").count > before, true);
            verify(!stage.replay.playing);
            compare(ply(), 1);
            verify(part("statusText").text.includes("weak [p"), part("statusText").text);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(stage.replay.comment, "");
            compare(part("replayList").count, before);
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
            compare(stage.replay.comment, "weak [p");
        }
        function test_marks_are_chosen_from_a_menu() {
            openGame();
            keyClick(Qt.Key_F3, Qt.ShiftModifier); // at the start there is no move
            compare(stage.replay.glyphs.length, 0);
            keyClick(Qt.Key_BracketRight);
            keyClick(Qt.Key_F3, Qt.ShiftModifier);
            const doubtful = stage.find(test, "mark6");
            tryVerify(() => doubtful.visible);
            doubtful.choose();
            compare(stage.replay.glyphs, [6]);
            tryVerify(() => doubtful.ticked);
            verify(part("statusText").text.includes("doubtful move"));
        }
        function test_other_moves_become_variations_that_are_promoted_and_deleted() {
            openGame();
            compare(part("replayPromote").enabled, false);
            playMove("e2", "e4");
            tryVerify(() => stage.replay.inVariation);
            compare(part("replayPromote").enabled, true);
            compare(stage.replay.alternatives, 2);
            keyClick("v");
            verify(!stage.replay.inVariation);
            keyClick("v");
            verify(stage.replay.inVariation);
            keyClick(Qt.Key_V, Qt.ShiftModifier);
            compare(ply(), 0);
            keyClick(Qt.Key_BracketRight);
            keyClick("v");
            keyClick(Qt.Key_U, Qt.ControlModifier | Qt.ShiftModifier);
            verify(!stage.replay.inVariation);
            compare(stage.replay.session.lastPly, 1);
            list();
            keyClick(Qt.Key_Delete);
            compare(stage.replay.session.lastPly, 4);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(stage.replay.undoText, "");
            compare(stage.replay.session.lastPly, 4);
            compare(part("replayUndo").enabled, false);
        }
        function test_rows_are_pressed_with_the_mouse() {
            openGame();
            const moves = part("replayList");
            tryVerify(() => moves.itemAtIndex(1) !== null);
            waitForRendering(stage.shell);
            const row = moves.itemAtIndex(1);
            mouseClick(row, row.width / 3, row.height / 2);
            compare(ply(), 3);
            verify(moves.activeFocus);
            mouseClick(row, row.width / 3, row.height / 2, Qt.RightButton);
            const item = stage.find(test, "menuReplayComment");
            tryVerify(() => item.visible);
            keyClick(Qt.Key_Escape);
        }
        function test_the_slider_and_the_speed() {
            openGame();
            const slider = part("replaySlider");
            slider.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(ply(), 1);
            keyClick(Qt.Key_Left);
            compare(ply(), 0);
            compare(stage.replay.pause, Theme.replayPauses[1]);
            part("replaySpeed").clicked();
            const quick = stage.find(test, "speed3");
            tryVerify(() => quick.visible);
            quick.choose();
            compare(stage.replay.pause, Theme.replayPauses[3]);
        }
        function test_a_game_is_played_on_from_here() {
            openGame();
            keyClick(Qt.Key_BracketRight);
            keyClick(Qt.Key_G, Qt.ControlModifier | Qt.ShiftModifier);
            const begin = stage.find(test, "playOnAccept");
            tryCompare(begin, "activeFocus", true);
            ComputerSettings.opponent = ComputerSettings.Person;
            keyClick(Qt.Key_Return);
            compare(stage.shell.page, Shell.Play);
            compare(stage.session.rulesetId, "fide");
            compare(stage.session.lastPly, 0);
            verify(!stage.session.whiteToMove);
            // It is still there to look through.
            keyClick(Qt.Key_4, Qt.ControlModifier);
            verify(stage.replay.open);
            compare(ply(), 1);
            compare(stage.replay.session.lastPly, 4);
            keyClick(Qt.Key_End, Qt.AltModifier);
            keyClick(Qt.Key_G, Qt.ControlModifier | Qt.ShiftModifier); // it is mate
            verify(!begin.visible);
        }
        function test_positions_and_games_go_over_the_clipboard() {
            openGame();
            keyClick(Qt.Key_BracketRight);
            keyClick(Qt.Key_X, Qt.ControlModifier | Qt.ShiftModifier);
            const position = clipboard.get();
            verify(position.includes(" b "), position);
            keyClick(Qt.Key_C, Qt.ControlModifier);
            verify(clipboard.get().includes("[Event \"Final\"]"));
            keyClick(Qt.Key_L, Qt.ControlModifier | Qt.ShiftModifier);
            verify(!stage.replay.open);
            verify(findChild(stage.page, "gameGrid").visible);
            tryVerify(() => findChild(stage.page, "gameGrid").activeFocus);
            // Among the cards as well.
            clipboard.put(position);
            stage.page.takeFocus();
            keyClick(Qt.Key_V, Qt.ControlModifier);
            verify(stage.replay.open);
            compare(stage.replay.session.lastPly, 0);
            verify(!stage.replay.session.whiteToMove);
            clipboard.put("no game");
            stage.replayPage.takeFocus();
            keyClick(Qt.Key_V, Qt.ControlModifier);
            verify(!stage.replay.session.whiteToMove);
        }
        function test_it_fits_into_small_windows_with_large_text() {
            openGame();
            for (const [width, height, size] of [[480, 400, 100], [640, 480, 200], [1280, 800, 200]]) {
                stage.width = width;
                stage.height = height;
                Settings.textSize = size;
                waitForRendering(stage.shell);
                const bar = part("replayBar");
                for (const name of ["replayLibrary", "replayPlay", "replaySlider", "replaySpeed", "replayPlayOn", "toStart", "toEnd"]) {
                    const item = findChild(bar, name);
                    const left = item.mapToItem(bar, 0, 0).x;
                    verify(left >= 0 && left + item.width <= bar.width + 1, name + " " + width + " " + left + " " + item.width + " " + bar.width);
                }
            }
            Settings.textSize = 100;
        }
    }
}
