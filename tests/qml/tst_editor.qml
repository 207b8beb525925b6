import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The editor as a person uses it: by mouse, by keys, by the words it says.
PlayTestCase {
    id: stage
    TestCase {
        id: testCase

        property BoardView board: null
        readonly property PositionEditor editor: study ? study.editor : null
        property EditorPage page: null
        readonly property StudyEditor study: page ? page.study : null

        /// Rank of the boards' text with these pieces, by the board's place in it.
        function boards(): var {
            return editor.fen.split(" ")[0].split("|");
        }
        function clickSquare(name: string): void {
            const at = middle(name);
            mouseClick(board, at.x, at.y);
        }
        function cleanup() {
            stage.width = 1280;
            stage.height = 800;
        }
        function init() {
            stage.begin(testCase);
            stage.shell.show(Shell.Editor);
            page = stage.shell.editorPage();
            board = stage.find(testCase, "editorBoard");
            tryCompare(board, "activeFocus", true);
        }
        function item(name: string): Item {
            return stage.find(testCase, name);
        }
        function middle(name: string): point {
            const cell = board.cellRect(stage.square(name));
            return Qt.point(cell.x + cell.width / 2, cell.y + cell.height / 2);
        }
        function press(name: string): void {
            stage.clickButton(testCase, name);
        }
        function test_a_mate_is_solved_and_claimed() {
            verify(study.openBuiltin("lite-four-axes"));
            press("tabSolver");
            item("solveMoves").value = 1;
            press("solve");
            tryVerify(() => item("solverResult").visible, 30000);
            compare(editor.fen.split(" ")[1], "w");
            press("claimFound");
            compare(study.moves, 1);
            verify(study.words.line.includes("#"));
            // Said, and seen.
            verify(item("editorStatus").text.includes("claims"), item("editorStatus").text);
            verify(item("studyPanel").visible);
            press("checkStudy");
            tryCompare(study, "busy", false, 30000);
            verify(study.verdict !== "", study.issues.length > 0 ? study.issues[0].text : "");
            verify(item("studyVerdict").visible);
            const fact = item("fact-check");
            fact.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            verify(fact.activeFocus && !fact.checked);
            compare(study.verdict, "");
        }
        function test_a_position_is_proved_and_no_try_is_edited() {
            verify(study.openBuiltin("lite-four-axes"));
            const fen = editor.fen;
            keyClick(Qt.Key_F7, Qt.ShiftModifier);
            const panel = item("editorProof") as ProofPanel;
            tryVerify(() => panel.visible && panel.proof.title !== "");
            const lines = findChild(panel, "proofLines") as ListView;
            tryVerify(() => lines.currentItem && lines.currentItem.activeFocus);
            panel.proof.lines.filter = "king to";
            for (let i = 0; i < lines.count && !panel.proof.after; ++i) {
                if (!panel.proof.lines.isOpen(i))
                    panel.proof.press(i);
            }
            verify(panel.proof.after);
            verify(board.scene == panel.proof.scene);
            clickSquare("a1@00");
            verify(!panel.proof.shows);
            verify(board.scene == editor.scene);
            compare(editor.fen, fen);
            // What cannot be played cannot be proved.
            editor.clear();
            compare(panel.proof.title, "");
            verify(findChild(panel, "proofSentence").text.includes("cannot be played"));
        }
        function test_a_piece_is_dragged_from_the_palette() {
            const piece = item("piece-N");
            stage.settleInside(testCase, page);
            const to = board.mapToItem(piece, middle("a4@01").x, middle("a4@01").y);
            mousePress(piece, piece.width / 2, piece.height / 2);
            mouseMove(piece, (piece.width / 2 + to.x) / 2, (piece.height / 2 + to.y) / 2, -1, Qt.LeftButton);
            mouseMove(piece, to.x, to.y, -1, Qt.LeftButton);
            mouseRelease(piece, to.x, to.y);
            compare(boards()[2].charAt(0), "N");
            // Beside the boards it is given up.
            const before = editor.fen;
            mousePress(piece, piece.width / 2, piece.height / 2);
            mouseMove(piece, piece.width / 2, piece.height / 2 + 40, -1, Qt.LeftButton);
            mouseRelease(piece, piece.width / 2, piece.height / 2 + 40);
            compare(editor.fen, before);
        }
        function test_a_piece_dragged_off_the_boards_is_gone() {
            const before = editor.fen;
            const from = middle("b1@10");
            mousePress(board, from.x, from.y);
            mouseMove(board, from.x / 2, from.y, -1, Qt.LeftButton);
            mouseMove(board, 2, 2, -1, Qt.LeftButton);
            verify(board.carrying);
            mouseRelease(board, 2, 2);
            verify(editor.fen !== before);
            verify(!editor.holding);
            press("editorUndo");
            compare(editor.fen, before);
        }
        function test_the_box_goes_to_a_square() {
            keyClick(Qt.Key_G, Qt.ControlModifier);
            const entry = item("goToEntry");
            tryCompare(entry, "activeFocus", true);
            const before = editor.fen;
            entry.text = "Bb1@10-b1@01";
            keyClick(Qt.Key_Return);
            verify(item("goToSentence").text.includes("set up"), item("goToSentence").text);
            entry.text = "b3@01";
            keyClick(Qt.Key_Return);
            tryCompare(board, "activeFocus", true);
            compare(board.focusSquare, stage.square("b3@01"));
            compare(editor.fen, before);
        }
        function test_the_line_that_was_found_is_walked_on_the_board() {
            verify(study.openBuiltin("lite-two-step-closer"));
            const fen = editor.fen;
            press("tabSolver");
            item("solveMoves").value = 2;
            press("solve");
            tryVerify(() => item("solverResult").visible, 60000);
            press("solverLine0");
            compare(item("solverPanel").solver.shownPly, 1);
            verify(board.scene != editor.scene);
            press("lineForward");
            compare(item("solverPanel").solver.shownPly, 2);
            press("lineForward");
            compare(item("solverPanel").solver.shownPly, 3);
            verify(!item("lineForward").enabled);
            verify(item("lineShown").text.includes("3 of 3"));
            press("lineStart");
            compare(item("solverPanel").solver.shownPly, 0);
            // Who presses quickly means each press; fingers as well.
            const forward = item("lineForward");
            mouseDoubleClickSequence(forward);
            compare(item("solverPanel").solver.shownPly, 2);
            press("lineStart");
            const fingers = touchEvent(forward);
            for (let tap = 0; tap < 2; ++tap) {
                fingers.press(1, forward, forward.width / 2, forward.height / 2).commit();
                fingers.release(1, forward, forward.width / 2, forward.height / 2).commit();
            }
            compare(item("solverPanel").solver.shownPly, 2);
            // To open a line is no step: a double click does not close it again.
            press("solverLine0");
            verify(!item("solverPanel").solver.shows);
            mouseDoubleClickSequence(item("solverLine0"));
            compare(item("solverPanel").solver.shownPly, 1);
            press("lineStart");
            press("lineForward");
            // A press on the board goes back to what is set up, and changes nothing.
            clickSquare("a1@00");
            verify(!item("solverPanel").solver.shows);
            verify(board.scene == editor.scene);
            compare(editor.fen, fen);
        }
        /// The line that is shown goes by the arrows, and Escape leads back.
        function test_a_found_line_is_walked_by_keys() {
            verify(study.openBuiltin("lite-two-step-closer"));
            press("tabSolver");
            item("solveMoves").value = 2;
            press("solve");
            tryVerify(() => item("solverResult").visible, 60000);
            const line = item("solverLine0");
            line.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            const solver = item("solverPanel").solver;
            compare(solver.shownPly, 1);
            verify(item("editorStatus").text.includes("1 of 3"));
            keyClick(Qt.Key_Right);
            compare(solver.shownPly, 2);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Left);
            compare(solver.shownPly, 0);
            keyClick(Qt.Key_Escape);
            verify(!solver.shows);
            verify(line.activeFocus);
        }
        /// What was found answers the question that stands above it, which moves no button.
        function test_another_question_takes_the_answer_away() {
            verify(study.openBuiltin("lite-four-axes"));
            press("tabSolver");
            item("solveMoves").value = 1;
            const solve = item("solve");
            solve.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => item("solverResult").visible, 30000);
            verify(solve.activeFocus);
            stage.settleInside(testCase, page);
            const y = solve.mapToItem(page, 0, 0).y;
            verify(item("solveQuestion").text.includes("White"));
            press("solveHelpChoice");
            verify(!item("solverResult").visible);
            verify(item("solveQuestion").text.startsWith("White is to be mated"), item("solveQuestion").text);
            stage.settleInside(testCase, page);
            compare(solve.mapToItem(page, 0, 0).y, y);
            // The keyboard stays where it asked.
            solve.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => item("solverResult").visible, 30000);
            verify(solve.activeFocus);
            press("solveMateChoice");
        }
        function test_a_key_saves_the_study() {
            keyClick(Qt.Key_S, Qt.ControlModifier);
            verify(item("studyPanel").visible);
            tryCompare(study, "busy", false, 30000);
            // Nothing is written yet, and that is said.
            verify(study.issues.length > 0);
        }
        function test_a_faster_mate_than_asked_for_is_told() {
            verify(study.openBuiltin("lite-four-axes"));
            press("tabSolver");
            item("solveMoves").value = 2;
            press("solve");
            tryVerify(() => item("solverResult").visible, 60000);
            verify(item("solverPanel").solver.sentence.includes("faster than was asked for"), item("solverPanel").solver.sentence);
        }
        function test_what_cannot_be_played_cannot_be_solved() {
            press("clearBoard");
            press("tabSolver");
            verify(!item("solve").enabled);
            verify(item("solverWaits").visible);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            verify(item("solve").enabled);
            verify(!item("solverWaits").visible);
        }
        function test_the_memory_of_the_solver_is_kept() {
            press("tabSolver");
            const before = Settings.solverMemory;
            const field = item("solverMemory");
            field.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Up);
            verify(Settings.solverMemory > before);
            compare(item("solverPanel").solver.memory, Settings.solverMemory);
            keyClick(Qt.Key_Down);
            compare(Settings.solverMemory, before);
        }
        /// What a check finds moves no field away from under the hand.
        function test_a_check_moves_no_field() {
            press("tabStudy");
            const title = item("study-title");
            const before = title.mapToItem(page, 0, 0).y;
            press("checkStudy");
            tryCompare(study, "busy", false, 30000);
            verify(study.issues.length > 0);
            stage.settleInside(testCase, page);
            compare(title.mapToItem(page, 0, 0).y, before);
            verify(title.name.includes("needed"));
            verify(!item("study-hints").name.includes("needed"));
        }
        function test_a_text_that_is_not_on_the_board_says_so() {
            const area = findChild(item("fenBox"), "textBoxArea");
            verify(!item("fenPending").visible);
            area.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_End, Qt.ControlModifier);
            keyClick(Qt.Key_Space);
            verify(item("fenPending").visible);
            press("dropFen");
            verify(!item("fenPending").visible);
        }
        function test_a_piece_is_put_and_taken_off_by_the_mouse() {
            press("clearBoard");
            compare(boards().join("|"), "4/4/4/4|4/4/4/4|4/4/4/4|4/4/4/4");
            verify(!editor.valid);
            press("piece-Q");
            compare(item("toolText").text, "White queen");
            clickSquare("b2@10");
            compare(boards()[1], "4/4/1Q2/4");
            clickSquare("b2@10");
            compare(boards()[1], "4/4/4/4");
            press("piece-k");
            clickSquare("d4@11");
            compare(boards()[3], "3k/4/4/4");
            press("toolEraser");
            clickSquare("d4@11");
            compare(boards()[3], "4/4/4/4");
            press("editorUndo");
            compare(boards()[3], "3k/4/4/4");
            press("editorRedo");
            compare(boards()[3], "4/4/4/4");
        }
        function test_a_study_tells_what_is_missing_and_leads_there() {
            press("tabStudy");
            press("checkStudy");
            tryCompare(study, "busy", false, 30000);
            verify(study.issues.length > 3);
            press("issue-author");
            const area = findChild(item("study-author"), "textBoxArea");
            tryCompare(area, "activeFocus", true);
            keyClick(Qt.Key_A);
            compare(study.words.author, "a");
            compare(study.issues.length, 0);
            keyClick(Qt.Key_Tab);
            verify(findChild(item("study-source"), "textBoxArea").activeFocus);
        }
        function test_a_text_that_is_wrong_changes_nothing() {
            const before = editor.fen;
            const area = findChild(item("fenBox"), "textBoxArea");
            area.forceActiveFocus(Qt.TabFocusReason);
            area.selectAll();
            keyClick(Qt.Key_Delete);
            for (const key of [Qt.Key_4, Qt.Key_Slash, Qt.Key_X])
                keyClick(key);
            press("useFen");
            compare(editor.fen, before);
            verify(item("fenProblem").text !== "");
            press("dropFen");
            compare(area.text, before);
            compare(item("fenProblem").text, "");
        }
        function test_another_board() {
            press("editorRuleset");
            const list = item("editRulesets");
            tryCompare(list, "activeFocus", true);
            list.currentIndex = list.model.rowOf("fide");
            press("refitStart");
            press("editRulesetAccept");
            compare(editor.rulesetId, "fide");
            verify(editor.valid);
            verify(item("right-0").checked);
            const right = item("right-0");
            press("right-0");
            verify(editor.fen.includes(" Kkq "));
            // What has the keyboard stays when something else changes.
            right.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            verify(editor.fen.includes(" KQkq "));
            verify(right.activeFocus);
            keyClick(Qt.Key_Space);
            verify(editor.fen.includes(" Kkq "));
        }
        function test_everything_fits(data) {
            stage.width = data.width;
            stage.height = data.height;
            Settings.textSize = data.size;
            for (const tab of ["tabPosition", "tabStudy", "tabSolver"]) {
                press(tab);
                stage.settleInside(testCase, page);
                for (const name of ["positionPanel", "studyPanel", "solverPanel"]) {
                    const pane = item(name);
                    if (pane.visible)
                        verify(pane.contentItem.childrenRect.width <= pane.width + 1, name + " " + pane.contentItem.childrenRect.width + " of " + pane.width);
                }
            }
            verify(board.width > 100 && board.height > 100);
        }
        /// Where the boards and the lines have no room side by side, a line that is pressed brings the
        /// boards into view.
        function test_a_line_of_the_proof_brings_the_boards_into_view() {
            stage.width = 640;
            stage.height = 480;
            Settings.textSize = 200;
            stage.settleInside(testCase, page);
            keyClick(Qt.Key_F7, Qt.ShiftModifier);
            const proof = item("editorProof").proof;
            tryVerify(() => !proof.working && proof.title !== "");
            const list = findChild(item("editorProof"), "proofLines");
            tryVerify(() => list.currentItem && list.currentItem.activeFocus);
            while (!list.currentItem.shows || list.currentItem.heading)
                keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            verify(proof.shows);
            tryVerify(() => board.mapToItem(page, 0, 0).y >= 0 && board.mapToItem(page, 0, board.height).y <= page.height);
        }
        function test_everything_fits_data() {
            return [{
                    "tag": "small",
                    "width": 480,
                    "height": 400,
                    "size": 100
                }, {
                    "tag": "large text",
                    "width": 1280,
                    "height": 800,
                    "size": 200
                }, {
                    "tag": "small with large text",
                    "width": 480,
                    "height": 400,
                    "size": 200
                }];
        }
        function test_pieces_of_both_sides_are_carried_over_the_board() {
            for (const [from, to] of [["a1@00", "d4@00"], ["a4@11", "a1@11"]]) {
                const a = middle(from);
                const b = middle(to);
                mousePress(board, a.x, a.y);
                mouseMove(board, (a.x + b.x) / 2, (a.y + b.y) / 2, -1, Qt.LeftButton);
                mouseMove(board, b.x, b.y, -1, Qt.LeftButton);
                mouseRelease(board, b.x, b.y);
            }
            compare(boards()[0], "3R/4/PPPP/1NKQ");
            compare(boards()[3], "1knr/pppp/4/q3");
        }
        function test_the_keyboard_alone() {
            walkTo("a3@00");
            keyClick(Qt.Key_R, Qt.ShiftModifier);
            compare(boards()[0], "4/R3/PPPP/RNKQ");
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_N);
            compare(boards()[0], "4/Rn2/PPPP/RNKQ");
            keyClick(Qt.Key_Delete);
            compare(boards()[0], "4/R3/PPPP/RNKQ");
            // The hand takes with Enter and puts down with Enter.
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Return);
            verify(editor.holding);
            keyClick(Qt.Key_Escape);
            verify(!editor.holding);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
            compare(boards()[0], "R3/4/PPPP/RNKQ");
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(boards()[0], "4/R3/PPPP/RNKQ");
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
            compare(boards()[0], "R3/4/PPPP/RNKQ");
            // The game has taken back nothing.
            compare(stage.session.lastPly, 0);
            // A letter that no piece has is what it is elsewhere.
            const flipped = editor.fen;
            keyClick(Qt.Key_F);
            compare(editor.fen, flipped);
            // Keys of games say why they do nothing here, those that tell a square tell it.
            keyClick(Qt.Key_BracketLeft);
            verify(item("editorStatus").text.includes("games"));
            keyClick(Qt.Key_O);
            verify(item("editorStatus").text.includes("rook"));
        }
        function test_the_keys_are_for_the_page_that_is_seen() {
            stage.shell.show(Shell.Play);
            stage.session.activate(stage.square("a2@00"));
            stage.session.activate(stage.square("a3@00"));
            stage.shell.show(Shell.Editor);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(stage.session.ply, 1);
            stage.shell.show(Shell.Play);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(stage.session.ply, 0);
        }
        function test_the_position_of_the_game_and_back() {
            stage.shell.show(Shell.Play);
            stage.session.activate(stage.square("a2@00"));
            stage.session.activate(stage.square("a3@00"));
            keyClick(Qt.Key_E, Qt.ControlModifier);
            tryCompare(board, "activeFocus", true);
            compare(boards()[0], "4/P3/1PPP/RNKQ");
            verify(!editor.whiteToMove);
            press("playFromHere");
            press("playFromAccept");
            compare(stage.shell.page, Shell.Play);
            tryCompare(item("board"), "activeFocus", true);
            compare(stage.session.lastPly, 0);
            verify(!stage.session.whiteToMove);
        }
        function test_the_tools_are_one_stop_of_tab() {
            item("toolHand").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            verify(item("toolEraser").activeFocus);
            compare(editor.tool, EditTool.Eraser);
            keyClick(Qt.Key_Right);
            compare(item("toolText").text, "White king");
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Left);
            compare(editor.tool, EditTool.Hand);
            keyClick(Qt.Key_Left);
            compare(item("toolText").text, "Black pawn");
            keyClick(Qt.Key_Tab);
            verify(item("whiteToMove").activeFocus);
            keyClick(Qt.Key_Right);
            verify(!editor.whiteToMove);
        }
        function test_unsaved_work_is_asked_about() {
            walkTo("a3@00");
            keyClick(Qt.Key_R);
            const mine = editor.fen;
            keyClick(Qt.Key_E, Qt.ControlModifier);
            tryVerify(() => item("replaceKeep").activeFocus);
            press("replaceKeep");
            compare(editor.fen, mine);
            keyClick(Qt.Key_E, Qt.ControlModifier);
            press("replaceAccept");
            compare(boards()[0], "4/4/PPPP/RNKQ");
            verify(!study.modified);
            // The button does the same.
            press("clearBoard");
            press("fromGame");
            press("replaceAccept");
            compare(boards()[0], "4/4/PPPP/RNKQ");
        }
        function test_what_is_wrong_is_said_below_the_board() {
            const status = item("editorStatus");
            verify(!item("showProblem").visible);
            walkTo("c1@00");
            keyClick(Qt.Key_Delete);
            verify(status.text.includes("king"));
            compare(item("announcer").text, "c1, Z 0, W 0 is empty now. " + editor.standing);
            verify(!item("playFromHere").enabled);
            keyClick(Qt.Key_K, Qt.ShiftModifier);
            verify(item("playFromHere").enabled);
            walkTo("b3@11");
            keyClick(Qt.Key_R, Qt.ShiftModifier);
            verify(status.text.includes("b4 [1,1]"));
            press("showProblem");
            tryCompare(board, "activeFocus", true);
            compare(board.focusSquare, stage.square("b4@11"));
        }
        function walkTo(name: string): void {
            board.focusSquare = stage.square(name);
        }

        name: "Editor"
        when: windowShown
    }
}
