import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The table of commands: looked up, changed, and in force everywhere at once.
PlayTestCase {
    id: stage

    SignalSpy {
        id: spoken
        target: stage.session
        signalName: "announced"
    }
    TestCase {
        id: test
        name: "Keys"
        when: windowShown

        function init() {
            stage.width = 1280;
            stage.height = 800;
            Commands.resetAll();
            stage.begin(test);
            spoken.clear();
        }
        function cleanup() {
            stage.shell = null;
            Commands.resetAll();
        }
        function focused() {
            return stage.Window.window.activeFocusItem;
        }
        function lastSpoken() {
            return spoken.count > 0 ? spoken.signalArguments[spoken.count - 1][0] : "";
        }
        function openKeys() {
            keyClick(Qt.Key_F1);
            tryCompare(stage.find(test, "keysSearch"), "activeFocus", true);
        }
        function type(text) {
            for (const letter of text)
                keyClick(letter);
        }

        function test_a_command_gets_another_key() {
            openKeys();
            type("flip");
            keyClick(Qt.Key_Down);
            tryCompare(stage.find(test, "keysRow_flip"), "activeFocus", true);
            keyClick(Qt.Key_Return);
            tryCompare(stage.find(test, "keyField"), "activeFocus", true);
            // A key in use is refused by name, and the box stays open.
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            const problem = stage.find(test, "keyProblem");
            verify(problem.visible && problem.text.includes("Take back"), problem.text);
            compare(lastSpoken(), problem.text);
            compare(Commands.keys.flip, "F");
            keyClick(Qt.Key_F8);
            tryCompare(stage.find(test, "keysRow_flip"), "activeFocus", true);
            compare(Commands.keys.flip, "F8");
            keyClick(Qt.Key_Escape);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
            // In force, and shown on the button.
            const board = stage.find(test, "board");
            const before = board.cellRect(0);
            keyClick(Qt.Key_F);
            compare(board.cellRect(0), before);
            keyClick(Qt.Key_F8);
            verify(board.cellRect(0) !== before);
            compare(stage.find(test, "flip").key, "F8");
        }

        function test_escape_keeps_the_key() {
            openKeys();
            type("flip");
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryCompare(stage.find(test, "keyField"), "activeFocus", true);
            keyClick(Qt.Key_Escape);
            tryCompare(stage.find(test, "keysRow_flip"), "activeFocus", true);
            verify(Commands.allDefault);
        }

        function test_reset_of_one_and_of_all() {
            Commands.setKey("flip", "F8", false);
            Commands.setKey("undo", "F9", true);
            openKeys();
            type("flip");
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryCompare(stage.find(test, "keyField"), "activeFocus", true);
            stage.clickButton(test, "keyReset");
            compare(Commands.keys.flip, "F");
            verify(!Commands.allDefault);
            tryCompare(stage.find(test, "keysRow_flip"), "activeFocus", true);
            stage.clickButton(test, "keysResetAll");
            verify(Commands.allDefault);
        }

        function test_found_by_pressing_its_key() {
            openKeys();
            keyClick(Qt.Key_Tab);
            tryCompare(stage.find(test, "keysByKey"), "activeFocus", true);
            keyClick(Qt.Key_Y, Qt.ControlModifier);
            compare(stage.find(test, "keysByKey").key, "Ctrl+Y");
            verify(stage.find(test, "keysRow_redo").visible);
            compare(test.findChild(stage.Window.window.contentItem, "keysRow_undo"), null);
            // Nothing was played again meanwhile, and Escape first empties the field.
            keyClick(Qt.Key_F11);
            verify(stage.find(test, "keysNothing").visible);
            keyClick(Qt.Key_Escape);
            compare(stage.find(test, "keysByKey").key, "");
            verify(stage.find(test, "keysByKey").activeFocus);
            keyClick(Qt.Key_Escape);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
        }

        function test_the_list_is_one_stop_with_arrows_inside() {
            openKeys();
            keyClick(Qt.Key_Down);
            tryCompare(stage.find(test, "keysRow_left"), "activeFocus", true);
            keyClick(Qt.Key_Down);
            tryCompare(stage.find(test, "keysRow_right"), "activeFocus", true);
            keyClick(Qt.Key_Up);
            tryCompare(stage.find(test, "keysRow_left"), "activeFocus", true);
            keyClick(Qt.Key_Tab);
            verify(["keysClose", "keysResetAll"].includes(focused().objectName), focused().objectName);
            verify(stage.find(test, "keysRow_left").Accessible.name.includes("Left"));
        }

        function test_settings_open_the_list() {
            keyClick(Qt.Key_Comma, Qt.ControlModifier);
            stage.clickButton(test, "settingsKeys");
            tryCompare(stage.find(test, "keysSearch"), "activeFocus", true);
            keyClick(Qt.Key_Escape);
            tryCompare(stage.find(test, "settingsKeys"), "activeFocus", true);
        }

        function test_every_command_is_wired() {
            // By a key that nothing else has, each in turn.
            const expected = {
                "keys": () => stage.find(test, "keysSearch").activeFocus,
                "goTo": () => stage.find(test, "goToEntry").activeFocus,
                "settingsPage": () => stage.shell.page === Shell.Settings,
                "resign": () => stage.find(test, "resignKeep").activeFocus,
                "offerDraw": () => stage.session.drawOffered,
                "zoomIn": () => stage.find(test, "board").zoom > 1
            };
            for (const command in expected) {
                verify(Commands.setKey(command, "F12", false), command);
                keyClick(Qt.Key_F12);
                tryVerify(expected[command], 5000, command);
                keyClick(Qt.Key_Escape);
                Commands.reset(command);
                stage.shell.show(Shell.Play);
                tryCompare(stage.find(test, "board"), "activeFocus", true);
            }
        }

        function test_board_keys_tell() {
            const board = stage.find(test, "board");
            board.focusSquare = stage.square("b1@10");
            keyClick(Qt.Key_O);
            verify(lastSpoken().includes("white bishop"), lastSpoken());
            keyClick(Qt.Key_M);
            verify(lastSpoken().includes("can go"), lastSpoken());
            keyClick(Qt.Key_X);
            verify(lastSpoken().includes("Along 2 axes"), lastSpoken());
            keyClick(Qt.Key_L);
            verify(lastSpoken() !== "");
            stage.session.activate(stage.square("b1@10"));
            stage.session.activate(stage.square("b1@01"));
            keyClick(Qt.Key_L);
            verify(lastSpoken().includes("bishop"), lastSpoken());
        }

        function test_letters_go_to_pieces_on_the_board_alone() {
            const board = stage.find(test, "board");
            board.focusSquare = 0;
            keyClick(Qt.Key_K);
            const first = board.focusSquare;
            verify(first > 0);
            keyClick(Qt.Key_K);
            verify(board.focusSquare !== first);
            keyClick(Qt.Key_K, Qt.ShiftModifier);
            compare(board.focusSquare, first);
            // A letter that has become a command's key is reached with Alt.
            verify(Commands.setKey("tellSquare", "K", false));
            keyClick(Qt.Key_K);
            compare(board.focusSquare, first);
            verify(lastSpoken().includes("white king"), lastSpoken());
            keyClick(Qt.Key_K, Qt.AltModifier);
            verify(board.focusSquare !== first);
            // Elsewhere the letters mean nothing.
            const square = board.focusSquare;
            stage.find(test, "flip").forceActiveFocus();
            spoken.clear();
            keyClick(Qt.Key_Q);
            keyClick(Qt.Key_M);
            compare(board.focusSquare, square);
            compare(spoken.count, 0);
        }
    }
}
