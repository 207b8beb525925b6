import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The whole interface with a game that is not saved, and the hands to work it.
Item {
    id: stage

    default property alias tests: holder.data
    property Shell shell: null
    readonly property GameSession session: shell ? shell.session : null

    width: 1280
    height: 800

    Component {
        id: shellComponent
        Shell {
            anchors.fill: parent
            session: GameSession {
                confirmCaptures: Settings.confirmCaptures
                autoFlip: Settings.autoFlip
                spokenStyle: Settings.spokenStyle
            }
        }
    }
    Item {
        id: holder
    }

    /// A fresh interface for every test function.
    function begin(testCase): void {
        Settings.confirmCaptures = true;
        Settings.autoFlip = false;
        Settings.textSize = 100;
        Settings.reducedMotion = true;
        shell = testCase.createTemporaryObject(shellComponent, stage);
        testCase.verify(shell !== null);
        testCase.tryCompare(find(testCase, "board"), "activeFocus", true);
    }
    function find(testCase, name: string): Item {
        const item = testCase.findChild(stage.Window.window.contentItem, name);
        testCase.verify(item !== null, name);
        return item;
    }
    /// Waits until everything around an item has found its place.
    function settle(testCase, item: Item): void {
        for (let up = item; up; up = up.parent) {
            if (testCase.isPolishScheduled(up))
                testCase.waitForItemPolished(up);
        }
    }
    /// Waits until everything in an item has.
    function settleInside(testCase, item: Item): void {
        if (testCase.isPolishScheduled(item))
            testCase.waitForItemPolished(item);
        for (let i = 0; i < item.children.length; ++i)
            settleInside(testCase, item.children[i]);
    }
    /// Index of a square of 4x4x2x2 by its name, such as b1@10.
    function square(name: string): int {
        const x = name.charCodeAt(0) - "a".charCodeAt(0);
        const y = Number(name[1]) - 1;
        return x + 4 * (y + 4 * (Number(name[3]) + 2 * Number(name[4])));
    }
    function clickSquare(testCase, name: string): void {
        const at = middle(testCase, name);
        testCase.mouseClick(find(testCase, "board"), at.x, at.y);
    }
    /// The mouse takes what stands on a square by its middle to a point of the board, and holds it.
    function carry(testCase, name: string, to: point): void {
        const board = find(testCase, "board");
        const from = middle(testCase, name);
        testCase.mousePress(board, from.x, from.y);
        testCase.mouseMove(board, (from.x + to.x) / 2, (from.y + to.y) / 2, -1, Qt.LeftButton);
        testCase.mouseMove(board, to.x, to.y, -1, Qt.LeftButton);
    }
    function middle(testCase, name: string): point {
        const cell = find(testCase, "board").cellRect(square(name));
        return Qt.point(cell.x + cell.width / 2, cell.y + cell.height / 2);
    }
    /// Whether nothing around an item cuts its middle off.
    function inView(item: Item): bool {
        for (let up = item.parent; up; up = up.parent) {
            const cuts = up.clip || up === stage;
            if (cuts && !up.contains(item.mapToItem(up, item.width / 2, item.height / 2)))
                return false;
        }
        return true;
    }
    function clickButton(testCase, name: string): void {
        const item = find(testCase, name);
        testCase.verify(item.visible && item.enabled, name);
        // What is scrolled out of view is scrolled in, as the keyboard does.
        settleInside(testCase, shell);
        if (!inView(item))
            item.forceActiveFocus(Qt.TabFocusReason);
        settle(testCase, item);
        testCase.mouseClick(item);
    }
    /// Moves the board's focus to a square with the arrow keys alone.
    function walkTo(testCase, name: string): void {
        const board = find(testCase, "board");
        testCase.verify(board.activeFocus);
        const wanted = square(name);
        const axes = [[1, 4, Qt.Key_Right, Qt.Key_Left, Qt.NoModifier], [4, 4, Qt.Key_Up, Qt.Key_Down, Qt.NoModifier], [16, 2, Qt.Key_Right, Qt.Key_Left, Qt.AltModifier], [32, 2, Qt.Key_Up, Qt.Key_Down, Qt.AltModifier]];
        for (const [stride, size, up, down, modifier] of axes) {
            const at = () => Math.floor(board.focusSquare / stride) % size;
            const goal = Math.floor(wanted / stride) % size;
            for (let steps = 0; at() !== goal && steps < size; ++steps)
                testCase.keyClick(at() < goal ? up : down, modifier);
        }
        testCase.compare(board.focusSquare, wanted);
    }
}
