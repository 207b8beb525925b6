import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// A notice can be read and dismissed, however long it is and however narrow its place.
Item {
    id: root
    width: 900
    height: 500

    AppButton {
        id: below
        width: parent.width
        height: 200
        text: "Skip"
    }
    SignalSpy {
        id: pressedBelow
        target: below
        signalName: "clicked"
    }
    NoticeCard {
        id: card
        notice: ""
        mostHeight: 200
    }
    SignalSpy {
        id: dismissed
        target: card
        signalName: "dismissed"
    }
    TestCase {
        id: test
        name: "Notice"
        when: windowShown

        readonly property string sentence: "The saved game is damaged (line 12, column 5, half-move 9: the move is not legal); it is kept as current.damaged-20261130-101112.pgn4d, and the moves before the damage are on the board."

        function cleanup() {
            Settings.textSize = 100;
        }
        function place(item) {
            return item.mapToItem(card, Qt.rect(0, 0, item.width, item.height));
        }
        function apart(one, other) {
            return one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
        }
        function test_nothing_under_it_is_pressed() {
            card.width = 600;
            card.notice = sentence;
            waitForRendering(root);
            pressedBelow.clear();
            for (const x of [4, card.width / 2, card.width - 8])
                mouseClick(card, x, card.height - 4);
            compare(pressedBelow.count, 0);
            card.notice = "";
            mouseClick(below, below.width / 2, below.height / 2);
            compare(pressedBelow.count, 1);
        }
        function test_everything_has_its_place_data() {
            const rows = [];
            for (const width of [150, 240, 330, 600, 900]) {
                for (const text of [100, 200]) {
                    for (const length of ["short", "long"])
                        rows.push({
                                "tag": "%1 px, %2 %, %3".arg(width).arg(text).arg(length),
                                "width": width,
                                "text": text,
                                "notice": length === "short" ? "Saved." : sentence
                            });
                }
            }
            return rows;
        }
        function test_everything_has_its_place(data) {
            Settings.textSize = data.text;
            card.width = data.width;
            card.notice = data.notice;
            waitForRendering(root);
            verify(card.visible && card.height <= card.mostHeight);
            const close = findChild(card, "dismissNotice");
            const label = findChild(card, "notice");
            const pane = label.parent.parent;
            for (const item of [close, pane]) {
                const at = place(item);
                verify(at.x >= 0 && at.y >= 0 && at.x + at.width <= card.width && at.y + at.height <= card.height, JSON.stringify(at));
            }
            verify(apart(place(close), place(pane)));
            verify(label.contentWidth <= label.width + 1);
            // What does not fit can be scrolled to by key.
            compare(pane.activeFocusOnTab, label.height > pane.height);
            // Nor is there a mark beside what can be read at once.
            compare(findChild(card, "scrollMark").visible, label.height > pane.height);
            if (pane.activeFocusOnTab) {
                pane.forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_End);
                verify(pane.contentY + pane.height >= label.height - 1);
            }
            dismissed.clear();
            close.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(dismissed.count, 1);
        }
        function test_without_a_notice_there_is_nothing() {
            card.notice = "";
            verify(!card.visible);
        }
    }
}
