import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// Clocks of a game between two people: choosing them, seeing them, stopping them.
PlayTestCase {
    id: stage

    TestCase {
        id: test
        name: "Clock"
        when: windowShown

        readonly property GameClock clock: stage.session ? stage.session.clock : null

        function init() {
            forget();
            stage.begin(test);
            Settings.confirmCaptures = false;
        }
        function cleanup() {
            stage.shell = null;
            forget();
            stage.width = 1280;
            stage.height = 800;
        }
        function forget() {
            ComputerSettings.opponent = ComputerSettings.Person;
            ClockSettings.choice = "none";
            ClockSettings.minutes = 15;
            ClockSettings.seconds = 10;
            ClockSettings.delay = false;
        }
        function find(name: string): Item {
            return stage.find(test, name);
        }
        /// Begins a game with times and plays its first move.
        function beginTimed(): void {
            ClockSettings.choice = "brisk";
            keyClick(Qt.Key_N, Qt.ControlModifier);
            tryVerify(() => find("rulesetList").activeFocus);
            keyClick(Qt.Key_Return);
            tryVerify(() => find("board").activeFocus);
            stage.clickSquare(test, "a2@00");
            stage.clickSquare(test, "a3@00");
            compare(stage.session.ply, 1);
        }

        function test_without_clocks_nothing_is_shown() {
            verify(!find("clockBar").visible);
        }
        function test_times_are_chosen_with_the_game() {
            keyClick(Qt.Key_N, Qt.ControlModifier);
            tryVerify(() => find("rulesetList").activeFocus);
            stage.clickButton(test, "clocksteady");
            compare(find("clockWords").text, "20 minutes each, and 10 seconds more for every move");
            stage.clickButton(test, "clockOwn");
            const minutes = find("clockMinutes");
            verify(minutes.visible);
            minutes.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            stage.clickButton(test, "clockDelay");
            compare(find("clockWords").text, "14 minutes each; a clock waits 10 seconds before it begins to run");
            stage.clickButton(test, "newGameAccept");
            tryVerify(() => find("clockBar").visible);
            compare(clock.white, "14:00");
            compare(clock.control, "14 minutes each; a clock waits 10 seconds before it begins to run");
            compare(find("whiteClock").Accessible.name, "White's clock: 14 minutes");
        }
        function test_the_computer_has_no_clock() {
            ClockSettings.choice = "brisk";
            keyClick(Qt.Key_N, Qt.ControlModifier);
            tryVerify(() => find("rulesetList").activeFocus);
            stage.clickButton(test, "opponentComputer");
            verify(!find("clockWords").visible);
            stage.clickButton(test, "newGameAccept");
            verify(!clock.timed);
        }
        function test_keys_stop_and_tell() {
            beginTimed();
            verify(clock.runs);
            keyClick(Qt.Key_K, Qt.ControlModifier | Qt.ShiftModifier);
            verify(clock.paused);
            compare(find("pauseClock").text, "Go on");
            keyClick(Qt.Key_C, Qt.ControlModifier | Qt.ShiftModifier);
            tryVerify(() => find("announcer").text.startsWith("White has 10 minutes"));
            stage.clickButton(test, "pauseClock");
            verify(clock.runs);
        }
        function test_a_key_without_clocks_says_why() {
            keyClick(Qt.Key_K, Qt.ControlModifier | Qt.ShiftModifier);
            compare(find("statusText").text, "This game is played without clocks.");
        }
        function test_other_pages_stop_them() {
            beginTimed();
            verify(clock.runs);
            for (const page of ["railLearn", "railLab", "railSettings"]) {
                stage.clickButton(test, page);
                verify(!clock.runs, page);
                verify(!clock.paused);
                stage.clickButton(test, "railPlay");
                verify(clock.runs, page);
            }
        }
        function test_only_looking_stops_them() {
            beginTimed();
            keyClick(Qt.Key_I, Qt.ControlModifier);
            verify(!clock.runs);
            keyClick(Qt.Key_I, Qt.ControlModifier);
            verify(clock.runs);
        }
        function test_they_fit_every_window_data() {
            return [{
                    "tag": "large",
                    "width": 1920,
                    "height": 1080,
                    "text": 100
                }, {
                    "tag": "smallest",
                    "width": 480,
                    "height": 400,
                    "text": 100
                }, {
                    "tag": "large text",
                    "width": 640,
                    "height": 480,
                    "text": 200
                }];
        }
        function test_they_fit_every_window(data) {
            beginTimed();
            stage.width = data.width;
            stage.height = data.height;
            Settings.textSize = data.text;
            const bar = find("clockBar");
            tryVerify(() => bar.width <= data.width);
            for (const name of ["whiteClock", "blackClock", "pauseClock"]) {
                const item = find(name);
                stage.settle(test, item);
                tryVerify(() => {
                        const at = item.mapToItem(bar, 0, 0);
                        return at.x >= 0 && at.x + item.width <= bar.width && at.y >= 0 && at.y + item.height <= bar.height;
                    }, 5000, name);
            }
            const board = find("board");
            tryVerify(() => board.mapToItem(stage.shell, 0, 0).y >= bar.mapToItem(stage.shell, 0, bar.height).y);
        }
    }
}
