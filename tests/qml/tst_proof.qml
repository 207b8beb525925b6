import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The proof panel by itself: lines, keys, groups, the filter, and the way back.
Item {
    id: stage

    width: 420
    height: 700

    GameSession {
        id: session
    }
    ProofView {
        id: view
        session: session
        active: true
    }
    Component {
        id: panelComponent
        ProofPanel {
            anchors.fill: parent
            proof: view
        }
    }
    SignalSpy {
        id: announced
        target: view
        signalName: "announced"
    }

    TestCase {
        id: test
        name: "Proof"
        when: windowShown

        property ProofPanel panel
        property ListView list

        function init() {
            Settings.textSize = 100;
            session.newGame("lite");
            panel = createTemporaryObject(panelComponent, stage);
            list = findChild(panel, "proofLines");
            tryVerify(() => !view.working && view.title !== "");
            panel.takeFocus(Qt.TabFocusReason);
            tryVerify(() => list.currentItem && list.currentItem.activeFocus);
        }
        function cleanup() {
            view.back();
            view.lines.filter = "";
            view.lines.part = ProofPart.All;
        }
        function text_of(name: string): string {
            return findChild(panel, name).text;
        }
        function rowNamed(start: string): int {
            for (let i = 0; i < list.count; ++i) {
                if (view.lines.data(view.lines.index(i, 0), 0).includes(start))
                    return i;
            }
            return -1;
        }

        function test_the_conclusion_stands_above_the_lines() {
            compare(text_of("proofTitle"), "No check");
            verify(text_of("proofSentence").startsWith("White is not in check and"));
            verify(list.count > 3);
        }
        function test_arrows_walk_open_and_close() {
            compare(list.currentIndex, 0);
            const row = rowNamed("hold pieces of its own side");
            verify(row > 0);
            while (list.currentIndex < row)
                keyClick(Qt.Key_Down);
            const before = list.count;
            const held = Number(list.currentItem.badge);
            verify(held > 1);
            keyClick(Qt.Key_Right);
            compare(list.count, before + held);
            keyClick(Qt.Key_Right);
            compare(list.currentIndex, row + 1);
            verify(list.currentItem.activeFocus);
            keyClick(Qt.Key_Left);
            compare(list.currentIndex, row);
            keyClick(Qt.Key_Left);
            compare(list.count, before);
            // To the heading that it stands below.
            keyClick(Qt.Key_Left);
            compare(list.currentIndex, rowNamed("other steps of the king"));
            verify(list.currentIndex > 0);
        }
        /// Rows stand one below the other over the whole height, wherever the keyboard has gone.
        function gap(): real {
            let top = Infinity;
            for (let i = 0; i < list.contentItem.children.length; ++i) {
                const row = list.contentItem.children[i] as ProofRow;
                if (row !== null && row.visible && row.y + row.height > list.contentY)
                    top = Math.min(top, row.y);
            }
            return top - list.contentY;
        }
        function test_the_end_leaves_no_gap() {
            for (const ruleset of ["lite", "fide", "full"]) {
                session.newGame(ruleset);
                tryVerify(() => !view.working && list.count > 5);
                keyClick(Qt.Key_Home);
                keyClick(Qt.Key_End);
                waitForRendering(stage);
                compare(list.currentIndex, list.count - 1);
                verify(gap() < 1, ruleset + ": " + gap());
                keyClick(Qt.Key_Home);
                keyClick(Qt.Key_PageDown);
                waitForRendering(stage);
                verify(gap() < 1, ruleset + ": " + gap());
            }
        }
        function test_arrows_follow_the_direction_of_reading() {
            panel.LayoutMirroring.enabled = true;
            panel.LayoutMirroring.childrenInherit = true;
            list.currentIndex = rowNamed("hold pieces of its own side");
            const before = list.count;
            keyClick(Qt.Key_Left);
            verify(list.count > before);
            keyClick(Qt.Key_Right);
            compare(list.count, before);
        }
        function test_enter_shows_and_escape_goes_back() {
            const strip = findChild(panel, "proofShown");
            verify(!strip.visible);
            const row = rowNamed("hold pieces of its own side");
            list.currentIndex = row;
            keyClick(Qt.Key_Return);
            verify(view.shows);
            verify(strip.visible);
            verify(view.shownText !== "");
            keyClick(Qt.Key_Down);
            announced.clear();
            keyClick(Qt.Key_Return);
            compare(announced.count, 1);
            verify(list.currentItem.shown);
            compare(view.shownText, announced.signalArguments[0][0]);
            keyClick(Qt.Key_Escape);
            verify(!view.shows);
            verify(!strip.visible);
            compare(list.currentIndex, row + 1);
        }
        function test_a_try_is_shown_after_it_and_the_button_goes_back() {
            // Every group stays closed until it is opened; a filter opens what fits.
            const field = findChild(panel, "proofFilter");
            verify(field.visible);
            field.forceActiveFocus(Qt.TabFocusReason);
            for (const letter of "knight")
                keyClick(letter);
            verify(text_of("proofFitting").endsWith("fit."));
            keyClick(Qt.Key_Down);
            tryVerify(() => list.currentItem && list.currentItem.activeFocus);
            const row = rowNamed("Knight on b1 [0,0] to");
            verify(row > 0);
            list.positionViewAtIndex(row, ListView.Contain);
            mouseClick(list.itemAtIndex(row));
            verify(view.after);
            compare(session.ply, 0);
            mouseClick(findChild(panel, "proofBack"));
            verify(!view.shows);
            verify(list.currentItem.activeFocus);
        }
        function test_a_section_alone() {
            mouseClick(findChild(panel, "proofPart"));
            const item = findChild(stage.Window.window.contentItem, "proofPart" + ProofPart.Squares);
            tryCompare(item.menu, "opened", true);
            waitForRendering(item);
            mouseClick(item);
            tryCompare(view.lines, "part", ProofPart.Squares);
            verify(rowNamed("around the king") === 0);
            compare(rowNamed("in all"), -1);
            compare(rowNamed("can be played"), -1);
        }
        function test_it_follows_the_game() {
            const square = name => name.charCodeAt(0) - 97 + 4 * (Number(name[1]) - 1 + 4 * (Number(name[3]) + 2 * Number(name[4])));
            session.activate(square("b1@10"));
            session.activate(square("b1@01"));
            tryVerify(() => !view.working);
            verify(text_of("proofSentence").startsWith("Black is"));
        }
        function test_the_largest_game_opens_and_is_virtual() {
            session.newGame("full");
            tryVerify(() => !view.working);
            compare(text_of("proofTitle"), "No check");
            verify(view.lines.total > 2152);
            // Sections and groups alone; what they hold is made when they are opened.
            verify(list.count < 100);
            list.positionViewAtEnd();
            list.currentIndex = list.count - 1;
            const made = list.contentItem.children.length;
            verify(made < 80, made);
            view.lines.filter = "knight";
            verify(view.lines.fitting > 100);
            verify(list.contentItem.children.length < 80);
        }
        function test_large_text_and_narrow_panels_cut_nothing_off() {
            Settings.textSize = 200;
            panel.anchors.fill = undefined;
            panel.width = 300;
            panel.height = 560;
            waitForRendering(panel);
            for (let i = 0; i < Math.min(list.count, 12); ++i) {
                list.positionViewAtIndex(i, ListView.Contain);
                const item = list.itemAtIndex(i);
                verify(item.childrenRect.width <= item.width + 1);
                verify(item.height >= item.childrenRect.height - 1);
            }
            const title = findChild(panel, "proofTitle");
            verify(title.width > 0 && !title.truncated);
        }
    }
}
