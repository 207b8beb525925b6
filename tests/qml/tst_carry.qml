import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// Moves made by carrying a piece with the mouse, on the Play page.
PlayTestCase {
    id: stage

    SignalSpy {
        id: menuWanted
        target: test.board
        signalName: "menuWanted"
    }
    TestCase {
        id: test
        name: "Carry"
        when: windowShown

        property BoardView board

        function init() {
            stage.begin(test);
            board = stage.find(test, "board");
        }
        function cleanup() {
            stage.shell = null;
        }
        function carry(from: string, to: string) {
            stage.carry(test, from, stage.middle(test, to));
        }
        function drop(to: string) {
            const at = stage.middle(test, to);
            mouseRelease(board, at.x, at.y);
        }
        function drag(from: string, to: string) {
            carry(from, to);
            drop(to);
        }
        function press(names: string) {
            for (const name of names.split(" "))
                stage.session.activate(stage.square(name));
        }
        /// A queen of Black stands where White's can take it.
        function attackedQueen() {
            press("a2@00 a3@00 a4@11 a4@01 c2@00 c3@00 a4@01 c2@01");
            compare(stage.session.ply, 4);
        }

        function test_a_piece_is_moved() {
            carry("a2@00", "a3@00");
            verify(board.carrying);
            compare(stage.session.piece.square, stage.square("a2@00"));
            compare(stage.session.status, GameSession.Selected);
            drop("a3@00");
            compare(stage.session.ply, 1);
            compare(stage.session.lastMove, "a2@00-a3@00");
            verify(!stage.session.hasSelection);
            // At once the other side's turn: the same way, to another board.
            drag("a4@11", "a4@01");
            compare(stage.session.lastMove, "Qa4@11-a4@01");
        }

        function test_an_illegal_square_explains_and_leaves_all_as_it_is() {
            drag("b1@00", "d4@11");
            compare(stage.session.ply, 0);
            verify(!board.carrying);
            compare(stage.session.status, GameSession.Refusal);
            verify(stage.session.statusText.includes("d4 [1,1]"), stage.session.statusText);
            compare(stage.session.piece.square, stage.square("b1@00"));
            // The knight is still chosen: the next click moves it.
            stage.clickSquare(test, "a3@00");
            compare(stage.session.lastMove, "Nb1@00-a3@00");
        }

        function test_own_pieces_are_not_taken() {
            drag("d1@00", "d2@00");
            compare(stage.session.ply, 0);
            compare(stage.session.status, GameSession.Refusal);
            compare(stage.session.piece.square, stage.square("d1@00"));
        }

        function test_escape_puts_it_back() {
            carry("a2@00", "a3@00");
            keyClick(Qt.Key_Escape);
            verify(!board.carrying);
            drop("a3@00");
            compare(stage.session.ply, 0);
            // It is chosen as by a click; the next Escape lets go of it.
            verify(stage.session.hasSelection);
            keyClick(Qt.Key_Escape);
            verify(!stage.session.hasSelection);
        }

        function test_the_right_button_puts_it_back() {
            carry("a2@00", "a3@00");
            const at = stage.middle(test, "a3@00");
            mousePress(board, at.x, at.y, Qt.RightButton);
            mouseRelease(board, at.x, at.y, Qt.RightButton);
            verify(!board.carrying);
            compare(menuWanted.count, 0);
            drop("a3@00");
            compare(stage.session.ply, 0);
        }

        function test_beside_the_board_it_goes_back() {
            for (const place of [Qt.point(board.width + 200, 300), Qt.point(-100, -100)]) {
                stage.carry(test, "a2@00", place);
                verify(board.carrying);
                mouseRelease(board, place.x, place.y);
                verify(!board.carrying);
                compare(stage.session.ply, 0);
                compare(stage.session.status, GameSession.Selected);
            }
        }

        function test_out_of_turn_a_piece_stays_and_is_looked_at() {
            carry("a4@11", "a4@01");
            verify(!board.carrying);
            drop("a4@01");
            compare(stage.session.ply, 0);
            compare(stage.session.status, GameSession.Preview);
            compare(stage.session.piece.square, stage.square("a4@11"));
            verify(stage.session.statusText.includes("White"), stage.session.statusText);
        }

        function test_a_capture_asks_as_a_click_does() {
            attackedQueen();
            drag("d1@00", "c2@01");
            compare(stage.session.ply, 4);
            verify(stage.session.capturePending);
            keyClick(Qt.Key_Escape);
            verify(!stage.session.capturePending);
            compare(stage.session.ply, 4);
            drag("d1@00", "c2@01");
            verify(stage.session.capturePending);
            keyClick(Qt.Key_Return);
            compare(stage.session.lastMove, "Qd1@00xc2@01");
        }

        function test_a_capture_does_not_ask_when_clicks_do_not() {
            attackedQueen();
            Settings.confirmCaptures = false;
            drag("d1@00", "c2@01");
            compare(stage.session.lastMove, "Qd1@00xc2@01");
        }

        function test_only_looking_moves_nothing() {
            stage.session.inspectOnly = true;
            drag("a2@00", "a3@00");
            compare(stage.session.ply, 0);
            verify(!board.carrying);
        }

        function test_after_the_end_nothing_is_carried() {
            stage.session.resign();
            carry("a2@00", "a3@00");
            verify(!board.carrying);
            drop("a3@00");
            compare(stage.session.ply, 0);
            verify(stage.session.over);
        }

        /// The map lies over zoomed boards; what is carried may be put down below it.
        function test_the_map_makes_room() {
            for (let i = 0; i < 3; ++i)
                keyClick(Qt.Key_Plus, Qt.ControlModifier);
            board.reveal(stage.square("a2@00"));
            const map = stage.find(test, "boardMap");
            verify(map.visible);
            carry("a2@00", "a3@00");
            verify(!map.visible);
            keyClick(Qt.Key_Escape);
            verify(map.visible);
            drop("a3@00");
        }
    }
}
