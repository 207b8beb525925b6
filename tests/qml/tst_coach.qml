import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The coach beside the board: verdicts, looking closer, and what the signs mean.
PlayTestCase {
    id: stage

    TestCase {
        id: test
        name: "Coach"
        when: windowShown

        property BoardView board

        function init() {
            Settings.threatWarnings = false;
            stage.begin(test);
            board = stage.find(test, "board");
        }
        function cleanup() {
            Settings.threatWarnings = false;
            stage.shell = null;
        }
        function text_of(name: string): string {
            return (stage.find(test, name) as Label).text;
        }
        /// Whether a text stands somewhere in an item.
        function shows(item: Item, text: string): bool {
            return item.visible && (item.text === text || Object.values(item.children).some(child => shows(child, text)));
        }
        function play(from: string, to: string) {
            const plies = stage.session.ply;
            stage.clickSquare(test, from);
            stage.clickSquare(test, to);
            compare(stage.session.ply, plies + 1);
        }

        function test_a_refusal_by_keyboard_says_why() {
            stage.walkTo(test, "b1@10");
            keyClick(Qt.Key_Return);
            stage.walkTo(test, "b3@10");
            tryVerify(() => text_of("verdictTitle") === "Not a bishop move");
            verify(text_of("verdictSentence") !== "");
            keyClick(Qt.Key_Return);
            compare(stage.session.ply, 0);
            compare(text_of("verdictTitle"), "Not a bishop move");
        }
        function test_the_verdict_follows_the_pointer() {
            stage.clickSquare(test, "b1@10");
            const cell = board.cellRect(stage.square("b1@01"));
            mouseMove(board, cell.x + cell.width / 2, cell.y + cell.height / 2);
            const card = stage.find(test, "verdictCard") as VerdictCard;
            tryVerify(() => card.verdict.tone === Tone.Legal);
            compare(stage.session.ply, 0);
        }
        function test_a_square_that_was_typed_is_told() {
            stage.clickSquare(test, "b1@10");
            keyClick(Qt.Key_Slash);
            const field = stage.find(test, "goToEntry");
            tryCompare(field, "activeFocus", true);
            (field as TextEntry).text = "b1@01";
            keyClick(Qt.Key_Return);
            tryCompare(board, "activeFocus", true);
            const card = stage.find(test, "verdictCard") as VerdictCard;
            tryVerify(() => card.verdict.tone === Tone.Legal);
            compare(stage.session.ply, 0);
        }
        function test_a_resting_pointer_takes_nothing_back_from_the_keyboard() {
            stage.clickSquare(test, "b1@10");
            const cell = board.cellRect(stage.square("b3@10"));
            mouseMove(board, cell.x + cell.width / 2, cell.y + cell.height / 2);
            const card = stage.find(test, "verdictCard") as VerdictCard;
            tryVerify(() => card.verdict.tone === Tone.Refused);
            // The box covers the board, and uncovers it again below the pointer.
            keyClick(Qt.Key_Slash);
            const field = stage.find(test, "goToEntry") as TextEntry;
            tryCompare(field, "activeFocus", true);
            field.text = "b1@01";
            keyClick(Qt.Key_Return);
            tryCompare(board, "activeFocus", true);
            tryVerify(() => card.verdict.tone === Tone.Legal);
            tryCompare(board, "hoveredSquare", stage.square("b3@10"));
            waitForRendering(board);
            compare(card.verdict.tone, Tone.Legal);
            // Once it moves, it counts again.
            mouseMove(board, cell.x + cell.width / 2 + 2, cell.y + cell.height / 2);
            tryVerify(() => card.verdict.tone === Tone.Refused);
        }
        function test_a_square_from_the_list_of_targets_is_told() {
            stage.clickSquare(test, "b1@10");
            stage.clickButton(test, "target" + stage.square("b1@01"));
            tryCompare(board, "activeFocus", true);
            const card = stage.find(test, "verdictCard") as VerdictCard;
            tryVerify(() => card.verdict.tone === Tone.Legal);
        }
        function test_what_is_asked_for_is_in_view() {
            const panel = stage.find(test, "coachPanel") as CoachPanel;
            stage.walkTo(test, "b4@01");
            keyClick(Qt.Key_F10, Qt.ShiftModifier);
            const remove = "unwatch" + stage.square("b4@01");
            tryVerify(() => findChild(stage.shell, remove) !== null);
            verify(panel.contentY > 0);
            verify(stage.inView(stage.find(test, remove)));
            // A piece that is chosen, and a try that is refused.
            stage.clickSquare(test, "b1@10");
            compare(panel.contentY, 0);
            panel.contentY = panel.contentHeight - panel.height;
            stage.clickSquare(test, "b3@10");
            verify(stage.inView(stage.find(test, "verdictTitle")));
        }
        function test_more_opens_the_details() {
            stage.clickSquare(test, "b1@10");
            stage.clickSquare(test, "b3@10");
            const card = stage.find(test, "verdictCard") as VerdictCard;
            tryVerify(() => card.verdict.details.length > 0);
            const detail = card.verdict.details[0];
            verify(!shows(card, detail));
            stage.clickButton(test, "verdictMore");
            tryVerify(() => shows(card, detail));
            stage.clickButton(test, "verdictMore");
            tryVerify(() => !shows(card, detail));
        }
        function test_what_if_by_key_shows_the_position_after_the_move() {
            stage.clickSquare(test, "b1@10");
            keyClick(Qt.Key_T, Qt.ControlModifier);
            stage.walkTo(test, "b1@01");
            const card = stage.find(test, "verdictCard") as VerdictCard;
            tryVerify(() => card.whatIf);
            compare(stage.session.ply, 0);
            keyClick(Qt.Key_T, Qt.ControlModifier);
            tryVerify(() => !card.whatIf);
        }
        function test_only_look_moves_nothing() {
            keyClick(Qt.Key_I, Qt.ControlModifier);
            stage.clickSquare(test, "b1@10");
            stage.clickSquare(test, "b1@01");
            compare(stage.session.ply, 0);
            keyClick(Qt.Key_I, Qt.ControlModifier);
            play("b1@10", "b1@01");
        }
        function test_a_watched_square_is_told_and_removed_by_key() {
            stage.walkTo(test, "b4@01");
            keyClick(Qt.Key_F10, Qt.ShiftModifier);
            const name = "unwatch" + stage.square("b4@01");
            tryVerify(() => findChild(stage.shell, name) !== null);
            keyClick(Qt.Key_F10, Qt.ShiftModifier);
            tryVerify(() => findChild(stage.shell, name) === null);
        }
        function test_several_squares_are_watched_until_all_are_removed() {
            for (const square of ["b4@01", "a2@00"]) {
                stage.walkTo(test, square);
                keyClick(Qt.Key_F10, Qt.ShiftModifier);
            }
            tryVerify(() => stage.find(test, "unwatchAll").visible);
            for (const square of ["b4@01", "a2@00"])
                tryVerify(() => findChild(stage.shell, "unwatch" + stage.square(square)) !== null);
            stage.clickButton(test, "unwatchAll");
            tryVerify(() => !stage.find(test, "unwatchAll").visible);
        }
        function test_control_is_counted_for_a_piece_and_for_each_side_data() {
            return [{
                    "tag": "piece",
                    "button": "controlPiece"
                }, {
                    "tag": "white",
                    "button": "controlWhite"
                }, {
                    "tag": "black",
                    "button": "controlBlack"
                }];
        }
        function test_control_is_counted_for_a_piece_and_for_each_side(data) {
            stage.clickSquare(test, "b1@10");
            stage.clickButton(test, data.button);
            tryVerify(() => /\d+/.test(text_of("controlText")));
            stage.clickButton(test, data.button);
            tryVerify(() => !stage.find(test, "controlText").visible);
        }
        function test_threats_are_told_when_wanted() {
            play("c1@10", "c1@11");
            play("b4@01", "a4@01");
            play("c1@11", "a1@11");
            play("a4@01", "b4@01");
            play("a1@11", "a2@11");
            play("b4@01", "a4@01");
            verify(!stage.find(test, "threats").visible);
            Settings.threatWarnings = true;
            tryVerify(() => stage.find(test, "threats").visible);
        }
        function test_the_legend_lists_every_line_and_sign_once_asked() {
            const legend = stage.find(test, "signLegend").parent as SignLegend;
            const closed = legend.implicitHeight;
            stage.clickButton(test, "signLegend");
            tryVerify(() => legend.implicitHeight > closed);
            const shown = [];
            for (const entry of Object.values(legend.children)) {
                for (const part of Object.values(entry.children)) {
                    if (part instanceof SketchSample)
                        shown.push(part.kind);
                }
            }
            shown.sort();
            compare(shown, [SketchKind.Way, SketchKind.Attack, SketchKind.Guard, SketchKind.Pin, SketchKind.Behind, SketchKind.Blocker, SketchKind.King, SketchKind.Watched, SketchKind.Unguarded, SketchKind.Refutation]);
            stage.clickButton(test, "signLegend");
            tryCompare(legend, "implicitHeight", closed);
        }
    }
}
