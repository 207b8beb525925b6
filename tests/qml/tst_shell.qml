import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The window around the game: pages, keys, settings, sizes.
PlayTestCase {
    id: stage

    TestCase {
        id: test
        name: "Shell"
        when: windowShown

        function init() {
            stage.width = 1280;
            stage.height = 800;
            stage.begin(test);
        }
        function cleanup() {
            stage.shell = null;
            Settings.textSize = 100;
            Settings.colorScheme = Settings.System;
        }

        function focused() {
            return stage.Window.window.activeFocusItem;
        }

        function test_keys_overlay_returns_the_focus() {
            const board = stage.find(test, "board");
            keyClick(Qt.Key_F1);
            tryCompare(stage.find(test, "keysSearch"), "activeFocus", true);
            keyClick(Qt.Key_Escape);
            tryCompare(board, "activeFocus", true);
            stage.clickButton(test, "railKeys");
            tryCompare(stage.find(test, "keysSearch"), "activeFocus", true);
            stage.clickButton(test, "keysClose");
            tryCompare(stage.find(test, "keysClose"), "visible", false);
        }

        function test_settings_page() {
            stage.clickButton(test, "railSettings");
            tryCompare(stage.find(test, "schemeSystem"), "activeFocus", true);
            stage.clickButton(test, "schemeDark");
            compare(Settings.colorScheme, Settings.Dark);
            verify(Theme.dark);
            stage.clickButton(test, "schemeLight");
            verify(!Theme.dark);
            stage.find(test, "schemeDark").forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(Settings.colorScheme, Settings.Dark);
            verify(!stage.find(test, "schemeLight").checked);
            stage.clickButton(test, "schemeLight");
            // Further down: the focus brings it into view.
            stage.find(test, "confirmCaptures").forceActiveFocus();
            stage.clickButton(test, "confirmCaptures");
            compare(Settings.confirmCaptures, false);
            compare(stage.session.confirmCaptures, false);
            stage.find(test, "autoFlip").forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(Settings.autoFlip, true);
            keyClick(Qt.Key_Return);
            compare(Settings.autoFlip, false);
            stage.find(test, "textSize").forceActiveFocus();
            keyClick(Qt.Key_Right);
            compare(Settings.textSize, 110);
            // Back by key: the game is where it was and the board has the keyboard.
            keyClick(Qt.Key_1, Qt.ControlModifier);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
        }

        function test_arrows_choose_in_a_group() {
            stage.clickButton(test, "railSettings");
            const at = name => {
                tryCompare(stage.find(test, name), "activeFocus", true);
                verify(stage.find(test, name).checked);
            };
            stage.clickButton(test, "coordinatesMedium");
            keyClick(Qt.Key_Right);
            at("coordinatesLarge");
            compare(Settings.coordinateSize, Settings.Large);
            keyClick(Qt.Key_Down);
            at("coordinatesSmall");
            keyClick(Qt.Key_Up);
            at("coordinatesLarge");
            keyClick(Qt.Key_Left);
            at("coordinatesMedium");
            // The other way round where reading goes the other way.
            stage.shell.LayoutMirroring.enabled = true;
            keyClick(Qt.Key_Left);
            at("coordinatesLarge");
            keyClick(Qt.Key_Right);
            at("coordinatesMedium");
        }

        function test_keys_of_the_game_work_on_every_page_data() {
            return [{
                    "tag": "newGame",
                    "key": Qt.Key_N,
                    "focus": "newGameAccept"
                }, {
                    "tag": "goTo",
                    "key": Qt.Key_G,
                    "focus": "goToEntry"
                }];
        }
        function test_keys_of_the_game_work_on_every_page(data) {
            stage.clickButton(test, "railSettings");
            verify(!stage.find(test, "board").visible);
            keyClick(data.key, Qt.ControlModifier);
            verify(stage.find(test, "board").visible);
            tryCompare(stage.find(test, data.focus), "visible", true);
            keyClick(Qt.Key_Escape);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
            stage.clickButton(test, "railSettings");
            keyClick(Qt.Key_F6);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
            stage.clickButton(test, "railSettings");
            keyClick(Qt.Key_1, Qt.AltModifier);
            compare(stage.find(test, "board").part, BoardView.OneBoard);
            verify(stage.find(test, "board").visible);
        }

        function test_a_key_hides_the_tip() {
            const button = stage.find(test, "zoomIn");
            const tip = findChild(button, "tip");
            waitForRendering(stage.shell);
            mouseMove(button, button.width / 2, button.height / 2);
            tryCompare(tip, "visible", true);
            stage.find(test, "board").forceActiveFocus();
            keyClick(Qt.Key_Right);
            tryCompare(tip, "visible", false);
            // The pointer rests: the tip stays away until it comes again.
            mouseMove(stage.shell, 1, 1);
            tryCompare(button, "hovered", false);
            mouseMove(button, button.width / 2, button.height / 2);
            tryCompare(tip, "visible", true);
            mouseMove(stage.shell, 1, 1);
            tryCompare(tip, "visible", false);
        }
        /// A control that a key has brought under a resting pointer was not pointed at.
        function test_no_tip_under_a_pointer_that_rests() {
            const button = stage.find(test, "zoomIn");
            const tip = findChild(button, "tip");
            waitForRendering(stage.shell);
            const at = button.mapToItem(stage.shell, button.width / 2, button.height / 2);
            keyClick(Qt.Key_Comma, Qt.ControlModifier);
            mouseMove(stage.shell, at.x - 1, at.y);
            mouseMove(stage.shell, at.x, at.y);
            keyClick(Qt.Key_1, Qt.ControlModifier);
            tryCompare(button, "hovered", true);
            verify(tip.delay > 60000);
            verify(!tip.visible);
            mouseMove(stage.shell, 1, 1);
            tryCompare(button, "hovered", false);
            mouseMove(button, button.width / 2, button.height / 2);
            tryCompare(tip, "visible", true);
            mouseMove(stage.shell, 1, 1);
            tryCompare(tip, "visible", false);
        }
        /// Controls with a tip, with them all that are inside an item.
        function controlsWithTips(item: Item): var {
            let found = [];
            if (!item.visible)
                return found;
            for (let i = 0; i < item.resources.length; ++i) {
                if (item.resources[i].objectName === "tip" && item.resources[i].text !== "")
                    found.push(item);
            }
            for (let i = 0; i < item.children.length; ++i)
                found = found.concat(controlsWithTips(item.children[i]));
            return found;
        }
        function checkTips(place: string): void {
            waitForRendering(stage.shell);
            stage.settleInside(test, stage.shell);
            // In the panel beside the boards words stand close together: there as little as possible is
            // covered. Everywhere else nothing is.
            const board = stage.find(test, stage.shell.page === Shell.Editor ? "editorBoard" : "board");
            const edge = board.mapToItem(null, board.width, 0).x + 2 * Theme.controlHeight;
            const controls = controlsWithTips(stage.shell).filter(control => control.mapToItem(null, 0, 0).x < edge);
            verify(controls.length > 5, place);
            for (let i = 0; i < controls.length; ++i) {
                const tip = findChild(controls[i], "tip");
                const corner = Tips.place(controls[i], Qt.size(tip.implicitWidth, tip.implicitHeight), Theme.space1, tip.beside);
                const at = controls[i].mapToItem(null, corner.x, corner.y);
                const read = Tips.readAround(controls[i]);
                verify(read.length > 5);
                for (let j = 0; j < read.length; ++j) {
                    const apart = at.x >= read[j].right || at.x + tip.implicitWidth <= read[j].left || at.y >= read[j].bottom || at.y + tip.implicitHeight <= read[j].top;
                    verify(apart, place + ": the tip " + tip.text + " covers what is at " + read[j]);
                }
            }
        }
        function test_no_tip_covers_what_is_read() {
            checkTips("game");
            stage.shell.show(Shell.Editor);
            checkTips("editor");
        }
        function test_a_press_hides_the_tip() {
            const button = stage.find(test, "zoomIn");
            const tip = findChild(button, "tip");
            waitForRendering(stage.shell);
            mouseMove(button, button.width / 2, button.height / 2);
            tryCompare(tip, "visible", true);
            mouseClick(button);
            tryCompare(tip, "visible", false);
        }
        function test_tab_reaches_everything_once() {
            const seen = [];
            for (let presses = 0; presses < 60; ++presses) {
                keyClick(Qt.Key_Tab);
                const item = focused();
                verify(item !== null);
                if (seen.includes(item))
                    break;
                seen.push(item);
            }
            for (const name of ["board", "flip", "newGame", "tabCoach", "railPlay", "railKeys", "railSettings"])
                verify(seen.includes(stage.find(test, name)), name);
        }

        function test_looks_can_be_chosen() {
            stage.clickButton(test, "railSettings");
            stage.clickButton(test, "schemeContrastDark");
            verify(Theme.dark && Theme.contrast);
            stage.clickButton(test, "schemeContrastLight");
            verify(!Theme.dark && Theme.contrast);
            stage.clickButton(test, "schemeLight");
            verify(!Theme.contrast);
            const preview = stage.find(test, "piecePreview");
            // The first piece's middle line.
            const look = () => {
                const image = grabImage(stage.shell);
                const corner = preview.mapToItem(stage.shell, 0, 0);
                let line = "";
                for (let i = 0; i < preview.cell; ++i)
                    line += image.pixel(corner.x + i, corner.y + preview.cell / 2);
                return line;
            };
            const figures = look();
            stage.clickButton(test, "piecesLetters");
            verify(Theme.board.letters);
            verify(look() !== figures);
            stage.clickButton(test, "piecesFigures");
            verify(!Theme.board.letters);
            const board = stage.find(test, "board");
            const medium = board.coordinateSize;
            stage.clickButton(test, "coordinatesLarge");
            verify(board.coordinateSize > medium);
            stage.clickButton(test, "coordinatesSmall");
            verify(board.coordinateSize < medium);
            stage.clickButton(test, "coordinatesMedium");
        }
        function test_mirrors_all_but_the_board() {
            const board = stage.find(test, "board");
            const centre = name => {
                const cell = board.cellRect(stage.square(name));
                return cell.x + cell.width / 2;
            };
            const panel = stage.find(test, "sidePanel");
            verify(panel.mapToItem(stage.shell, 0, 0).x > stage.width / 2);
            stage.shell.LayoutMirroring.enabled = true;
            waitForRendering(stage.shell);
            verify(stage.find(test, "railPlay").mapToItem(stage.shell, 0, 0).x > stage.width / 2);
            compare(panel.mapToItem(stage.shell, 0, 0).x, 0);
            verify(centre("a1@00") < centre("d1@00"));
            verify(centre("a1@00") < centre("a1@10"));
        }

        function test_sizes_data() {
            const rows = [];
            for (const [width, height] of [[1024, 700], [1280, 800], [1920, 1080], [640, 480], [480, 400]])
                for (const text of [100, 150, 200])
                    rows.push({
                            "tag": width + "x" + height + " at " + text + " %",
                            "width": width,
                            "height": height,
                            "text": text
                        });
            return rows;
        }
        function test_sizes(row) {
            Settings.textSize = row.text;
            stage.width = row.width;
            stage.height = row.height;
            const board = stage.find(test, "board");
            waitForRendering(stage.shell);
            verify(board.width >= 200 && board.height >= 200, board.width + "x" + board.height);
            // The page never runs out of the window sideways.
            for (const name of ["playBar", "statusLine", "sidePanel", "newGame", "undo"]) {
                const item = stage.find(test, name);
                const left = item.mapToItem(stage.shell, 0, 0).x;
                verify(left >= 0 && left + item.width <= row.width + 1, name + " at " + left);
            }
        }
    }
}
