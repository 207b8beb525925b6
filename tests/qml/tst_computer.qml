import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// Games against the computer, begun, played, stopped and ended with the keyboard and the mouse.
PlayTestCase {
    id: stage

    TestCase {
        id: test
        name: "Computer"
        when: windowShown

        property Computer computer

        function init() {
            ComputerSettings.opponent = ComputerSettings.Person;
            ComputerSettings.colour = ComputerSettings.White;
            ComputerSettings.level = 1;
            ComputerSettings.secondsForMove = 0;
            stage.begin(test);
            computer = findChild(stage.shell, "computer");
            verify(computer !== null);
        }
        function cleanup() {
            ComputerSettings.opponent = ComputerSettings.Person;
            ComputerSettings.level = 1;
            ComputerSettings.secondsForMove = 0;
            stage.shell = null;
        }
        function focused() {
            return stage.Window.window.activeFocusItem;
        }
        /// Tab until something has the keyboard.
        function tabTo(name) {
            const wanted = stage.find(test, name);
            for (let steps = 0; focused() !== wanted && steps < 30; ++steps)
                keyClick(Qt.Key_Tab);
            compare(focused(), wanted, name);
        }
        /// Begins a game through the dialog, without the mouse.
        function beginByKeys(opponent, level) {
            keyClick(Qt.Key_N, Qt.ControlModifier);
            tryCompare(stage.find(test, "rulesetList"), "activeFocus", true);
            tabTo("opponentPerson");
            for (let steps = 0; !stage.find(test, opponent).checked && steps < 3; ++steps)
                keyClick(Qt.Key_Right);
            verify(stage.find(test, opponent).activeFocus);
            tabTo("levelSlider");
            keyClick(Qt.Key_Home);
            for (let steps = 1; steps < level; ++steps)
                keyClick(Qt.Key_Right);
            compare(ComputerSettings.level, level);
            tabTo("newGameAccept");
            keyClick(Qt.Key_Return);
            tryCompare(stage.find(test, "board"), "activeFocus", true);
        }
        /// The person plays some move.
        function playAny() {
            const session = stage.session;
            verify(session.personToMove);
            for (let square = 0; square < 64; ++square) {
                session.activate(square);
                if (!session.hasSelection || session.piece.preview || session.piece.targets.length === 0)
                    continue;
                const before = session.lastPly;
                session.activate(session.piece.targets[0].square);
                session.confirmCapture();
                if (session.promotionPending)
                    session.choosePromotion("Q");
                compare(session.lastPly, before + 1);
                return;
            }
            fail("no move");
        }
        function waitForTurn() {
            tryVerify(() => stage.session.over || stage.session.personToMove, 20000);
        }

        function test_a_game_from_the_dialog_to_its_end_by_keyboard() {
            beginByKeys("opponentComputer", 1);
            const session = stage.session;
            verify(session.computerPlays);
            verify(session.personToMove);
            compare(session.playersTitle, "You play White against the computer");
            for (let i = 0; i < 6 && !session.over; ++i) {
                playAny();
                waitForTurn();
            }
            verify(session.over || session.lastPly >= 12);
            const played = session.lastPly;
            if (!session.over) {
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(session.ply, played - 2);
                keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
                compare(session.ply, played);
                stage.clickButton(test, "tabGame");
                stage.clickButton(test, "resign");
                tryCompare(stage.find(test, "resignKeep"), "activeFocus", true);
                keyClick(Qt.Key_Tab);
                keyClick(Qt.Key_Return);
            }
            tryCompare(session, "over", true);
            // Again, against the same player, with colours changed.
            stage.clickButton(test, "playAgain");
            tryCompare(session, "over", false);
            compare(session.playersTitle, "You play Black against the computer");
        }

        function test_black_is_seen_from_below_and_waits() {
            ComputerSettings.colour = ComputerSettings.Black;
            beginByKeys("opponentComputer", 2);
            waitForTurn();
            compare(stage.session.lastPly, 1);
            verify(stage.session.scene.flipped === undefined || stage.session.whiteToMove === false);
        }

        function test_stop_and_move_now() {
            ComputerSettings.secondsForMove = 600;
            beginByKeys("opponentComputer", 6);
            const session = stage.session;
            playAny();
            tryCompare(computer, "thinking", true);
            const words = stage.find(test, "statusText");
            tryCompare(words, "text", "The computer is thinking…");
            keyClick(Qt.Key_P, Qt.ControlModifier);
            compare(computer.thinking, false);
            compare(computer.paused, true);
            tryVerify(() => words.text.includes("stopped"));
            stage.clickButton(test, "stopComputer");
            tryCompare(computer, "thinking", true);
            tryVerify(() => computer.depth > 0, 20000);
            compare(session.lastPly, 1);
            keyClick(Qt.Key_P, Qt.ControlModifier | Qt.ShiftModifier);
            tryCompare(session, "lastPly", 2, 20000);
            // What it found stands in the panel.
            stage.clickButton(test, "tabGame");
            verify(stage.find(test, "thinkingScore").visible);
            verify(stage.find(test, "thinkingLine").text !== "");
            playAny();
            tryCompare(computer, "thinking", true);
            stage.clickButton(test, "panelMoveNow");
            tryCompare(session, "lastPly", 4, 20000);
        }

        function test_a_new_game_while_it_thinks() {
            ComputerSettings.secondsForMove = 600;
            beginByKeys("opponentComputer", 6);
            playAny();
            tryVerify(() => computer.depth > 0, 20000);
            keyClick(Qt.Key_N, Qt.ControlModifier);
            tryCompare(stage.find(test, "newGameKeep"), "activeFocus", true);
            verify(stage.find(test, "newGameWarning").visible);
            stage.find(test, "opponentPerson").choose();
            stage.clickButton(test, "newGameAccept");
            tryCompare(stage.session, "computerPlays", false);
            compare(computer.thinking, false);
            compare(stage.session.lastPly, 0);
        }

        function test_pages_change_while_it_thinks() {
            ComputerSettings.secondsForMove = 600;
            beginByKeys("opponentComputer", 6);
            playAny();
            tryVerify(() => computer.depth > 0, 20000);
            for (const page of [Shell.Learn, Shell.Settings, Shell.Lab, Shell.Editor, Shell.Play])
                stage.shell.show(page);
            compare(computer.thinking, true);
            // A key for the game brings its page.
            stage.shell.show(Shell.Settings);
            keyClick(Qt.Key_P, Qt.ControlModifier | Qt.ShiftModifier);
            tryCompare(stage.session, "lastPly", 2, 20000);
            compare(stage.shell.page, Shell.Play);
        }

        function test_the_computer_alone() {
            beginByKeys("opponentBoth", 6);
            const session = stage.session;
            tryCompare(computer, "thinking", true);
            keyClick(Qt.Key_P, Qt.ControlModifier);
            compare(computer.paused, true);
            compare(computer.thinking, false);
            compare(session.lastPly, 0);
            stage.clickButton(test, "stopComputer");
            compare(computer.paused, false);
            // It moves for White, for Black, and for White again.
            for (let ply = 1; ply <= 3; ++ply) {
                tryVerify(() => computer.thinking || session.lastPly >= ply, 20000);
                keyClick(Qt.Key_P, Qt.ControlModifier | Qt.ShiftModifier);
                tryVerify(() => session.lastPly >= ply, 20000);
            }
        }

        function test_a_draw_is_answered() {
            beginByKeys("opponentComputer", 1);
            stage.clickButton(test, "tabGame");
            stage.clickButton(test, "offerDraw");
            tryVerify(() => stage.find(test, "statusText").text.includes("only just begun"), 20000);
            verify(!stage.find(test, "acceptDraw").visible);
        }

        function test_the_level_says_what_it_does() {
            keyClick(Qt.Key_N, Qt.ControlModifier);
            tryCompare(stage.find(test, "rulesetList"), "activeFocus", true);
            verify(!stage.find(test, "levelSlider").visible);
            stage.find(test, "opponentComputer").choose();
            const sentences = [];
            for (let level = 1; level <= 6; ++level) {
                ComputerSettings.level = level;
                sentences.push(stage.find(test, "levelSentence").text);
                compare(findChild(stage.find(test, "opponentPart"), "timeForMove5").visible, level === 6);
            }
            compare(new Set(sentences).size, 6);
            keyClick(Qt.Key_Escape);
        }
    }
}
