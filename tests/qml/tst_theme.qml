import QtQuick
import QtTest
import Tessera
import Tessera.Ui

// The colours people see are told apart: 3:1 for what is drawn on squares, 4.5:1 for text.
TestCase {
    id: test
    name: "Theme"

    function cleanupTestCase() {
        Settings.colorScheme = Settings.System;
    }

    /// Relative luminance and contrast as WCAG 2 defines them.
    function luminance(color) {
        const linear = part => part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
        return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
    }
    function contrast(one, other) {
        const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (bright + 0.05) / (dim + 0.05);
    }
    function atLeast(ratio, one, other, what) {
        const found = contrast(one, other);
        verify(found >= ratio, "%1: %2:1".arg(what).arg(found.toFixed(2)));
    }

    function every_look() {
        return [{
                "tag": "light",
                "scheme": Settings.Light
            }, {
                "tag": "dark",
                "scheme": Settings.Dark
            }, {
                "tag": "high contrast, light",
                "scheme": Settings.ContrastLight
            }, {
                "tag": "high contrast, dark",
                "scheme": Settings.ContrastDark
            }];
    }

    function test_marks_and_focus_stand_out_on_both_squares_data() {
        return every_look();
    }
    function test_marks_and_focus_stand_out_on_both_squares(data) {
        Settings.colorScheme = data.scheme;
        const board = Theme.board;
        for (const square of ["lightSquare", "darkSquare"]) {
            for (const mark of ["move", "capture", "preview", "selection", "lastMove", "check", "refused", "controlled", "hint", "focus"])
                atLeast(3, board[mark], board[square], mark + " on " + square);
        }
    }

    function test_pieces_stand_out_on_both_squares_data() {
        return every_look();
    }
    function test_pieces_stand_out_on_both_squares(data) {
        Settings.colorScheme = data.scheme;
        const board = Theme.board;
        for (const square of ["lightSquare", "darkSquare"]) {
            for (const side of ["white", "black"]) {
                const edge = Math.max(contrast(board[side + "Fill"], board[square]), contrast(board[side + "Line"], board[square]));
                verify(edge >= 3, "%1's pieces on %2: %3:1".arg(side).arg(square).arg(edge.toFixed(2)));
            }
        }
        atLeast(3, board.whiteLine, board.whiteFill, "lines inside White's pieces");
        atLeast(3, board.blackInner, board.blackFill, "lines inside Black's pieces");
        atLeast(3, board.whiteFill, board.blackFill, "White's pieces beside Black's");
    }

    function test_text_can_be_read_data() {
        return every_look();
    }
    function test_text_can_be_read(data) {
        Settings.colorScheme = data.scheme;
        for (const ground of ["page", "card", "rail", "hover"]) {
            for (const text of ["ink", "mutedInk"])
                atLeast(4.5, Theme[text], Theme[ground], text + " on " + ground);
            atLeast(3, Theme.focus, Theme[ground], "focus on " + ground);
        }
        // The focus on a filled button: the button, a gap, the ring, the page.
        for (const button of ["move", "danger"])
            atLeast(3, Theme[button], Theme.card, button + " button on the gap around it");
        atLeast(3, Theme.focus, Theme.card, "the ring on that gap");
        atLeast(4.5, Theme.danger, Theme.page, "a check beside the board");
        atLeast(4.5, Theme.moveContrast, Theme.move, "a primary button");
        atLeast(4.5, Theme.dangerContrast, Theme.danger, "a dangerous button");
        for (const accent of ["move", "danger", "selectionTint", "success"])
            atLeast(4.5, Theme.ink, Theme.wash(Theme[accent]), "ink on a wash of " + accent);
    }
}
