import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The lab as a person meets it: the gallery, a study, its keys, and the game that waits.
PlayTestCase {
    id: stage

    /// The lab, once it was opened.
    readonly property LabPage lab: shell ? shell.lab : null

    TestCase {
        id: test
        name: "Lab"
        when: windowShown

        function init() {
            stage.width = 1280;
            stage.height = 800;
            stage.begin(test);
        }
        function cleanup() {
            stage.shell = null;
            Settings.textSize = 100;
        }
        /// An item of the lab; names such as "board" are on the Play page too.
        function inLab(name: string): Item {
            const item = findChild(stage.lab, name);
            verify(item !== null, name);
            return item;
        }
        function openLab() {
            keyClick(Qt.Key_3, Qt.ControlModifier);
            verify(stage.lab !== null);
            tryVerify(() => inLab("studyGrid").count > 40);
            // Once to forget what other tests have solved, and once to forget that it was forgotten.
            stage.lab.player.lab.resetAll();
            stage.lab.player.lab.resetAll();
            waitForRendering(stage.shell);
        }
        function openStudy(key: string) {
            openLab();
            stage.lab.openStudy(key);
            verify(stage.lab.studying);
            compare(stage.lab.player.key, key);
            tryCompare(inLab("board"), "activeFocus", true);
        }
        function press(name: string) {
            const item = inLab(name);
            verify(item.visible && item.enabled, name);
            if (!stage.inView(item))
                item.forceActiveFocus(Qt.TabFocusReason);
            stage.settle(test, item);
            mouseClick(item);
        }
        function playMove(from: string, to: string) {
            const board = inLab("board");
            for (const name of [from, to]) {
                const cell = board.cellRect(stage.square(name));
                mouseClick(board, cell.x + cell.width / 2, cell.y + cell.height / 2);
            }
        }

        function test_gallery_is_walked_by_keys() {
            openLab();
            const grid = inLab("studyGrid");
            tryCompare(grid, "activeFocus", true);
            compare(grid.currentIndex, 0);
            keyClick(Qt.Key_Right);
            compare(grid.currentIndex, 1);
            const columns = Math.floor(grid.width / grid.cellWidth);
            keyClick(Qt.Key_Down);
            compare(grid.currentIndex, 1 + columns);
            keyClick(Qt.Key_End);
            compare(grid.currentIndex, grid.count - 1);
            keyClick(Qt.Key_Home);
            compare(grid.currentIndex, 0);
            const card = grid.currentItem;
            verify(card.activeFocus);
            verify(card.Accessible.name.includes(card.title));
            verify(card.Accessible.name.includes("Not solved"));
            keyClick(Qt.Key_Return);
            verify(stage.lab.studying);
            compare(stage.lab.player.title, card.title);
            // And back to the same card.
            keyClick(Qt.Key_J, Qt.ControlModifier);
            verify(!stage.lab.studying);
            tryVerify(() => grid.currentItem && grid.currentItem.activeFocus);
            compare(grid.currentIndex, 0);
        }
        function test_filters_and_the_empty_list() {
            openLab();
            const grid = inLab("studyGrid");
            const all = grid.count;
            const filter = inLab("filterTheme");
            filter.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryVerify(() => grid.count < all && grid.count > 0);
            verify(filter.active);
            inLab("filterSolved").chosen(Solving.Unaided);
            compare(grid.count, 0);
            verify(inLab("emptyClear").visible);
            press("emptyClear");
            compare(grid.count, all);
            verify(!inLab("emptyClear").visible);
            tryCompare(grid, "activeFocus", true);
        }
        function test_only_cards_in_view_are_made() {
            openLab();
            const grid = inLab("studyGrid");
            let cards = 0;
            for (let i = 0; i < grid.contentItem.children.length; ++i)
                cards += grid.contentItem.children[i].objectName === "studyCard" ? 1 : 0;
            verify(cards > 0 && cards < grid.count, cards);
        }
        function test_solve_a_study() {
            openStudy("lite-four-axes");
            compare(inLab("studyTitle").text, stage.lab.player.title);
            verify(!inLab("studyNotices").visible);
            playMove("a1@10", "b1@10");
            tryCompare(inLab("studyTakeBack"), "visible", true);
            verify(inLab("statusText").text.startsWith("Not check"));
            press("studyTakeBack");
            compare(stage.lab.player.state, StudyPlayer.YourMove);
            tryCompare(inLab("board"), "activeFocus", true);
            playMove("a1@10", "c3@10");
            tryCompare(inLab("studyGoOn"), "visible", true);
            verify(inLab("studyNotices").visible);
            compare(inLab("studySolved").text, "Solved");
            press("studyGoOn");
            verify(stage.lab.player.key !== "lite-four-axes");
            verify(stage.lab.studying);
            compare(stage.lab.player.phase, StudyPlayer.Try);
        }
        function test_the_bar_and_the_answers_are_true() {
            openStudy("lite-four-axes");
            playMove("a1@10", "b1@10");
            tryCompare(inLab("studyTakeBack"), "visible", true);
            compare(inLab("studyPlace").text, "Your try fails");
            // While a line of the proof is on the boards there is one answer: back.
            const proof = inLab("proofPanel").proof;
            keyClick(Qt.Key_F7, Qt.ShiftModifier);
            tryVerify(() => proof.title !== "" && !proof.working);
            // Below the first heading.
            proof.press(1);
            verify(proof.shows);
            verify(!inLab("studyTakeBack").visible);
            verify(inLab("studyPlace").text !== "Your try fails");
            keyClick(Qt.Key_Escape);
            verify(!proof.shows);
            verify(inLab("studyTakeBack").visible);
            press("studyTakeBack");
            playMove("a1@10", "c3@10");
            tryCompare(inLab("studyGoOn"), "visible", true);
            stage.lab.openStudy(stage.lab.player.key);
            verify(inLab("studyHint").visible);
            playMove("a1@10", "c3@10");
            tryCompare(stage.lab.player, "state", StudyPlayer.Solved);
            verify(!inLab("studyHint").visible);
        }
        /// Why a key did nothing does not stay in the place of the task.
        function test_a_remark_gives_the_task_its_place_back() {
            openStudy("lite-four-axes");
            const task = stage.lab.player.task;
            compare(inLab("statusText").text, task);
            keyClick(Qt.Key_Escape);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            verify(inLab("statusText").text !== task);
            keyClick(Qt.Key_Escape);
            compare(inLab("statusText").text, task);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            tryCompare(inLab("statusText"), "text", task, 20000);
        }
        function test_the_gallery_counts_in_words() {
            openLab();
            const count = inLab("galleryCount");
            verify(count.text.endsWith("None is solved yet."), count.text);
            stage.lab.openStudy("lite-four-axes");
            playMove("a1@10", "c3@10");
            tryCompare(stage.lab.player, "state", StudyPlayer.Solved);
            stage.lab.showGallery();
            verify(count.text.endsWith("1 is solved."), count.text);
        }
        function test_escape_takes_a_failed_move_back() {
            openStudy("lite-four-axes");
            playMove("a1@10", "b1@10");
            tryCompare(stage.lab.player, "state", StudyPlayer.Refuted);
            keyClick(Qt.Key_Escape);
            tryCompare(stage.lab.player, "state", StudyPlayer.YourMove);
        }
        function test_keys_of_a_study() {
            openStudy("lite-rook-along-w");
            const player = stage.lab.player;
            keyClick(Qt.Key_B, Qt.ControlModifier | Qt.ShiftModifier);
            compare(player.phase, StudyPlayer.After);
            verify(inLab("studyPlace").text.startsWith("After 1. R"));
            keyClick(Qt.Key_B, Qt.ControlModifier);
            compare(player.phase, StudyPlayer.Before);
            keyClick(Qt.Key_W, Qt.ControlModifier);
            tryCompare(player, "phase", StudyPlayer.After);
            keyClick(Qt.Key_R, Qt.ControlModifier);
            compare(player.phase, StudyPlayer.Try);
            keyClick(Qt.Key_H, Qt.ControlModifier);
            compare(player.hints.length, 1);
            verify(inLab("studyHints").visible);
            keyClick(Qt.Key_F, Qt.ControlModifier);
            compare(player.phase, StudyPlayer.Explore);
            keyClick(Qt.Key_K, Qt.ControlModifier);
            compare(player.key, "lite-block-along-x");
            keyClick(Qt.Key_K, Qt.ControlModifier);
            compare(player.key, "lite-rook-along-w");
            keyClick(Qt.Key_N, Qt.ControlModifier | Qt.ShiftModifier);
            verify(player.key !== "lite-rook-along-w");
        }
        function test_the_game_is_as_it_was() {
            stage.clickSquare(test, "a2@00");
            stage.clickSquare(test, "a3@00");
            compare(stage.session.ply, 1);
            const scene = stage.session.scene;
            openStudy("lite-four-axes");
            // Keys of the board are the study's now.
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            keyClick(Qt.Key_F);
            playMove("a1@10", "c3@10");
            tryCompare(stage.lab.player, "state", StudyPlayer.Solved);
            compare(stage.session.ply, 1);
            verify(stage.session.scene === scene || stage.session.lastMove !== "");
            compare(stage.session.lastPly, 1);
            keyClick(Qt.Key_1, Qt.ControlModifier);
            const board = stage.find(test, "board");
            tryCompare(board, "activeFocus", true);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(stage.session.ply, 0);
            compare(stage.lab.player.state, StudyPlayer.Solved);
            // The study is there still.
            keyClick(Qt.Key_3, Qt.ControlModifier);
            verify(stage.lab.studying);
            tryCompare(inLab("board"), "activeFocus", true);
            // A new game is one of the Play page.
            keyClick(Qt.Key_N, Qt.ControlModifier);
            tryCompare(stage.find(test, "newGameAccept"), "visible", true);
            compare(stage.shell.page, Shell.Play);
            keyClick(Qt.Key_Escape);
        }
        function test_one_tesseract_is_seen_at_a_time() {
            const play = stage.find(test, "tesseractDock");
            verify(play.pane.visible);
            openStudy("lite-four-axes");
            const lab = inLab("tesseractDock");
            verify(lab.pane.visible);
            verify(!play.pane.visible);
            keyClick(Qt.Key_J, Qt.ControlModifier);
            verify(!play.pane.visible && !lab.pane.visible);
            keyClick(Qt.Key_1, Qt.ControlModifier);
            verify(play.pane.visible && !lab.pane.visible);
        }
        function test_asks_why() {
            openStudy("full-queen-two-axes");
            const list = [];
            const collect = item => {
                for (let i = 0; i < item.children.length; ++i) {
                    if (item.children[i].objectName === "whyOption")
                        list.push(item.children[i]);
                    collect(item.children[i]);
                }
            };
            collect(stage.lab);
            compare(list.length, stage.lab.player.options.length);
            for (const option of list) {
                option.forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Return);
                verify(option.found || option.wrong || stage.lab.player.state === StudyPlayer.Solved);
            }
            compare(stage.lab.player.state, StudyPlayer.Solved);
        }
        function test_forgetting_is_asked_for_and_brought_back() {
            openStudy("lite-four-axes");
            playMove("a1@10", "c3@10");
            tryCompare(stage.lab.player, "state", StudyPlayer.Solved);
            keyClick(Qt.Key_J, Qt.ControlModifier);
            const solved = () => stage.lab.player.lab.list.solvedTotal;
            const before = solved();
            verify(before > 0);
            press("resetAllProgress");
            const keep = stage.find(test, "resetKeep");
            tryCompare(keep, "activeFocus", true);
            keyClick(Qt.Key_Return);
            tryCompare(keep, "visible", false);
            compare(solved(), before);
            press("resetAllProgress");
            tryCompare(keep, "activeFocus", true);
            mouseClick(stage.find(test, "resetAccept"));
            compare(solved(), 0);
            tryCompare(keep, "visible", false);
            press("resetAllProgress");
            compare(solved(), before);
            // The key does the same, and the running game stays as it is.
            press("resetAllProgress");
            tryCompare(keep, "activeFocus", true);
            verify(stage.find(test, "resetQuestion").text.includes("you have solved"));
            mouseClick(stage.find(test, "resetAccept"));
            tryCompare(keep, "visible", false);
            compare(solved(), 0);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(solved(), before);
            compare(stage.shell.page, Shell.Lab);
        }
        /// What a key changes has to be seen before.
        function test_a_game_that_is_not_seen_is_not_changed_data() {
            return [Shell.Learn, Shell.Lab, Shell.Settings].map(page => ({
                        "tag": "page " + page,
                        "page": page
                    }));
        }
        function test_a_game_that_is_not_seen_is_not_changed(data) {
            stage.clickSquare(test, "a2@00");
            stage.clickSquare(test, "a3@00");
            compare(stage.session.ply, 1);
            stage.shell.show(data.page);
            if (stage.lab !== null)
                stage.lab.player.lab.undoReset();
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(stage.shell.page, Shell.Play);
            compare(stage.session.ply, 1);
            verify(stage.find(test, "statusText").text.startsWith("Nothing was changed."));
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(stage.session.ply, 0);
            stage.shell.show(data.page);
            keyClick(Qt.Key_Y, Qt.ControlModifier);
            compare(stage.shell.page, Shell.Play);
            compare(stage.session.ply, 0);
            Commands.setKey("offerDraw", "F12", false);
            stage.shell.show(data.page);
            keyClick(Qt.Key_F12);
            compare(stage.shell.page, Shell.Play);
            verify(!stage.session.drawOffered);
            Commands.reset("offerDraw");
        }
        /// What is shown is named whole where there is room, and something of it where there is little.
        function test_the_place_is_named() {
            openStudy("lite-four-axes-alone");
            const place = inLab("studyPlace");
            waitForRendering(stage.shell);
            verify(place.text.startsWith("Your move, after 1."), place.text);
            verify(!place.truncated);
            stage.width = 480;
            stage.height = 400;
            Settings.textSize = 200;
            waitForRendering(stage.shell);
            stage.settleInside(test, stage.lab);
            verify(place.width > 4 * place.font.pixelSize, place.width);
            Settings.textSize = 100;
            // The map of many boards is not in their way.
            openStudy("tesschess-mate-in-two");
            waitForRendering(stage.shell);
            const board = inLab("board");
            const map = inLab("boardMap");
            verify(!board.showsEverything);
            verify(!map.visible || map.width * map.height <= board.width * board.height / 5);
        }
        /// The newest hint is in view, however much stands above it.
        function test_a_new_hint_is_brought_into_view() {
            stage.width = 1000;
            stage.height = 480;
            openStudy("lite-rook-along-w");
            const hints = inLab("studyHints");
            while (stage.lab.player.moreHints) {
                keyClick(Qt.Key_H, Qt.ControlModifier);
                tryVerify(() => {
                        const last = hints.children[hints.children.length - 2];
                        return last.height > 0 && stage.inView(last);
                    });
            }
        }
        /// What is only shown asks for nothing: a check is told, and no more.
        function test_what_is_watched_asks_for_nothing() {
            openStudy("lite-rook-along-w");
            keyClick(Qt.Key_B, Qt.ControlModifier | Qt.ShiftModifier);
            verify(!inLab("statusText").text.includes("Choose a move"), inLab("statusText").text);
            openStudy("lite-two-step-closer");
            keyClick(Qt.Key_B, Qt.ControlModifier);
            for (let move = 0; move < 3; ++move) {
                keyClick(Qt.Key_Period, Qt.ControlModifier);
                verify(!inLab("statusText").text.includes("Choose a move"), inLab("statusText").text);
            }
        }
        function test_sizes_data() {
            const rows = [];
            for (const [width, height] of [[1280, 800], [640, 480], [480, 400]])
                for (const text of [100, 200])
                    rows.push({
                        tag: width + "x" + height + " at " + text + " %",
                        width: width,
                        height: height,
                        text: text
                    });
            return rows;
        }
        function test_sizes(row) {
            Settings.textSize = row.text;
            stage.width = row.width;
            stage.height = row.height;
            openLab();
            const grid = inLab("studyGrid");
            verify(grid.cellWidth <= grid.width);
            for (const name of ["filterRuleset", "filterSolved", "openStudy"]) {
                const item = inLab(name);
                const left = item.mapToItem(stage.shell, 0, 0).x;
                verify(left >= 0 && left + item.width <= row.width + 1, name + " at " + left);
            }
            stage.lab.openStudy("tesschess-two-way-pawn");
            waitForRendering(stage.shell);
            const board = inLab("board");
            verify(board.width >= 200 && board.height >= 200, board.width + "x" + board.height);
            for (const name of ["studyBar", "studyNext", "studyWatch", "studyHint", "statusLine"]) {
                const item = inLab(name);
                const left = item.mapToItem(stage.shell, 0, 0).x;
                verify(left >= 0 && left + item.width <= row.width + 1, name + " at " + left + " wide " + item.width);
            }
        }
    }
}
