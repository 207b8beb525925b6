import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The proof beside the board of a game: its key, what the boards show, and the ways back.
PlayTestCase {
    id: stage

    SignalSpy {
        id: said
        signalName: "said"
    }

    TestCase {
        id: test
        name: "ProofPage"
        when: windowShown

        property BoardView board
        property ProofPanel panel
        property ListView list

        function init() {
            stage.begin(test);
            board = stage.find(test, "board");
            panel = stage.find(test, "proofPanel");
            list = findChild(panel, "proofLines");
            said.target = stage.find(test, "announcer");
            said.clear();
        }
        function cleanup() {
            said.target = null;
            stage.shell = null;
            stage.width = 1280;
            stage.height = 800;
        }
        function inView(item: Item): bool {
            const top = item.mapToItem(stage.shell, 0, 0).y;
            return top >= 0 && top + item.height <= stage.shell.height;
        }
        function openProof() {
            keyClick(Qt.Key_F7, Qt.ShiftModifier);
            tryVerify(() => panel.visible && !panel.proof.working);
            tryVerify(() => list.currentItem && list.currentItem.activeFocus);
        }
        /// Shows the position after the first try that the filter finds.
        function showTry(words: string) {
            panel.proof.lines.filter = words;
            for (let i = 0; i < list.count && !panel.proof.after; ++i) {
                list.currentIndex = i;
                if (!list.currentItem.opens)
                    keyClick(Qt.Key_Return);
            }
            verify(panel.proof.after);
        }
        function play(from: string, to: string) {
            stage.session.activate(stage.square(from));
            stage.session.activate(stage.square(to));
            stage.session.confirmCapture();
        }

        function test_nothing_is_proved_before_it_is_asked_for() {
            verify(!panel.visible);
            verify(!panel.proof.working);
            compare(panel.proof.title, "");
        }
        function test_the_key_shows_it_and_says_what_it_comes_to() {
            openProof();
            tryVerify(() => said.count > 0);
            verify(said.signalArguments[said.count - 1][0].startsWith("No check. White is not in check"));
        }
        function test_the_menu_of_a_square_leads_to_it() {
            keyClick(Qt.Key_Menu);
            const item = stage.find(test, "menuProve");
            tryCompare(item.menu, "opened", true);
            while (!item.highlighted)
                keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryVerify(() => panel.visible && list.currentItem && list.currentItem.activeFocus);
        }
        function test_a_try_is_on_the_boards_and_in_words() {
            openProof();
            showTry("knight on b1");
            verify(board.scene == panel.proof.scene);
            verify(board.scene != stage.session.scene);
            compare(stage.session.ply, 0);
            compare((stage.find(test, "statusText") as Label).text, panel.proof.shownText);
            keyClick(Qt.Key_Escape);
            verify(!panel.proof.shows);
            verify(board.scene == stage.session.scene);
            verify(list.currentItem.activeFocus);
        }
        function test_pressing_a_square_of_it_leads_back_and_plays_nothing() {
            openProof();
            showTry("knight on b1");
            stage.clickSquare(test, "b1@10");
            verify(!panel.proof.shows);
            verify(!stage.session.hasSelection);
            stage.clickSquare(test, "b1@10");
            verify(stage.session.hasSelection);
        }
        function test_a_double_click_shows_a_line_and_leaves_it_shown() {
            openProof();
            showTry("knight on b1");
            const row = list.currentItem;
            panel.proof.back();
            mouseDoubleClickSequence(row, row.width / 2, row.height / 2);
            verify(panel.proof.after);
        }
        function test_escape_on_the_board_leads_back() {
            openProof();
            showTry("knight on b1");
            keyClick(Qt.Key_F6);
            tryCompare(board, "activeFocus", true);
            verify(panel.proof.shows);
            keyClick(Qt.Key_Escape);
            verify(!panel.proof.shows);
        }
        function test_another_tab_and_another_move_lead_back() {
            openProof();
            showTry("knight on b1");
            stage.clickButton(test, "tabMoves");
            verify(!panel.proof.shows);
            openProof();
            showTry("knight on b1");
            play("b1@10", "b1@01");
            verify(!panel.proof.shows);
            tryVerify(() => panel.proof.sentence.startsWith("Black"));
        }
        function test_in_a_small_window_with_large_text_data() {
            return [{
                    "tag": "640 x 480",
                    "width": 640,
                    "height": 480
                }, {
                    "tag": "480 x 400",
                    "width": 480,
                    "height": 400
                }];
        }
        /// What a line shows and the way back are seen at once, and so is what the proof comes to.
        function test_in_a_small_window_with_large_text(data) {
            stage.width = data.width;
            stage.height = data.height;
            Settings.textSize = 200;
            stage.settleInside(test, stage.shell);
            tryVerify(() => inView(board) && inView(stage.find(test, "statusLine")));
            openProof();
            if (data.height > 400)
                tryVerify(() => inView(findChild(panel, "proofTitle")));
            showTry("knight on b1");
            tryVerify(() => inView(board) && inView(stage.find(test, "endShown")));
            stage.clickButton(test, "endShown");
            verify(!panel.proof.shows);
        }
        /// What was asked for is answered where it is seen, also while a line is shown, and gone with the next.
        function test_a_copy_is_told_below_the_boards() {
            openProof();
            showTry("knight on b1");
            const status = stage.find(test, "statusText") as Label;
            stage.clickButton(test, "proofCopy");
            verify(status.text.startsWith("Copied"), status.text);
            panel.proof.back();
            verify(!status.text.startsWith("Copied"), status.text);
        }
        function test_one_what_if_at_a_time() {
            keyClick(Qt.Key_T, Qt.ControlModifier);
            openProof();
            showTry("knight on b1");
            mouseMove(board, 5, 5);
            verify(board.scene == panel.proof.scene);
            keyClick(Qt.Key_T, Qt.ControlModifier);
        }
        function test_the_end_of_a_game_leads_to_its_proof() {
            for (const [from, to] of [["a2@00", "a3@00"], ["a4@11", "a4@01"], ["c2@00", "c3@00"], ["a4@01", "c2@01"], ["d1@00", "c2@01"], ["c4@01", "b4@00"], ["c2@01", "c2@00"], ["b4@01", "c4@01"]])
                play(from, to);
            verify(!stage.find(test, "whyOver").visible);
            play("a3@00", "b4@00");
            verify(stage.session.checkmate);
            stage.clickButton(test, "whyOver");
            tryCompare(panel.proof, "title", "Checkmate");
            verify(panel.visible);
            tryVerify(() => list.currentItem && list.currentItem.activeFocus);
        }
    }
}
