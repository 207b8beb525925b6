import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// What the keys for printing offer where something can be printed.
PlayTestCase {
    id: stage

    TestCase {
        id: test
        name: "Printing"
        when: windowShown

        function init() {
            stage.begin(test);
        }
        function cleanup() {
            stage.shell = null;
        }
        function test_the_game_is_printed_on_the_paper_that_is_chosen() {
            keyClick(Qt.Key_P, Qt.ControlModifier | Qt.AltModifier);
            const accept = stage.find(test, "printAccept");
            tryCompare(accept, "activeFocus", true);
            const a4 = stage.find(test, "paperA4");
            const letter = stage.find(test, "paperLetter");
            verify(a4.checked !== letter.checked);
            letter.toggled();
            verify(letter.checked && !a4.checked);
            a4.toggled();
            verify(a4.checked && !letter.checked);
            keyClick(Qt.Key_Escape);
            tryCompare(accept, "visible", false);
            compare(stage.session.ply, 0);
        }
        function test_the_panel_of_the_game_offers_it() {
            stage.clickButton(test, "tabGame");
            stage.clickButton(test, "printGame");
            tryCompare(stage.find(test, "printAccept"), "activeFocus", true);
            keyClick(Qt.Key_Escape);
            verify(stage.find(test, "savePicture").visible);
        }
    }
}
