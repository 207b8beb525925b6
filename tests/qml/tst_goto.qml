import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The box that takes a square or a move.
PlayTestCase {
    id: stage

    SignalSpy {
        id: spoken
        target: stage.session
        signalName: "announced"
    }
    TestCase {
        id: test
        name: "GoTo"
        when: windowShown

        function init() {
            stage.begin(test);
            spoken.clear();
        }
        function cleanup() {
            stage.shell = null;
        }
        function lastSpoken() {
            return spoken.count > 0 ? spoken.signalArguments[spoken.count - 1][0] : "";
        }
        function type(text) {
            keyClick(Qt.Key_G, Qt.ControlModifier);
            const entry = stage.find(test, "goToEntry");
            tryCompare(entry, "activeFocus", true);
            compare(entry.text, "");
            entry.text = text;
        }

        function test_a_square_gets_the_focus() {
            const board = stage.find(test, "board");
            type("b3 [0,1]");
            keyClick(Qt.Key_Return);
            tryCompare(board, "activeFocus", true);
            compare(board.focusSquare, stage.square("b3@01"));
            compare(stage.session.ply, 0);
        }
        function test_a_move_is_played() {
            type("Bb1@10-b1@01");
            keyClick(Qt.Key_Return);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
            compare(stage.session.lastMove, "Bb1@10-b1@01");
            compare(stage.find(test, "board").focusSquare, stage.square("b1@01"));
            // A capture that is named as a whole needs no second word.
            verify(Settings.confirmCaptures);
            type("Rb4@01xb1@01");
            keyClick(Qt.Key_Return);
            compare(stage.session.lastMove, "Rb4@01xb1@01");
        }
        function test_keys_of_what_is_below_wait_until_it_is_closed() {
            type("b3");
            const entry = stage.find(test, "goToEntry");
            keyClick(Qt.Key_3, Qt.ControlModifier);
            keyClick(Qt.Key_N, Qt.ControlModifier);
            compare(stage.shell.page, Shell.Play);
            verify(entry.activeFocus);
            keyClick(Qt.Key_Escape);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
            keyClick(Qt.Key_3, Qt.ControlModifier);
            compare(stage.shell.page, Shell.Lab);
        }
        function test_what_is_wrong_stays_and_is_said() {
            type("b1@10c2@01");
            keyClick(Qt.Key_Return);
            const sentence = stage.find(test, "goToSentence");
            verify(sentence.text.startsWith("Not a bishop move."), sentence.text);
            compare(lastSpoken(), sentence.text);
            verify(stage.find(test, "goToEntry").activeFocus);
            compare(stage.session.ply, 0);
            keyClick(Qt.Key_Escape);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
        }
        function test_only_a_moved_pointer_marks_a_row() {
            const entry_list = () => stage.find(test, "goToList");
            type("b");
            const list = entry_list();
            tryVerify(() => list.count > 2 && list.height > 0);
            const at = list.mapToItem(stage, 40, 40);
            keyClick(Qt.Key_Escape);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
            // It rests where the list will be.
            mouseMove(stage, at.x, at.y);
            type("b");
            tryVerify(() => entry_list().count > 2);
            waitForRendering(stage.shell);
            verify(!entry_list().pointed);
            mouseMove(entry_list(), 44, 44);
            tryVerify(() => entry_list().pointed);
            // The rows change below it.
            stage.find(test, "goToEntry").text = "b1";
            verify(!entry_list().pointed);
        }
        function test_nothing_typed_is_said() {
            type("");
            keyClick(Qt.Key_Return);
            verify(lastSpoken().startsWith("Type a square"), lastSpoken());
        }
        function test_completions_are_chosen_by_arrows() {
            type("b1@10");
            const list = stage.find(test, "goToList");
            compare(list.count, 8);
            keyClick(Qt.Key_Down);
            verify(lastSpoken().startsWith("b1@10"), lastSpoken());
            keyClick(Qt.Key_Down);
            verify(lastSpoken().startsWith("Bb1@10"), lastSpoken());
            keyClick(Qt.Key_Return);
            compare(stage.session.ply, 1);
        }
        function test_typing_plays_nothing_else() {
            const board = stage.find(test, "board");
            const before = board.cellRect(0);
            keyClick(Qt.Key_Slash);
            const entry = stage.find(test, "goToEntry");
            tryCompare(entry, "activeFocus", true);
            for (const letter of "fm[x")
                keyClick(letter);
            compare(entry.text, "fm[x");
            compare(board.cellRect(0), before);
            keyClick(Qt.Key_Escape);
        }
        function test_no_key_is_lost_data() {
            return [{
                    "tag": "still",
                    "still": true
                }, {
                    "tag": "moving",
                    "still": false
                }];
        }
        // Each function begins with a box that was never open. Nothing waits between the keys.
        function test_no_key_is_lost(data) {
            const board = stage.find(test, "board");
            Settings.reducedMotion = data.still;
            const before = board.focusSquare;
            for (const letter of "/b3@01")
                keyClick(letter);
            const entry = stage.find(test, "goToEntry");
            compare(entry.text, "b3@01");
            keyClick(Qt.Key_Escape);
            for (const letter of "/c1")
                keyClick(letter);
            compare(entry.text, "c1");
            keyClick(Qt.Key_Escape);
            // The board has the keys again, too.
            keyClick(board.focusSquare % 4 === 3 ? Qt.Key_Left : Qt.Key_Right);
            verify(board.focusSquare !== before);
            keyClick(Qt.Key_G, Qt.ControlModifier);
            for (const letter of "b3@01")
                keyClick(letter);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Up);
            compare(board.focusSquare, stage.square("b4@01"));
        }
        function test_a_finished_game_says_so() {
            stage.session.resign();
            type("Bb1@10-b1@01");
            keyClick(Qt.Key_Return);
            verify(lastSpoken().startsWith("The game is over"), lastSpoken());
            compare(stage.session.ply, 0);
        }
    }
}
