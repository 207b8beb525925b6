import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The dialog that begins a game, by keyboard and in windows of every size.
PlayTestCase {
    id: stage

    TestCase {
        id: test
        name: "NewGame"
        when: windowShown

        property WalkedList list
        property ReadingPane about

        function init() {
            resize(1280, 800);
            stage.begin(test);
            keyClick(Qt.Key_N, Qt.ControlModifier);
            list = stage.find(test, "rulesetList");
            about = stage.find(test, "rulesetAbout");
            tryCompare(list, "activeFocus", true);
        }
        function cleanup() {
            stage.shell = null;
            resize(1280, 800);
        }
        function resize(width, height) {
            stage.width = width;
            stage.height = height;
        }
        function chosen() {
            compare(stage.find(test, "chosenName").text, list.currentItem.name);
            return list.currentIndex;
        }

        function test_names_and_odds_are_played_with() {
            const white = stage.find(test, "nameWhiteEntry");
            white.forceActiveFocus();
            for (const letter of "Anna B")
                keyClick(letter);
            stage.find(test, "nameBlackEntry").forceActiveFocus();
            compare(ComputerSettings.name, "Anna B");
            for (const letter of "Ben")
                keyClick(letter);
            stage.clickButton(test, "swapNames");
            compare(white.text, "Ben");
            stage.find(test, "oddsChoice").chosen(0);
            verify(stage.find(test, "startPreview").scene.pieces !== null);
            // What is still being typed counts.
            white.forceActiveFocus();
            keyClick("o");
            stage.find(test, "newGameAccept").clicked();
            compare(stage.session.playersTitle, "Beno against Anna B");
            compare(stage.session.terms, "White plays without the rook on a1 [0,0].");
            ComputerSettings.name = "";
            ComputerSettings.otherName = "";
        }

        function test_keys_walk_the_list() {
            keyClick(Qt.Key_End);
            compare(chosen(), 4);
            keyClick(Qt.Key_Home);
            compare(chosen(), 0);
            keyClick(Qt.Key_PageDown);
            compare(chosen(), 4); // all fit
            keyClick(Qt.Key_PageUp);
            compare(chosen(), 0);
            keyClick(Qt.Key_PageUp);
            compare(chosen(), 0);
        }

        function test_a_page_is_what_the_list_shows() {
            resize(480, 700);
            waitForRendering(stage.shell);
            tryVerify(() => list.height < list.contentHeight);
            const row = list.currentItem.height;
            keyClick(Qt.Key_PageDown);
            const page = chosen();
            verify(page > 1 && page < 4);
            verify(page * row < list.height);
            // What is chosen is in view.
            keyClick(Qt.Key_End);
            compare(chosen(), 4);
            tryVerify(() => list.currentItem.y + row <= list.contentY + list.height + 1);
            keyClick(Qt.Key_PageUp);
            compare(chosen(), 4 - page);
            keyClick(Qt.Key_PageUp);
            compare(chosen(), 0);
            tryVerify(() => list.currentItem.y >= list.contentY - 1);
        }

        function test_the_description_scrolls_by_key() {
            keyClick(Qt.Key_Tab);
            compare(about.activeFocus, true);
            verify(about.contentHeight > about.height);
            compare(about.contentY, 0);
            const moved = (key, sign) => {
                const before = about.contentY;
                keyClick(key);
                verify(sign * (about.contentY - before) > 0);
            };
            moved(Qt.Key_Down, 1);
            moved(Qt.Key_Up, -1);
            moved(Qt.Key_PageDown, 1);
            moved(Qt.Key_Home, -1);
            compare(about.contentY, 0);
            moved(Qt.Key_End, 1);
            compare(about.contentY, about.contentHeight - about.height);
            moved(Qt.Key_PageUp, -1);
            // Another ruleset is read from its beginning.
            keyClick(Qt.Key_Backtab, Qt.ShiftModifier);
            keyClick(Qt.Key_Down);
            compare(about.contentY, 0);
        }

        function test_buttons_stay_inside_data() {
            return [[1280, 800, 100], [480, 700, 100], [480, 400, 100], [1280, 800, 200], [480, 400, 200]].map(([width, height, text]) => ({
                        "tag": "%1x%2 at %3 %".arg(width).arg(height).arg(text),
                        "width": width,
                        "height": height,
                        "text": text
                    }));
        }
        function test_buttons_stay_inside(data) {
            Settings.textSize = data.text;
            resize(data.width, data.height);
            waitForRendering(stage.shell);
            const accept = stage.find(test, "newGameAccept");
            const row = accept.parent;
            tryVerify(() => row.height >= row.implicitHeight && row.width > 0);
            const buttons = ["addRuleset", "newGameKeep", "newGameAccept"].map(name => stage.find(test, name));
            for (const [i, button] of buttons.entries()) {
                // Where there is no room they scroll with the text, into view with the keyboard.
                button.forceActiveFocus(Qt.TabFocusReason);
                const place = button.mapToItem(stage, Qt.rect(0, 0, button.width, button.height));
                verify(place.x >= 0 && place.x + place.width <= stage.width, JSON.stringify(place));
                verify(place.y >= 0 && place.y + place.height <= stage.height, JSON.stringify(place));
                for (const other of buttons.slice(i + 1))
                    verify(button.x + button.width <= other.x || button.y + button.height <= other.y);
            }
            // Lines end where the text does.
            fuzzyCompare(accept.x + accept.width, row.width, 1);
            Settings.textSize = 100;
        }
    }
}
