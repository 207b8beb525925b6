import QtQuick
import QtTest
import Tessera.Ui

// Text that scrolls is a stop of Tab while it does not fit, and never loses the keyboard unasked.
Item {
    id: root
    width: 400
    height: 600

    ReadingPane {
        id: pane
        name: "Text"
        width: 300
        height: 100
        contentHeight: 300
    }
    AppButton {
        id: after
        y: 550
        text: "After"
    }
    TestCase {
        name: "ReadingPane"
        when: windowShown

        function init() {
            pane.height = 100;
            after.forceActiveFocus();
        }
        function test_a_stop_of_tab_while_it_does_not_fit() {
            keyClick(Qt.Key_Tab);
            verify(pane.activeFocus);
            keyClick(Qt.Key_Tab);
            verify(after.activeFocus);
            pane.height = 400;
            keyClick(Qt.Key_Tab);
            verify(!pane.activeFocus);
        }
        // Qt would warn, and the warning fails the test.
        function test_room_for_all_of_it_leaves_the_keyboard_there() {
            pane.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_End);
            tryCompare(pane, "contentY", 200);
            pane.height = 400;
            verify(!pane.interactive);
            verify(pane.activeFocus);
            keyClick(Qt.Key_Tab);
            verify(after.activeFocus);
            verify(!pane.activeFocusOnTab);
        }
    }
}
