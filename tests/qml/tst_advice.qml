import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// Hints, analysis and review on the Play page, by keyboard.
PlayTestCase {
    id: stage

    TestCase {
        id: test
        name: "Advice"
        when: windowShown

        property Analysis analysis
        property GameReview review
        property Hint hint
        property MistakeTrainer trainer

        function init() {
            stage.begin(test);
            const panel = stage.find(test, "analysisPanel");
            analysis = panel.analysis;
            review = panel.review;
            trainer = panel.trainer;
            hint = stage.find(test, "statusLine").hint;
            analysis.nodes = 3000;
            review.nodes = 3000;
            hint.nodes = 3000;
        }
        function cleanup() {
            stage.shell = null;
        }
        function find(name: string): Item {
            return stage.find(test, name);
        }
        /// Black gives the queen away.
        function playBlunder() {
            Settings.confirmCaptures = false;
            for (const [from, to] of [["a2@00", "a3@00"], ["a4@11", "a4@01"], ["c2@00", "c3@00"], ["a4@01", "c2@01"], ["d1@00", "c2@01"]]) {
                stage.clickSquare(test, from);
                stage.clickSquare(test, to);
            }
            compare(stage.session.lastPly, 5);
        }

        function test_the_key_gives_one_hint_after_the_other() {
            keyClick(Qt.Key_H);
            tryCompare(hint, "stage", Hint.Piece);
            compare(find("statusText").text, hint.text);
            verify(hint.text.startsWith("Hint: look at the white "));
            keyClick(Qt.Key_H);
            compare(hint.stage, Hint.Target);
            keyClick(Qt.Key_H);
            compare(hint.stage, Hint.Why);
            keyClick(Qt.Key_Escape);
            compare(hint.stage, Hint.None);
            compare(hint.used, 1);
        }
        function test_the_button_says_more() {
            stage.clickButton(test, "hint");
            tryCompare(hint, "stage", Hint.Piece);
            compare(find("hint").text, "More");
            stage.clickButton(test, "hint");
            compare(hint.stage, Hint.Target);
        }
        function test_analysis_by_keyboard() {
            const board = find("board");
            verify(!find("evaluationBar").visible);
            keyClick(Qt.Key_F8, Qt.ShiftModifier);
            verify(analysis.on);
            tryVerify(() => !analysis.thinking && analysis.scored);
            verify(find("evaluationBar").visible);
            verify(find("evaluationBar").Accessible.name.startsWith("Evaluation: "));
            compare(find("analysisScore").text, analysis.score);
            compare(find("coachSketch").sketch, analysis.sketch);
            const list = find("analysisList");
            compare(list.count, 3);
            list.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(list.currentIndex, 1);
            keyClick(Qt.Key_Return);
            verify(analysis.shows);
            compare(analysis.shownRow, 1);
            compare(board.scene, analysis.scene);
            compare(find("statusText").text, analysis.shownText);
            keyClick(Qt.Key_Right);
            compare(analysis.shownPly, 2);
            keyClick(Qt.Key_Left);
            compare(analysis.shownPly, 1);
            keyClick(Qt.Key_Escape);
            verify(!analysis.shows);
            compare(stage.session.lastPly, 0);
        }
        function test_the_bar_is_seen_from_the_side_that_is_below() {
            keyClick(Qt.Key_F8, Qt.ShiftModifier);
            const bar = find("evaluationBar");
            tryVerify(() => analysis.scored);
            const before = bar.below;
            stage.session.flip();
            compare(bar.below, !before);
        }
        function test_the_bar_stands_beside_the_board_data() {
            return [{
                    "tag": "left to right",
                    "mirrored": false
                }, {
                    "tag": "right to left",
                    "mirrored": true
                }];
        }
        function test_the_bar_stands_beside_the_board(data) {
            stage.shell.LayoutMirroring.enabled = data.mirrored;
            stage.shell.LayoutMirroring.childrenInherit = true;
            keyClick(Qt.Key_F8, Qt.ShiftModifier);
            const bar = find("evaluationBar");
            tryVerify(() => bar.visible);
            const board = find("board");
            tryVerify(() => {
                const left = bar.mapToItem(stage.shell, 0, 0).x;
                const boardLeft = board.mapToItem(stage.shell, 0, 0).x;
                return data.mirrored ? boardLeft + board.width <= left : left + bar.width <= boardLeft;
            });
        }
        function test_a_square_leads_back_from_a_line() {
            keyClick(Qt.Key_F8, Qt.ShiftModifier);
            tryVerify(() => !analysis.thinking && analysis.scored);
            analysis.press(0);
            stage.clickSquare(test, "a2@00");
            verify(!analysis.shows);
            verify(!stage.session.hasSelection);
        }
        function test_a_game_is_reviewed_and_learnt_from() {
            playBlunder();
            keyClick(Qt.Key_F9, Qt.ShiftModifier);
            tryCompare(review, "state", GameReview.Done);
            verify(find("reviewWhite").visible);
            verify(find("reviewWhite").text.startsWith("White: "));
            compare(review.shares.length, 6);
            const graph = find("reviewGraph");
            graph.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Home);
            compare(stage.session.ply, 0);
            keyClick(Qt.Key_Right);
            compare(stage.session.ply, 1);
            compare(find("graphCaption").text, review.textAt(1));
        }
        function test_blunders_are_marked_and_bettered() {
            playBlunder();
            review.run();
            tryCompare(review, "state", GameReview.Done);
            verify(review.blackMistakes > 0);
            const list = find("mistakeList");
            const moves = stage.session.moves;
            const mistakes = review.mistakes;
            for (let i = 0; i < mistakes.count; ++i) {
                const ply = mistakes.data(mistakes.index(i, 0), MistakeList.PlyRole);
                const row = moves.index(Math.floor((ply - 1) / 2), 0);
                const white = ply % 2 === 1;
                compare(moves.data(row, white ? MoveListModel.WhiteGlyphRole : MoveListModel.BlackGlyphRole), mistakes.data(mistakes.index(i, 0), MistakeList.GlyphRole));
                compare(moves.data(row, white ? MoveListModel.WhiteWordRole : MoveListModel.BlackWordRole), mistakes.data(mistakes.index(i, 0), MistakeList.WordRole));
            }
            keyClick(Qt.Key_F9, Qt.ShiftModifier);
            tryVerify(() => list.currentItem && list.currentItem.activeFocus);
            keyClick(Qt.Key_End);
            keyClick(Qt.Key_Return);
            compare(stage.session.ply, list.currentItem.ply);
            stage.clickButton(test, "learnBlack");
            verify(trainer.active);
            verify(find("trainerBar").visible);
            verify(!find("playBar").visible);
            verify(find("board").activeFocus);
            compare(find("statusText").text, trainer.text);
            stage.clickButton(test, "trainerAnswer");
            compare(trainer.state, MistakeTrainer.Shown);
            verify(trainer.text.startsWith("Better: "));
            stage.clickButton(test, "trainerLeave");
            verify(!trainer.active);
            verify(find("playBar").visible);
            compare(stage.session.lastPly, 5);
        }
    }
}
