import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// Games on the Play page, by mouse alone and by keyboard alone.
PlayTestCase {
    id: stage

    readonly property var mateGame: [["a2@00", "a3@00", "a2@00-a3@00"], ["a4@11", "a4@01", "Qa4@11-a4@01"], ["c2@00", "c3@00", "c2@00-c3@00"], ["a4@01", "c2@01", "Qa4@01-c2@01+"], ["d1@00", "c2@01", "Qd1@00xc2@01"], ["c4@01", "b4@00", "Bc4@01-b4@00"], ["c2@01", "c2@00", "Qc2@01-c2@00"], ["b4@01", "c4@01", "Rb4@01-c4@01"], ["a3@00", "b4@00", "a3@00xb4@00=Q#"]]

    TestCase {
        id: test
        name: "Play"
        when: windowShown

        function init() {
            stage.begin(test);
        }
        function cleanup() {
            stage.shell = null;
        }

        function test_mouse_game_to_checkmate() {
            for (const [from, to, lan] of stage.mateGame) {
                stage.clickSquare(test, from);
                stage.clickSquare(test, to);
                if (stage.session.capturePending)
                    stage.clickButton(test, "confirmCapture");
                compare(stage.find(test, "lastMove").text, lan);
            }
            compare(stage.find(test, "turnText").text, "Checkmate");
            verify(stage.find(test, "statusText").text.startsWith("White wins"));
            verify(stage.find(test, "playAgain").visible);
            // The pawn has become a queen.
            stage.clickSquare(test, "b4@00");
            compare(stage.find(test, "pieceTitle").text, "White queen");
        }

        function test_keyboard_game_to_checkmate() {
            for (const [from, to, lan] of stage.mateGame) {
                stage.walkTo(test, from);
                keyClick(Qt.Key_Return);
                stage.walkTo(test, to);
                keyClick(Qt.Key_Space);
                if (stage.session.capturePending)
                    keyClick(Qt.Key_Return);
                compare(stage.find(test, "lastMove").text, lan);
            }
            compare(stage.find(test, "turnText").text, "Checkmate");
        }

        function test_promotion() {
            for (const [from, to, lan] of stage.mateGame.slice(0, -1)) {
                stage.clickSquare(test, from);
                stage.clickSquare(test, to);
                if (stage.session.capturePending)
                    stage.clickSquare(test, to);
            }
            stage.clickSquare(test, "a3@00");
            compare(stage.find(test, "pieceTitle").text, "White pawn");
            stage.clickSquare(test, "b4@00");
            stage.clickButton(test, "confirmCapture");
            compare(stage.find(test, "lastMove").text, "a3@00xb4@00=Q#");
        }

        function test_refused_move() {
            stage.clickSquare(test, "b1@10");
            stage.clickSquare(test, "c2@01");
            compare(stage.session.ply, 0);
            verify(stage.find(test, "statusText").text.startsWith("Not a bishop move. To c2 [0,1] four coordinates change"));
            compare(stage.session.status, GameSession.Refusal);
            // Escape lets go of it all.
            keyClick(Qt.Key_Escape);
            verify(!stage.session.hasSelection);
            compare(stage.session.status, GameSession.Hint);
        }

        function test_black_cannot_begin() {
            stage.clickSquare(test, "b4@01");
            compare(stage.find(test, "pieceTitle").text, "Black rook");
            stage.clickSquare(test, "a4@01");
            compare(stage.session.ply, 0);
            verify(stage.find(test, "statusText").text.startsWith("It is White's turn"));
        }

        function prepareCapture() {
            stage.clickSquare(test, "b1@10");
            stage.clickSquare(test, "b1@01");
            stage.clickSquare(test, "b4@01");
            stage.clickSquare(test, "b1@01");
            compare(stage.session.ply, 1);
            verify(stage.find(test, "confirmCapture").visible);
            compare(stage.find(test, "statusText").text, "Rook takes bishop on b1 [0,1]?");
        }
        function test_capture_confirmed() {
            prepareCapture();
            stage.clickButton(test, "confirmCapture");
            compare(stage.find(test, "lastMove").text, "Rb4@01xb1@01");
            // The keyboard is back on the board.
            verify(stage.find(test, "board").activeFocus);
        }
        function test_capture_cancelled() {
            prepareCapture();
            stage.clickButton(test, "cancelCapture");
            compare(stage.session.ply, 1);
            verify(!stage.session.capturePending);
            prepareCaptureAgain();
            keyClick(Qt.Key_Escape);
            compare(stage.session.ply, 1);
            verify(!stage.session.capturePending);
            verify(stage.session.hasSelection);
        }
        function prepareCaptureAgain() {
            stage.clickSquare(test, "b1@01");
            verify(stage.session.capturePending);
        }
        function test_capture_without_question() {
            stage.clickButton(test, "tabGame");
            stage.clickButton(test, "panelConfirmCaptures");
            verify(!Settings.confirmCaptures);
            stage.clickSquare(test, "b1@10");
            stage.clickSquare(test, "b1@01");
            stage.clickSquare(test, "b4@01");
            stage.clickSquare(test, "b1@01");
            compare(stage.find(test, "lastMove").text, "Rb4@01xb1@01");
        }

        function playAll() {
            for (const [from, to, lan] of stage.mateGame) {
                stage.session.activate(stage.square(from));
                stage.session.activate(stage.square(to));
                stage.session.confirmCapture();
            }
            compare(stage.session.ply, stage.mateGame.length);
        }
        function test_undo_and_redo_by_keys() {
            playAll();
            for (let ply = stage.mateGame.length; ply > 0; --ply) {
                compare(stage.session.ply, ply);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
            }
            compare(stage.session.ply, 0);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(stage.session.ply, 0);
            for (let ply = 0; ply < stage.mateGame.length; ++ply)
                keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
            compare(stage.find(test, "turnText").text, "Checkmate");
            keyClick(Qt.Key_Home, Qt.AltModifier);
            compare(stage.session.ply, 0);
            keyClick(Qt.Key_Y, Qt.ControlModifier);
            compare(stage.session.ply, 1);
            keyClick(Qt.Key_BracketLeft);
            compare(stage.session.ply, 0);
            keyClick(Qt.Key_BracketRight);
            compare(stage.session.ply, 1);
            keyClick(Qt.Key_End, Qt.AltModifier);
            compare(stage.session.ply, stage.mateGame.length);
        }
        function test_undo_and_redo_by_mouse() {
            playAll();
            while (stage.find(test, "undo").enabled)
                stage.clickButton(test, "undo");
            compare(stage.session.ply, 0);
            while (stage.find(test, "redo").enabled)
                stage.clickButton(test, "redo");
            compare(stage.session.ply, stage.mateGame.length);
        }
        function test_move_list_shows_the_game() {
            playAll();
            stage.clickButton(test, "tabMoves");
            const list = stage.find(test, "moveList");
            compare(list.count, 5);
            tryVerify(() => list.itemAtIndex(1) !== null);
            const row = list.itemAtIndex(1);
            compare(row.white, "c2@00-c3@00");
            compare(row.black, "Qa4@01-c2@01+");
            stage.settle(test, row.children[1]);
            mouseClick(row, row.width * 0.35, row.height / 2);
            compare(stage.session.ply, 3);
            compare(list.count, 5);
            stage.clickButton(test, "toEnd");
            compare(stage.session.ply, stage.mateGame.length);
        }

        function test_new_game_asks_while_one_is_running() {
            // Nothing was played: nothing to warn of, and Enter begins the chosen game.
            stage.clickButton(test, "newGame");
            const list = stage.find(test, "rulesetList");
            tryCompare(list, "activeFocus", true);
            verify(!stage.find(test, "newGameWarning").visible);
            keyClick(Qt.Key_Return);
            tryCompare(list, "visible", false);
            compare(stage.session.rulesetId, "lite");
            stage.clickSquare(test, "b1@10");
            stage.clickSquare(test, "b1@01");
            stage.clickButton(test, "newGame");
            const keep = stage.find(test, "newGameKeep");
            tryCompare(keep, "activeFocus", true);
            keyClick(Qt.Key_Escape);
            tryCompare(keep, "visible", false);
            compare(stage.session.ply, 1);
            stage.find(test, "board").forceActiveFocus();
            keyClick(Qt.Key_N, Qt.ControlModifier);
            tryCompare(stage.find(test, "newGameKeep"), "activeFocus", true);
            verify(stage.find(test, "newGameWarning").visible);
            // The keyboard stays inside the question.
            for (let presses = 0; presses < 12; ++presses) {
                keyClick(Qt.Key_Tab);
                verify(["newGameKeep", "newGameAccept", "addRuleset", "rulesetAbout", "opponentPerson", "nameWhiteEntry", "nameBlackEntry", "oddsChoice", "clockNone", "rulesetList"].some(name => stage.find(test, name).activeFocus));
            }
            stage.find(test, "newGameAccept").forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(stage.session.ply, 0);
            compare(stage.session.lastPly, 0);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
        }
        function test_every_ruleset_is_begun_by_keyboard_data() {
            return [{
                    "tag": "lite",
                    "steps": 0
                }, {
                    "tag": "tesschess",
                    "steps": 1
                }, {
                    "tag": "full",
                    "steps": 2
                }, {
                    "tag": "fide",
                    "steps": 4
                }, {
                    "tag": "raumschach",
                    "steps": 3
                }];
        }
        function test_every_ruleset_is_begun_by_keyboard(data) {
            keyClick(Qt.Key_N, Qt.ControlModifier);
            const list = stage.find(test, "rulesetList");
            tryCompare(list, "activeFocus", true);
            compare(list.count, 5);
            for (let step = 0; step < data.steps; ++step)
                keyClick(Qt.Key_Down);
            compare(stage.find(test, "chosenName").text, list.currentItem.name);
            verify(stage.find(test, "startPreview").visible);
            keyClick(Qt.Key_Return);
            tryCompare(list, "visible", false);
            compare(stage.session.rulesetId, data.tag);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
            // The Game tab tells the readings of the ruleset.
            stage.clickButton(test, "tabGame");
            verify(stage.find(test, "rulesetNote").visible);
        }
        function test_a_finished_game_does_not_ask() {
            playAll();
            stage.clickButton(test, "playAgain");
            compare(stage.session.lastPly, 0);
        }

        function test_resign_and_take_it_back() {
            stage.clickButton(test, "tabGame");
            stage.clickButton(test, "resign");
            tryCompare(stage.find(test, "resignKeep"), "activeFocus", true);
            keyClick(Qt.Key_Return);
            tryCompare(stage.find(test, "resignKeep"), "visible", false);
            verify(!stage.session.over);
            stage.clickButton(test, "resign");
            stage.clickButton(test, "resignAccept");
            compare(stage.find(test, "turnText").text, "White resigned");
            stage.clickButton(test, "undo");
            compare(stage.find(test, "turnText").text, "White to move");
        }
        function test_draw_by_agreement() {
            stage.clickButton(test, "tabGame");
            stage.clickButton(test, "offerDraw");
            compare(stage.find(test, "statusText").text, "White offers a draw. Does Black accept?");
            stage.clickButton(test, "declineDraw");
            compare(stage.find(test, "turnText").text, "White to move");
            stage.clickButton(test, "offerDraw");
            stage.clickButton(test, "acceptDraw");
            compare(stage.find(test, "turnText").text, "Draw");
        }
        function test_the_keyboard_is_never_left_nowhere() {
            stage.session.activate(stage.square("b1@10"));
            stage.session.activate(stage.square("c2@10"));
            stage.find(test, "undo").forceActiveFocus();
            keyClick(Qt.Key_Return);
            verify(!stage.find(test, "undo").enabled);
            tryCompare(stage.find(test, "redo"), "activeFocus", true);
            stage.find(test, "tabGame").forceActiveFocus();
            keyClick(Qt.Key_Return);
            const offer = stage.find(test, "offerDraw");
            tryCompare(offer, "visible", true);
            offer.forceActiveFocus();
            keyClick(Qt.Key_Return);
            tryCompare(stage.find(test, "declineDraw"), "activeFocus", true);
            keyClick(Qt.Key_Return);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
            stage.find(test, "resign").forceActiveFocus();
            keyClick(Qt.Key_Return);
            tryCompare(stage.find(test, "resignKeep"), "activeFocus", true);
            stage.find(test, "resignAccept").forceActiveFocus();
            keyClick(Qt.Key_Return);
            verify(stage.session.over);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
        }
        function test_flip() {
            const board = stage.find(test, "board");
            const before = board.cellRect(stage.square("a1@00"));
            keyClick(Qt.Key_F);
            verify(board.cellRect(stage.square("a1@00")).y < before.y);
            stage.clickButton(test, "flip");
            compare(board.cellRect(stage.square("a1@00")), before);
        }
        function test_target_chips_jump_to_their_squares() {
            const board = stage.find(test, "board");
            const b1 = stage.square("b1@01");
            stage.clickSquare(test, "b1@10");
            compare(stage.find(test, "targetsText").text, "7 targets");
            const chip = stage.find(test, "target" + b1);
            // The keyboard brings it into view, whatever else stands in the panel.
            chip.forceActiveFocus(Qt.TabFocusReason);
            stage.settle(test, chip);
            mouseClick(chip);
            verify(board.activeFocus);
            compare(board.focusSquare, b1);
            compare(stage.session.ply, 0);
            keyClick(Qt.Key_Return);
            compare(stage.find(test, "lastMove").text, "Bb1@10-b1@01");
        }
        function test_target_chips_jump_by_key_out_of_view() {
            const board = stage.find(test, "board");
            const b1 = stage.square("b1@01");
            stage.clickSquare(test, "b1@10");
            board.zoom = 4;
            const inView = () => {
                const cell = board.cellRect(b1);
                return cell.x >= 0 && cell.y >= 0 && cell.x + cell.width <= board.width && cell.y + cell.height <= board.height;
            };
            board.panBy(Qt.point(-10000, 10000));
            board.panBy(Qt.point(-10000, -10000));
            verify(!inView());
            stage.find(test, "target" + b1).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            verify(board.activeFocus);
            compare(board.focusSquare, b1);
            verify(inView());
            keyClick(Qt.Key_Space);
            compare(stage.find(test, "lastMove").text, "Bb1@10-b1@01");
        }
        function test_pointing_shows_the_changed_coordinates() {
            stage.clickSquare(test, "b1@10");
            const board = stage.find(test, "board");
            const cell = board.cellRect(stage.square("c1@11"));
            mouseMove(board, cell.x + cell.width / 2, cell.y + cell.height / 2);
            tryVerify(() => stage.session.axes[0].changed);
            verify(!stage.session.axes[1].changed);
            verify(stage.session.axes[3].changed);
        }
        function test_the_board_stays_whatever_stands_above_it_data() {
            return [{
                    "tag": "usual",
                    "size": [1280, 800],
                    "text": 100
                }, {
                    "tag": "small",
                    "size": [1024, 700],
                    "text": 100
                }, {
                    "tag": "large text",
                    "size": [1280, 800],
                    "text": 200
                }];
        }
        function test_the_board_stays_whatever_stands_above_it(data) {
            stage.width = data.size[0];
            stage.height = data.size[1];
            Settings.textSize = data.text;
            const board = stage.find(test, "board");
            const place = () => {
                stage.settle(test, stage.find(test, "playBar"));
                const corner = board.mapToItem(null, 0, 0);
                return [corner.x, corner.y, board.width, board.height];
            };
            const before = place();
            // The longest text is that of a promotion.
            for (const [from, to] of [["b1@10", "c2@10"], ["a3@11", "a2@11"], ["d2@00", "d3@00"], ["a2@11", "a1@11"]]) {
                stage.session.activate(stage.square(from));
                stage.session.activate(stage.square(to));
                compare(place(), before);
            }
            compare(stage.session.lastMove, "a2@11-a1@11=Q");
        }

        function test_the_last_move_can_be_read_at_any_text_size_data() {
            return [100, 130, 160, 200].map(text => ({
                            "tag": text + " %",
                            "text": text
                        }));
        }
        function test_the_last_move_can_be_read_at_any_text_size(data) {
            Settings.textSize = data.text;
            const move = stage.find(test, "lastMove");
            for (const [from, to, lan] of stage.mateGame) {
                stage.session.activate(stage.square(from));
                stage.session.activate(stage.square(to));
                stage.session.confirmCapture();
                stage.settle(test, move);
                compare(move.text, lan);
                verify(!move.truncated, lan);
                verify(!stage.find(test, "turnText").truncated);
            }
        }
        function test_a_move_glides_or_is_shown_still() {
            const motion = stage.find(test, "boardMotion");
            stage.clickSquare(test, "b1@10");
            stage.clickSquare(test, "b1@01");
            // Reduced motion: a picture that stays until the next input.
            compare(motion.duration, 0);
            verify(motion.showing);
            keyClick(Qt.Key_Left);
            verify(!motion.showing);
            Settings.reducedMotion = false;
            verify(motion.duration >= 120 && motion.duration <= 220);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            verify(motion.showing);
            tryCompare(motion, "showing", false);
            keyClick(Qt.Key_Y, Qt.ControlModifier);
            verify(motion.showing);
            tryCompare(motion, "showing", false);
        }
        function test_nothing_jumps() {
            const status = stage.find(test, "statusLine");
            const board = stage.find(test, "board");
            const height = status.height;
            const size = [board.width, board.height];
            const check = () => {
                compare(status.height, height);
                compare([board.width, board.height], size);
            };
            for (const [from, to, lan] of stage.mateGame) {
                stage.session.activate(stage.square(from));
                check();
                stage.session.activate(stage.square(to));
                check();
                stage.session.confirmCapture();
                check();
            }
        }
    }
}
