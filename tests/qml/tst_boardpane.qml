import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The controls of the board's view, by mouse and by keyboard, on the Play page.
PlayTestCase {
    id: stage

    SignalSpy {
        id: told
        target: test.board
        signalName: "told"
    }
    TestCase {
        id: test
        name: "BoardPane"
        when: windowShown

        property BoardView board

        function init() {
            Settings.setBoardLayout("lite", "");
            Settings.setBoardLayout("raumschach", "");
            stage.begin(test);
            board = stage.find(test, "board");
        }
        function cleanup() {
            Settings.setBoardLayout("lite", "");
            stage.shell = null;
        }

        function test_buttons_zoom_and_fit() {
            verify(board.showsEverything);
            verify(!stage.find(test, "zoomOut").enabled);
            verify(!stage.find(test, "fitBoards").enabled);
            verify(!stage.find(test, "boardMap").visible);
            stage.clickButton(test, "zoomIn");
            stage.clickButton(test, "zoomIn");
            verify(board.zoom > 1.5);
            verify(stage.find(test, "boardMap").visible);
            stage.clickButton(test, "zoomOut");
            fuzzyCompare(board.zoom, 1.25, 0.01);
            stage.clickButton(test, "fitBoards");
            compare(board.zoom, 1);
            verify(!stage.find(test, "boardMap").visible);
        }

        function test_keys_zoom_and_fit() {
            keyClick(Qt.Key_Plus, Qt.ControlModifier);
            keyClick(Qt.Key_Equal, Qt.ControlModifier);
            verify(board.zoom > 1.5);
            keyClick(Qt.Key_Minus, Qt.ControlModifier);
            fuzzyCompare(board.zoom, 1.25, 0.01);
            keyClick(Qt.Key_0, Qt.ControlModifier);
            compare(board.zoom, 1);
        }

        /// The map, if it is there, stands beside the squares that are shown.
        function covers_nothing() {
            const map = stage.find(test, "boardMap");
            if (!map.visible)
                return;
            for (let square = 0; square < 64; ++square) {
                const cell = board.cellRect(square);
                const apart = cell.width === 0 || cell.x >= map.x + map.width || cell.x + cell.width <= map.x || cell.y >= map.y + map.height || cell.y + cell.height <= map.y;
                verify(apart, "covers square " + square);
            }
        }
        function test_map_covers_no_square_of_a_part_data() {
            return [[1280, 800], [1024, 700], [900, 1000], [1920, 1080]].map(([width, height]) => ({
                        tag: width + "x" + height,
                        width: width,
                        height: height
                    }));
        }
        function test_map_covers_no_square_of_a_part(data) {
            stage.width = data.width;
            stage.height = data.height;
            waitForRendering(stage.shell);
            for (const key of [Qt.Key_1, Qt.Key_2, Qt.Key_3]) {
                keyClick(key, Qt.AltModifier);
                verify(board.part !== BoardView.AllBoards);
                covers_nothing();
                keyClick(key, Qt.AltModifier);
            }
            stage.width = 1280;
            stage.height = 800;
        }
        function test_one_board_one_row_one_column() {
            stage.walkTo(test, "b2@01");
            for (const [key, part, text] of [[Qt.Key_1, BoardView.OneBoard, "Board Z 0, W 1"], [Qt.Key_2, BoardView.OneRow, "Row W 1"], [Qt.Key_3, BoardView.OneColumn, "Column Z 0"]]) {
                const before = board.cellRect(board.focusSquare).width;
                keyClick(key, Qt.AltModifier);
                compare(board.part, part);
                compare(stage.find(test, "partText").text, text);
                covers_nothing();
                keyClick(key, Qt.AltModifier);
                compare(board.part, BoardView.AllBoards);
                compare(board.cellRect(board.focusSquare).width, before);
            }
            // The board walks along with the focus.
            keyClick(Qt.Key_1, Qt.AltModifier);
            keyClick(Qt.Key_Right, Qt.AltModifier);
            compare(stage.find(test, "partText").text, "Board Z 1, W 1");
            keyClick(Qt.Key_0, Qt.ControlModifier);
            verify(board.showsEverything);
        }

        function test_every_key_moves_or_says_why_not() {
            stage.session.newGame("raumschach");
            board.focusSquare = 0;
            for (const [key, modifier] of [[Qt.Key_Down, Qt.AltModifier], [Qt.Key_Up, Qt.AltModifier], [Qt.Key_Left, Qt.AltModifier], [Qt.Key_Left, Qt.NoModifier], [Qt.Key_PageDown, Qt.NoModifier], [Qt.Key_Home, Qt.ControlModifier]]) {
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Left);
                compare(board.focusSquare, 0);
                told.clear();
                keyClick(key, modifier);
                compare(board.focusSquare, 0);
                compare(told.count, 1);
                verify(told.signalArguments[0][0] !== "");
            }
        }
        function test_menu_of_parts_by_keyboard() {
            const button = stage.find(test, "chooseBoards");
            button.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            const item = stage.find(test, "showOneBoard");
            tryCompare(item, "visible", true);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            tryCompare(item, "highlighted", true);
            keyClick(Qt.Key_Return);
            compare(board.part, BoardView.OneBoard);
            tryCompare(button, "activeFocus", true);
        }

        function test_layout_is_chosen_and_kept() {
            compare(board.layouts.length, 6);
            const b1 = board.cellRect(1);
            stage.clickButton(test, "chooseLayout");
            const item = stage.find(test, "layout-xz-yw");
            compare(item.text, "X–Z boards over Y–W");
            tryVerify(() => item.visible && item.width > 0);
            mouseClick(item);
            compare(board.layout, "xz-yw");
            compare(Settings.boardLayouts["lite"], "xz-yw");
            // a2 is on the next board now, a1 of Z 1 above a1.
            verify(board.cellRect(4).x > board.cellRect(3).x + b1.width);
            compare(board.cellRect(16).x, board.cellRect(0).x);
            // Choosing the ruleset's own layout remembers nothing.
            stage.clickButton(test, "chooseLayout");
            const own = stage.find(test, "layout-xy-zw");
            tryVerify(() => own.visible && own.width > 0);
            mouseClick(own);
            compare(Settings.boardLayouts["lite"], undefined);
            compare(board.layout, "");
        }

        function test_map_looks_elsewhere() {
            for (let i = 0; i < 6; ++i)
                stage.clickButton(test, "zoomIn");
            const map = stage.find(test, "minimap");
            const corner = map.cellRect(0);
            mouseClick(map, corner.x + 1, corner.y + 1);
            const cell = board.cellRect(0);
            verify(cell.x >= 0 && cell.x < board.width && cell.y > 0 && cell.y + cell.height <= board.height);
            verify(map.frame.x <= corner.x + 1);
            // Nothing was pressed on the board below.
            verify(!stage.session.hasSelection);
        }

        function test_pinch_zooms() {
            const x = board.width / 2;
            const y = board.height / 2;
            let touch = touchEvent(board);
            touch.press(0, board, x - 40, y).press(1, board, x + 40, y).commit();
            for (let spread = 50; spread <= 240; spread += 10)
                touch.move(0, board, x - spread, y).move(1, board, x + spread, y).commit();
            touch.release(0, board, x - 240, y).release(1, board, x + 240, y).commit();
            verify(board.zoom > 1.5, board.zoom);
            verify(!stage.session.hasSelection);
        }
    }
}
