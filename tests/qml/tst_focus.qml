import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// Tab goes through every page and dialog, both ways, comes back, and is seen everywhere.
PlayTestCase {
    id: stage

    TestCase {
        id: test
        name: "Focus"
        when: windowShown

        function init() {
            stage.width = 1280;
            stage.height = 800;
            stage.begin(test);
        }
        function cleanup() {
            stage.shell = null;
        }
        function focused() {
            return stage.Window.window.activeFocusItem;
        }
        function describe(item) {
            return item.objectName !== "" ? item.objectName : item.toString();
        }
        /// A ring of its own, or the board's frame around a square.
        function ringed(item, root) {
            if (item.objectName === "board")
                return item.focusSquare >= 0;
            for (let i = 0; i < root.children.length; ++i) {
                const child = root.children[i];
                if (child.objectName === "focusRing" && child.control === item && child.visible)
                    return true;
                if (ringed(item, child))
                    return true;
            }
            return false;
        }
        /// Everything that Tab comes to until it is where it began.
        function round(key, modifiers) {
            const first = focused();
            verify(first !== null);
            const seen = [];
            for (let presses = 0; presses < 200; ++presses) {
                const item = focused();
                verify(item.visible && item.width > 0, describe(item));
                verify(ringed(item, item), "no focus ring on " + describe(item));
                seen.push(item);
                keyClick(key, modifiers);
                verify(focused() !== null, "after " + describe(item));
                if (focused() === first)
                    return seen;
                verify(!seen.includes(focused()), "back at %1 without the first".arg(describe(focused())));
            }
            fail("Tab never comes back");
            return seen;
        }
        function there_and_back() {
            const forth = round(Qt.Key_Tab, Qt.NoModifier);
            const back = round(Qt.Key_Backtab, Qt.ShiftModifier);
            compare(back.length, forth.length);
            compare(describe(back[1 % back.length]), describe(forth[forth.length - 1]));
            return forth.map(describe);
        }
        /// Where Tab goes on, the eye goes on reading: along a line, then to the next one.
        function in_reading_order(stops) {
            const places = stops.map(name => {
                const item = stage.find(test, name);
                return item.mapToItem(stage, Qt.rect(0, 0, item.width, item.height));
            });
            for (let i = 1; i < places.length; ++i) {
                const [before, after] = [places[i - 1], places[i]];
                const sameLine = after.y < before.y + before.height && before.y < after.y + after.height;
                verify(sameLine ? after.x > before.x : after.y > before.y, "%1 before %2".arg(stops[i - 1]).arg(stops[i]));
            }
        }
        function includes(stops, names) {
            for (const name of names)
                verify(stops.includes(name), "%1 is not among %2".arg(name).arg(stops.join(", ")));
        }

        function test_play_page_data() {
            return [{
                    "tag": "piece",
                    "tab": "tabCoach",
                    "inside": "verdictMore"
                }, {
                    "tag": "moves",
                    "tab": "tabMoves",
                    "inside": "toStart"
                }, {
                    "tag": "game",
                    "tab": "tabGame",
                    "inside": "resign"
                }];
        }
        function test_play_page(data) {
            stage.session.activate(stage.square("b1@10"));
            stage.session.activate(stage.square("b1@01"));
            stage.session.activate(stage.square("b4@01"));
            stage.clickButton(test, data.tab);
            stage.find(test, "board").forceActiveFocus();
            includes(there_and_back(), ["board", "undo", "flip", "newGame", data.tab, "railPlay", "railKeys", "railSettings", data.inside]);
        }
        function test_settings_page() {
            stage.clickButton(test, "railSettings");
            tryCompare(stage.find(test, "schemeSystem"), "activeFocus", true);
            includes(there_and_back(), ["schemeSystem", "textSize", "reducedMotion", "confirmCaptures", "autoFlip", "settingsKeys", "railPlay"]);
        }
        function test_choices_are_one_stop() {
            stage.clickButton(test, "railSettings");
            stage.clickButton(test, "coordinatesLarge");
            stage.find(test, "textSize").forceActiveFocus();
            const stops = there_and_back();
            includes(stops, ["coordinatesLarge", "piecesFigures"]);
            for (const name of ["coordinatesSmall", "coordinatesMedium", "piecesLetters", "schemeDark"])
                verify(!stops.includes(name), name);
            stage.clickButton(test, "coordinatesMedium");
        }
        function test_keys_dialog() {
            keyClick(Qt.Key_F1);
            tryCompare(stage.find(test, "keysSearch"), "activeFocus", true);
            const stops = there_and_back();
            includes(stops, ["keysSearch", "keysRow_left", "keysClose"]);
            in_reading_order(stops.filter(name => ["keysSearch", "keysResetAll", "keysClose"].includes(name)));
            verify(!stops.includes("board"));
        }
        function test_key_dialog() {
            keyClick(Qt.Key_F1);
            tryCompare(stage.find(test, "keysSearch"), "activeFocus", true);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryCompare(stage.find(test, "keyField"), "activeFocus", true);
            const stops = there_and_back();
            includes(stops, ["keyField", "keyBesides", "keyCancel", "keyNone"]);
            in_reading_order(stops);
        }
        function test_go_to_dialog() {
            keyClick(Qt.Key_G, Qt.ControlModifier);
            tryCompare(stage.find(test, "goToEntry"), "activeFocus", true);
            stage.find(test, "goToEntry").text = "b";
            const stops = there_and_back();
            includes(stops, ["goToEntry", "goToAccept", "goToCancel"]);
            in_reading_order(stops);
        }
        function test_new_game_dialog() {
            keyClick(Qt.Key_N, Qt.ControlModifier);
            const list = stage.find(test, "rulesetList");
            tryCompare(list, "activeFocus", true);
            const stops = there_and_back();
            compare(stops, ["rulesetRow", "rulesetAbout", "opponentPerson", "nameWhiteEntry", "nameBlackEntry", "oddsChoice", "clockNone", "addRuleset", "newGameKeep", "newGameAccept"]);
            in_reading_order(stops);
        }
        function test_resign_dialog() {
            stage.clickButton(test, "tabGame");
            stage.clickButton(test, "resign");
            tryCompare(stage.find(test, "resignKeep"), "activeFocus", true);
            const stops = there_and_back();
            compare(stops, ["resignKeep", "resignAccept"]);
            in_reading_order(stops);
        }
    }
}
