import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The lessons on their page: a whole lesson by the keyboard alone, words that light up, the list.
PlayTestCase {
    id: stage

    readonly property LearnPage page: shell ? shell.learn : null
    readonly property LessonPlayer player: page ? page.player : null

    TestCase {
        id: test
        name: "Learn"
        when: windowShown

        function init() {
            stage.begin(test);
            stage.shell.show(Shell.Learn);
            verify(stage.page !== null);
        }
        function cleanup() {
            for (let row = 0; row < stage.page.learn.list.count; ++row)
                stage.page.learn.reset(stage.page.learn.list.keyAt(row));
            stage.shell = null;
            stage.width = 1280;
            stage.height = 800;
        }

        function open(key: string): void {
            stage.page.openLesson(key);
            tryCompare(stage.player, "open", true);
            tryVerify(() => stage.find(test, "lessonTable").visible);
            wait(0);
        }
        function focused(): Item {
            return stage.Window.window.activeFocusItem;
        }
        /// Goes with Tab to a control.
        function tabTo(name: string): void {
            for (let i = 0; i < 80 && focused().objectName !== name; ++i)
                keyClick(Qt.Key_Tab);
            compare(focused().objectName, name);
        }
        /// The board of the lesson: the page Play has one of its own.
        function board(): Item {
            return findChild(stage.find(test, "lessonTable"), "board");
        }
        function table(): Item {
            return stage.find(test, "lessonTable");
        }
        function walk(square: int): void {
            const sizes = [4, 4, 2, 2];
            const keys = [[Qt.Key_Right, Qt.Key_Left, Qt.NoModifier], [Qt.Key_Up, Qt.Key_Down, Qt.NoModifier], [Qt.Key_Right, Qt.Key_Left, Qt.AltModifier], [Qt.Key_Up, Qt.Key_Down, Qt.AltModifier]];
            let stride = 1;
            for (let axis = 0; axis < 4; ++axis) {
                const size = sizes[axis];
                const at = () => Math.floor(board().focusSquare / stride) % size;
                const goal = Math.floor(square / stride) % size;
                for (let steps = 0; at() !== goal && steps < size; ++steps)
                    keyClick(at() < goal ? keys[axis][0] : keys[axis][1], keys[axis][2]);
                stride *= size;
            }
            compare(board().focusSquare, square);
        }

        // The cards are of uneven heights, which must not keep the list busy for ever.
        function test_the_list_by_keyboard() {
            const cards = stage.find(test, "lessonCards");
            const pane = stage.find(test, "lessonPane");
            const last = stage.page.learn.list.count - 1;
            tryCompare(cards, "activeFocus", true);
            const inView = () => {
                const top = focused().mapToItem(pane, 0, 0).y;
                return top >= 0 && top + focused().height <= pane.height;
            };
            for (let i = 0; i < 20; ++i)
                keyClick(Qt.Key_End);
            tryVerify(() => focused().index === last && inView());
            let pages = 0;
            for (; cards.current > 0; ++pages) {
                const from = cards.current;
                keyClick(Qt.Key_PageUp);
                verify(cards.current < from);
                tryVerify(inView);
            }
            verify(pages > 3 && pages < last / 2);
            compare(pane.contentY, 0);
            keyClick(Qt.Key_Up);
            compare(cards.current, 0);
            keyClick(Qt.Key_PageDown);
            verify(cards.current > 1);
            keyClick(Qt.Key_Home);
            keyClick(Qt.Key_Down);
            tryVerify(() => focused().index === 1 && inView());
            keyClick(Qt.Key_Up);
            compare(pane.contentY, 0);
        }
        function test_a_whole_lesson_by_keyboard() {
            // From the list: the keyboard is on its first card.
            tryCompare(stage.find(test, "lessonCards"), "activeFocus", true);
            const row = stage.page.learn.list.rowOf("lite-rook-through-w");
            for (let i = 0; i < row; ++i)
                keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryCompare(stage.player, "open", true);
            compare(stage.player.key, "lite-rook-through-w");

            // Explain: Enter goes on.
            tryVerify(() => focused().objectName === "lessonContinue");
            keyClick(Qt.Key_Return);
            compare(stage.player.step, 1);

            // Find: every square of the rook on b2, marked with Space.
            tryVerify(() => board().activeFocus);
            for (const name of ["a2@00", "c2@00", "d2@00", "b1@00", "b3@00", "b4@00", "b2@10", "b2@01"]) {
                walk(stage.square(name));
                keyClick(Qt.Key_Space);
            }
            compare(stage.player.marks, 8);
            keyClick(Qt.Key_D, Qt.ControlModifier);
            verify(stage.player.solved);
            tryVerify(() => focused().objectName === "lessonContinue");
            keyClick(Qt.Key_Return);

            // Try: first what cannot be, and the coach says why.
            compare(stage.player.step, 2);
            tryVerify(() => board().activeFocus);
            walk(stage.square("b3@00"));
            keyClick(Qt.Key_Return);
            walk(stage.square("c4@00"));
            keyClick(Qt.Key_Return);
            tryCompare(stage.player, "outcome", LessonPlayer.Wrong);
            verify(stage.player.feedback.plain.startsWith("Not a rook move"), stage.player.feedback.plain);
            keyClick(Qt.Key_Escape);
            walk(stage.square("b3@00"));
            keyClick(Qt.Key_Return);
            walk(stage.square("b3@01"));
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Return);
            tryCompare(stage.player, "solved", true);
            tryVerify(() => focused().objectName === "lessonContinue");
            keyClick(Qt.Key_Return);

            // Inspect: who attacks the rook.
            compare(stage.player.kind, LessonPlayer.Inspect);
            tryVerify(() => board().activeFocus);
            walk(stage.square("b2@00"));
            keyClick(Qt.Key_F10, Qt.ShiftModifier);
            tryCompare(stage.player, "solved", true);
            tryVerify(() => focused().objectName === "lessonContinue");
            keyClick(Qt.Key_Return);

            // Find the attackers.
            tryVerify(() => board().activeFocus);
            for (const name of ["b2@01", "a1@11"]) {
                walk(stage.square(name));
                keyClick(Qt.Key_Space);
            }
            keyClick(Qt.Key_D, Qt.ControlModifier);
            verify(stage.player.solved);
            tryVerify(() => focused().objectName === "lessonContinue");
            keyClick(Qt.Key_Return);

            // Try again, with a hint before.
            tryVerify(() => board().activeFocus);
            keyClick(Qt.Key_H, Qt.ControlModifier | Qt.ShiftModifier);
            compare(stage.player.hints.length, 1);
            walk(stage.square("a3@00"));
            keyClick(Qt.Key_Return);
            walk(stage.square("a3@01"));
            keyClick(Qt.Key_Return);
            tryCompare(stage.player, "solved", true);
            tryVerify(() => focused().objectName === "lessonContinue");
            keyClick(Qt.Key_Return);

            // Choose: the wrong one says why, the right one ends it.
            compare(stage.player.kind, LessonPlayer.Choose);
            tryVerify(() => focused().objectName === "lessonChoice");
            keyClick(Qt.Key_Return);
            compare(stage.player.outcome, LessonPlayer.Wrong);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryCompare(stage.player, "solved", true);
            tryVerify(() => focused().objectName === "lessonContinue");
            keyClick(Qt.Key_Return);
            verify(stage.player.finished);
            verify(stage.player.stars > 0);
            // Everything that was said can be heard.
            verify(stage.find(test, "announcer").text !== "");
        }

        function test_words_light_up_by_keyboard_and_pointer() {
            open("lite-rook-through-w");
            const panel = stage.find(test, "lessonPanel");
            const link = findChild(findChild(panel, "stepText"), "lessonLink");
            verify(link !== null);
            link.forceActiveFocus(Qt.TabFocusReason);
            verify(stage.player.sketched);
            tabTo("lessonContinue");
            verify(!stage.player.sketched);
            tryVerify(() => link.width > 0);
            mouseMove(link, link.width / 2, link.height / 2);
            tryVerify(() => stage.player.sketched);
            mouseMove(stage.find(test, "lessonTitle"), 1, 1);
            tryVerify(() => !stage.player.sketched);
        }

        function test_pictures_go_back_and_forth_by_key() {
            let key = "";
            for (let row = 0; key === "" && row < stage.page.learn.list.count; ++row) {
                open(stage.page.learn.list.keyAt(row));
                for (let step = 0; step < stage.player.count; ++step) {
                    stage.player.goToStep(step);
                    if (stage.player.kind === LessonPlayer.Show && stage.player.frames > 1) {
                        key = stage.player.key;
                        break;
                    }
                }
            }
            verify(key !== "");
            compare(stage.player.frame, 0);
            keyClick(Qt.Key_Period);
            compare(stage.player.frame, 1);
            keyClick(Qt.Key_Comma);
            compare(stage.player.frame, 0);
            keyClick(Qt.Key_Comma);
            verify(stage.find(test, "announcer").text !== "");
        }

        function test_two_boards_are_compared() {
            let found = false;
            for (let row = 0; !found && row < stage.page.learn.list.count; ++row) {
                open(stage.page.learn.list.keyAt(row));
                for (let step = 0; !found && step < stage.player.count; ++step) {
                    stage.player.goToStep(step);
                    found = stage.player.kind === LessonPlayer.Compare;
                }
            }
            verify(found);
            tryVerify(() => stage.find(test, "compareBoards").visible);
            verify(!board().visible);
            tryVerify(() => focused().objectName === "lessonContinue");
            while (stage.player.kind === LessonPlayer.Compare)
                stage.player.goOn();
            tryVerify(() => board().visible || stage.player.finished);
        }

        /// Of 64 boards those that the step is about, until the user looks elsewhere.
        function test_what_is_spoken_of_is_in_view() {
            const seen = name => {
                const square = name.charCodeAt(0) - "a".charCodeAt(0) + 8 * (Number(name[1]) - 1 + 8 * (Number(name[3]) + 8 * Number(name[4])));
                const cell = board().cellRect(square);
                const at = point => board().cellAt(point);
                return cell.width >= 16 && at(Qt.point(cell.x + 1, cell.y + 1)) === square && at(Qt.point(cell.x + cell.width - 1, cell.y + cell.height - 1)) === square;
            };
            open("full-many-kings");
            tryVerify(() => seen("e8@30") && seen("e1@30") && seen("e1@00"));
            // The map of the boards lies over none of it.
            const map = findChild(stage.find(test, "lessonTable"), "boardMap");
            compare(board().coveredIn(Qt.rect(map.x, map.y, map.width, map.height), table().board.interest), 0);
            stage.player.goToStep(1);
            tryVerify(() => seen("e1@40"));
            // A picture of all boards stays until the next step, or until a word is pressed.
            stage.player.goToStep(0);
            wait(0);
            verify(seen("e1@30"));
            board().fit();
            stage.player.retry();
            wait(0);
            verify(board().showsEverything);
            const link = findChild(findChild(stage.find(test, "lessonPanel"), "stepText"), "lessonLink");
            mouseMove(link, link.width / 2, link.height / 2);
            wait(0);
            verify(board().showsEverything);
            mouseClick(link, link.width / 2, link.height / 2);
            tryVerify(() => seen("e8@30"));
            board().fit();
            stage.player.goOn();
            tryVerify(() => seen("e1@40"));
            // The boards as a whole.
            open("full-reading-64-boards");
            tryVerify(() => board().showsEverything);
        }

        function test_a_small_window_has_text_and_boards_in_turn_data() {
            return [{
                    "tag": "640x480",
                    "width": 640,
                    "height": 480,
                    "text": 100
                }, {
                    "tag": "480x400",
                    "width": 480,
                    "height": 400,
                    "text": 100
                }, {
                    "tag": "640x480, 200 %",
                    "width": 640,
                    "height": 480,
                    "text": 200
                }];
        }
        function test_a_small_window_has_text_and_boards_in_turn(data) {
            stage.width = data.width;
            stage.height = data.height;
            Settings.textSize = data.text;
            const strip = stage.find(test, "lessonStrip");
            // Whether the beginning of something is in view.
            const begins = item => {
                const at = item.mapToItem(stage.page, 0, 0).y;
                return item.visible && at >= 0 && at < stage.page.height - strip.height;
            };
            open("full-many-kings");
            tryVerify(() => table().stacked && strip.visible);
            const text = findChild(stage.find(test, "lessonPanel"), "stepText");
            const on = stage.find(test, "lessonContinue");
            // Something to read: the text, and the way on.
            tryVerify(() => begins(stage.find(test, "stepTitle")) || begins(text));
            tryVerify(() => on.activeFocus);
            // One key shows the boards, and again the text.
            keyClick(Qt.Key_F5);
            tryVerify(() => begins(board()) && board().activeFocus);
            keyClick(Qt.Key_F5);
            tryVerify(() => begins(text) && on.activeFocus);
            // So does one press, with the button always in view.
            const switcher = stage.find(test, "lessonSwitch");
            verify(stage.inView(switcher));
            mouseClick(switcher);
            tryVerify(() => begins(board()));
            mouseClick(switcher);
            tryVerify(() => begins(text));
            // A word that is pressed is lit where it can be seen.
            const link = findChild(text, "lessonLink");
            link.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => begins(board()) && stage.player.sketched);
            // Something to do: the boards, and what is asked below them.
            stage.player.goToStep(1);
            tryVerify(() => begins(board()) && board().activeFocus);
            compare(findChild(table(), "statusText").text, stage.player.text.plain);
            // A question: its answers.
            stage.player.goToStep(6);
            tryVerify(() => focused().objectName === "lessonChoice" && begins(focused()));
            stage.width = 1280;
            stage.height = 800;
            tryVerify(() => !strip.visible);
        }

        /// What came of a try stands beside the boards, and below them in a word or two only.
        function test_what_came_of_a_try_is_told_once() {
            open("lite-rook-through-w");
            stage.player.goToStep(6);
            compare(stage.player.kind, LessonPlayer.Choose);
            stage.player.choose(0);
            compare(stage.player.outcome, LessonPlayer.Wrong);
            const card = stage.find(test, "lessonFeedback");
            const status = findChild(stage.find(test, "lessonTable"), "statusText");
            const stacked = stage.find(test, "lessonTable").stacked;
            tryVerify(() => card.visible !== (status.text === stage.player.feedback.plain));
            compare(card.visible, !stacked);
            // A move that cannot be played, too.
            stage.player.goToStep(2);
            stage.page.forceActiveFocus();
            const session = stage.find(test, "lessonTable").session;
            session.activate(stage.square("b3@00"));
            session.activate(stage.square("c4@00"));
            tryCompare(stage.player, "outcome", LessonPlayer.Wrong);
            tryVerify(() => card.visible !== (status.text === stage.player.feedback.plain));
        }

        /// Pieces that hang are pointed out elsewhere; here it would answer the question.
        function test_a_pawn_becomes_a_queen_by_keyboard() {
            open("tesschess-promotion-corner");
            stage.player.goToStep(1);
            const session = stage.player.session;
            // From Bb43 to Bb44.
            session.activate(1 + 4 * 2 + 16 * 1 + 64 * 3);
            session.activate(1 + 4 * 3 + 16 * 1 + 64 * 3);
            tryVerify(() => focused().objectName === "promotionQ");
            keyClick(Qt.Key_Return);
            tryCompare(stage.player, "solved", true);
        }
        function test_a_step_that_is_tried_again_has_the_keyboard() {
            open("tesschess-pins-and-blocks");
            stage.player.goToStep(1);
            tryVerify(() => board().activeFocus);
            stage.player.press(0);
            stage.player.help();
            stage.player.help();
            stage.player.help();
            stage.player.help();
            tryVerify(() => focused().objectName === "lessonContinue");
            keyClick(Qt.Key_U, Qt.ControlModifier);
            compare(stage.player.solved, false);
            tryVerify(() => board().activeFocus);
        }
        function test_what_came_of_a_try_is_in_view() {
            stage.height = 640;
            open("tesschess-discovered-check");
            stage.player.goToStep(2);
            for (let hint = 0; hint < 3; ++hint)
                stage.player.help();
            stage.player.press(0);
            stage.player.check();
            compare(stage.player.outcome, LessonPlayer.Wrong);
            stage.player.help();
            compare(stage.player.solved, true);
            const card = stage.find(test, "lessonFeedback").parent;
            let pane = card;
            while (!(pane instanceof Flickable))
                pane = pane.parent;
            tryVerify(() => pane.scrolls);
            tryVerify(() => card.mapToItem(pane, 0, card.height).y <= pane.height);
        }
        function test_no_warning_gives_an_answer_away() {
            const warned = Settings.threatWarnings;
            Settings.threatWarnings = true;
            open("lite-inspecting");
            stage.player.goToStep(3);
            const table = stage.find(test, "lessonTable");
            verify(!table.warns);
            stage.player.goToStep(0);
            verify(table.warns);
            Settings.threatWarnings = warned;
            // Who gives check is asked here: no line tells it.
            open("zero-check");
            verify(!table.sketched);
            stage.player.goToStep(4);
            compare(stage.player.kind, LessonPlayer.Find);
            verify(table.sketched);
            verify(!stage.player.sketched);
        }

        /// While a file is read or checked; what takes a moment only is not told.
        function test_what_takes_long_is_told_and_can_be_cancelled() {
            const card = stage.find(test, "lessonWait");
            verify(!card.visible);
            card.waiting = true;
            verify(!card.visible);
            tryVerify(() => card.visible);
            verify(stage.find(test, "lessonWaitCancel").visible);
            card.waiting = false;
            verify(!card.visible);
        }

        /// Both boards of a comparison, and what turns their pictures; without OpenGL the boards alone.
        function test_a_comparison_has_two_boards_of_one_piece() {
            open("dimensions-rook");
            compare(stage.player.kind, LessonPlayer.Compare);
            const left = stage.find(test, "leftBoard");
            const right = stage.find(test, "rightBoard");
            tryVerify(() => left.visible && right.visible);
            compare(left.spacious, right.spacious);
            compare(stage.find(test, "lessonTurning").visible, left.spacious);
            // The last picture is of the right board alone.
            while (stage.player.frame + 1 < stage.player.frames)
                keyClick(Qt.Key_Period);
            compare(stage.player.kind, LessonPlayer.Compare);
            verify(stage.player.frameText.plain !== "");
            // Whoever turns one turns both.
            left.pose.orbitBy(20, 5);
            compare(left.pose.text !== "", true);
            verify(!right.pose.atHome);
            right.pose.home();
            tryCompare(right.pose, "atHome", true);
        }

        function test_the_running_game_stays_as_it_is() {
            stage.shell.show(Shell.Play);
            stage.session.activate(stage.square("a2@00"));
            stage.session.activate(stage.square("a3@00"));
            compare(stage.session.ply, 1);
            stage.shell.show(Shell.Learn);
            open("lite-rook-through-w");
            keyClick(Qt.Key_M, Qt.ControlModifier);
            compare(stage.player.step, 1);
            keyClick(Qt.Key_1, Qt.ControlModifier);
            compare(stage.shell.page, Shell.Play);
            compare(stage.session.ply, 1);
            // And the lesson is where it was.
            keyClick(Qt.Key_2, Qt.ControlModifier);
            compare(stage.player.step, 1);
        }

        function test_progress_of_a_lesson_is_forgotten_after_a_question() {
            open("lite-rook-through-w");
            stage.player.goToStep(3);
            keyClick(Qt.Key_J, Qt.ControlModifier | Qt.ShiftModifier);
            tryCompare(stage.find(test, "lessonCards"), "activeFocus", true);
            compare(stage.page.learn.lastKey, "lite-rook-through-w");
            keyClick(Qt.Key_Delete);
            tryVerify(() => focused().objectName === "forgetKeep");
            tabTo("forgetAccept");
            keyClick(Qt.Key_Return);
            tryCompare(stage.page.learn, "lastKey", "");
            verify(stage.page.learn.canUndoReset);
            stage.page.learn.undoReset();
            compare(stage.page.learn.lastKey, "lite-rook-through-w");
        }
    }
}
