"""speech.py PROGRAM: the program for someone who cannot see it, on the accessibility bus."""

import os
import shutil
import sys
import unittest

from ears import OBSCURE_ROLES, Atspi, Reader, name_of, wait_for

BINARY = sys.argv.pop(1)
CELL = Atspi.Role.TABLE_CELL

# A whole game with check, captures, a promotion and mate: origin, target, what is said.
GAME = [
    ("a2, Z 0, W 0", "a3, Z 0, W 0", "White: pawn, a2 to a3, on Z 0, W 0."),
    ("a4, Z 1, W 1", "a4, Z 0, W 1", "Black: queen, a4 to a4, Z minus 1, now on Z 0, W 1."),
    ("c2, Z 0, W 0", "c3, Z 0, W 0", "White: pawn, c2 to c3, on Z 0, W 0."),
    ("a4, Z 0, W 1", "c2, Z 0, W 1",
     "Black: queen, a4 to c2, on Z 0, W 1. Check: the white king on c1, Z 0, W 0 is attacked by "
     "the black queen on c2, Z 0, W 1."),
    ("d1, Z 0, W 0", "c2, Z 0, W 1",
     "White: queen takes queen, d1 to c2, W plus 1, now on Z 0, W 1."),
    ("c4, Z 0, W 1", "b4, Z 0, W 0", "Black: bishop, c4 to b4, W minus 1, now on Z 0, W 0."),
    ("c2, Z 0, W 1", "c2, Z 0, W 0", "White: queen, c2 to c2, W minus 1, now on Z 0, W 0."),
    ("b4, Z 0, W 1", "c4, Z 0, W 1", "Black: rook, b4 to c4, on Z 0, W 1."),
    ("a3, Z 0, W 0", "b4, Z 0, W 0",
     "White: pawn takes bishop, a3 to b4, on Z 0, W 0, becomes queen. Checkmate. White wins: "
     "Black's king is attacked and no move saves it."),
]

# How other games begin: the name in the list, then the moves.
OPENINGS = {
    "TessChess": [
        ("b2, Z A, W 2", "b2, Z A, W 3", "White: pawn, b2 to b2, W plus 1, now on Z A, W 3."),
        ("b3, Z D, W 3", "b2, Z D, W 3", "Black: pawn, b3 to b2, on Z D, W 3."),
        ("c1, Z A, W 1", "c3, Z B, W 1", "White: knight, c1 to c3, Z plus 1, now on Z B, W 1."),
    ],
    "4⁴ full": [
        ("b2, Z 3, W 3", "b4, Z 3, W 3", "White: Y-pawn, b2 to b4, on Z 3, W 3."),
        ("b8, Z 3, W 3", "c6, Z 3, W 3", "Black: knight, b8 to c6, on Z 3, W 3."),
        ("a2, Z 2, W 3", "a2, Z 2, W 4", "White: W-pawn, a2 to a2, W plus 1, now on Z 2, W 4."),
    ],
    "Chess": [
        ("e2", "e4", "White: pawn, e2 to e4."),
        ("e7", "e5", "Black: pawn, e7 to e5."),
        ("f1", "c4", "White: bishop, f1 to c4."),
        ("b8", "c6", "Black: knight, b8 to c6."),
        ("d1", "h5", "White: queen, d1 to h5."),
        ("g8", "f6", "Black: knight, g8 to f6."),
        ("h5", "f7", "White: queen takes pawn, h5 to f7. Checkmate. White wins: Black's king is "
         "attacked and no move saves it."),
    ],
    "Raumschach": [
        ("b1, Z B", "e4, Z E", "White: unicorn takes pawn, b1 to e4, Z plus 3, now on Z E."),
        ("e5, Z E", "e4, Z E", "Black: rook takes unicorn, e5 to e4, on Z E."),
        ("a2, Z A", "a3, Z A", "White: pawn, a2 to a3, on Z A."),
    ],
}


class Speech(unittest.TestCase):
    def setUp(self):
        for kind in ("DATA", "CONFIG", "STATE"):
            folder = os.environ[f"XDG_{kind}_HOME"]
            shutil.rmtree(folder)
            os.makedirs(folder)

    def assert_told(self, reader, where):
        """Whatever the keyboard can reach here has a role that says something, and a name."""
        for item in reader.focusable():
            role, name = item.get_role(), name_of(item)
            self.assertNotIn(role, OBSCURE_ROLES, f"{where}: '{name}'")
            self.assertTrue(name.strip(), f"{where}: a nameless {role.value_nick}")

    def assert_walk(self, reader, where):
        """Tab comes round to where it began, and each stop says what it is."""
        start = reader.arrive("Tab")
        stops = [start]
        while len(stops) < 100:
            stop = reader.arrive("Tab")
            if stop == start:
                break
            stops.append(stop)
        self.assertLess(len(stops), 100, f"{where}: Tab does not come round: {stops}")
        self.assertEqual(reader.arrive("shift+Tab"), stops[-1], where)
        for role, name in stops:
            self.assertNotIn(role, OBSCURE_ROLES, f"{where}: '{name}'")
            self.assertTrue(name.strip(), f"{where}: a nameless {role.value_nick}")
        return stops

    def assert_dialog(self, reader, opener, title, close=True):
        """A key, or a button, opens a dialog that says what it is; Escape closes it."""
        if "+" in opener or opener == "F1":
            reader.keys(opener)
        else:
            reader.press(Atspi.Role.PUSH_BUTTON, opener)
        reader.control(Atspi.Role.DIALOG, title)
        self.assert_told(reader, title)
        self.assert_walk(reader, title)
        if close:
            reader.keys("Escape")
            reader.gone(Atspi.Role.DIALOG, title)

    def test_a_game_is_played_and_heard_to_checkmate(self):
        with Reader(BINARY) as reader:
            heard = 0
            for origin, target, words in GAME:
                reader.play(origin, target)
                heard = reader.hear(words, heard)
            reader.press(Atspi.Role.PAGE_TAB, "Log")
            moves = [words for *_, words in GAME]
            self.assertEqual([entry for entry in reader.logged() if entry in moves], moves)

    def test_every_ruleset_is_begun_played_and_heard(self):
        with Reader(BINARY) as reader:
            heard = 0
            for ruleset, moves in OPENINGS.items():
                with self.subTest(ruleset):
                    reader.begin(ruleset)
                    heard = reader.hear(f"New game of {ruleset}. White to move.", heard)
                    for origin, target, words in moves:
                        reader.play(origin, target)
                        heard = reader.hear(words, heard)

    def test_a_promotion_is_chosen_by_name(self):
        folder = os.path.join(os.environ["XDG_DATA_HOME"], "tessera", "games")
        os.makedirs(folder)
        with open(os.path.join(folder, "current.pgn4d"), "w", encoding="ascii") as file:
            file.write('[Event "?"]\n[SetUp "1"]\n[FEN "8/P7/8/7k/8/8/8/4K3 w - - 0 1"]\n\n*\n')
        with Reader(BINARY) as reader:
            reader.act(reader.cell("a7"))
            reader.expect_shown("a7", "selected")
            reader.act(reader.cell("a8"))
            heard = reader.hear("What does the pawn become?")
            reader.control(Atspi.Role.DIALOG, "What does the pawn become?")
            self.assert_told(reader, "Promotion")
            reader.press(Atspi.Role.PUSH_BUTTON, "rook")
            reader.hear("White: pawn, a7 to a8, becomes rook.", heard)

    def test_squares_and_moves_are_said_in_the_chosen_style(self):
        with Reader(BINARY) as reader:
            self.assertEqual(reader.arrive("Right"), (CELL, "b1, Z 0, W 0, white knight"))
            self.assertEqual(reader.arrive("alt+Up"), (CELL, "b1, Z 0, W 1, empty"))
            reader.keys("ctrl+comma")
            reader.press(Atspi.Role.CHECK_BOX, "Brief squares")
            self.assertEqual(reader.arrive("ctrl+1"), (CELL, "b1, Z 0, W 1, empty"))
            self.assertEqual(reader.arrive("Right"), (CELL, "c1"))
            self.assertEqual(reader.arrive("alt+Down"), (CELL, "W 0, white king"))
            self.assertEqual(reader.arrive("alt+Right"), (CELL, "Z 1, white rook"))
            # The square that lost the focus has its full name again.
            self.assertEqual(name_of(reader.cell("c1, Z 0, W 0")), "c1, Z 0, W 0, white king")

            reader.keys("ctrl+comma")
            reader.press(Atspi.Role.CHECK_BOX, "Brief squares")
            reader.press(Atspi.Role.RADIO_BUTTON, "Spelled letters")
            reader.keys("ctrl+1")
            reader.forget_board()
            reader.play("alpha two, Z zero, W zero", "alpha three, Z zero, W zero")
            heard = reader.hear("White: pawn, alpha two to alpha three, on Z zero, W zero.")
            reader.keys("l")
            heard = reader.hear("White: pawn, alpha two to alpha three, on Z zero, W zero. "
                                "Black to move.", heard)
            reader.keys("ctrl+comma")
            reader.press(Atspi.Role.RADIO_BUTTON, "Notation")
            reader.keys("ctrl+1", "ctrl+z")
            heard = reader.hear("Taken back. White to move.", heard)
            reader.keys("ctrl+shift+z")
            reader.hear("Played again. White: a2@00-a3@00. Black to move.", heard)

    def test_the_board_tells_what_it_is_asked(self):
        with Reader(BINARY) as reader:
            reader.arrive("Right")
            reader.arrive("alt+Right")
            reader.keys("o")
            square = ("b1, Z 1, W 0: white bishop. Nothing attacks it. Protected by "
                      "king on c1, Z 0, W 0; rook on c1, Z 1, W 0.")
            heard = reader.hear(square)
            reader.keys("m")
            heard = reader.hear_of("The white bishop on b1, Z 1, W 0 can go: Moves: ", heard)
            reader.keys("x")
            heard = reader.hear_of("From b1, Z 1, W 0. Along one axis, ", heard)
            reader.keys("l")
            heard = reader.hear("Nothing was played yet. White to move.", heard)
            # The attackers are told when they are shown.
            reader.act(reader.cell("b1, Z 1, W 0"), "Inspect")
            heard = reader.hear(square, heard)
            # Looking at a piece says what it can do, and what is asked with O.
            reader.keys("i")
            heard = reader.hear_of("White bishop selected. ", heard)
            heard = reader.hear(square, heard)
            reader.keys("s")
            heard = reader.hear_of("White bishop selected. ", heard)

    def test_what_follows_at_once_and_what_is_said_again_are_both_heard(self):
        with Reader(BINARY) as reader:
            reader.play(*GAME[0][:2])
            heard = reader.hear(GAME[0][2])
            reader.keys("ctrl+z", "ctrl+shift+z", "ctrl+z")
            heard = reader.hear("Taken back. White to move.", heard)
            heard = reader.hear(f"Played again. {GAME[0][2]} Black to move.", heard)
            heard = reader.hear("Taken back. White to move.", heard)
            # A refusal, twice.
            refusal = ("Not a king move. To d4, Z 0, W 0 two coordinates change: X plus 1 and "
                       "Y plus 3. The king changes them by equal amounts; these differ.")
            reader.act(reader.cell("c1, Z 0, W 0"))
            reader.expect_shown("c1, Z 0, W 0", "selected")
            for _ in range(2):
                reader.act(reader.cell("d4, Z 0, W 0"))
                heard = reader.hear(refusal, heard)
            self.assertEqual(reader.said.count(refusal), 2)
            # And once more, because somebody asks.
            reader.press(Atspi.Role.PAGE_TAB, "Log")
            reader.press(Atspi.Role.PUSH_BUTTON, "What now?")
            reader.hear(refusal, heard)

    def test_everything_the_keyboard_reaches_says_what_it_is(self):
        with Reader(BINARY) as reader:
            self.assert_walk(reader, "Play")
            for tab in ("Game", "Log", "Coach"):
                reader.press(Atspi.Role.PAGE_TAB, tab)
                self.assert_told(reader, tab)
            reader.play(*GAME[0][:2])
            reader.act(reader.cell("b4, Z 0, W 1"))
            reader.expect_shown("b4, Z 0, W 1", "selected")
            reader.control(Atspi.Role.PUSH_BUTTON, "Go to a4 [0,1]")
            self.assert_told(reader, "Play with a piece selected")
            for menu in ("Show a part", "Axes"):
                reader.press(Atspi.Role.PUSH_BUTTON, menu)
                reader.control(Atspi.Role.POPUP_MENU, menu)
                self.assert_told(reader, menu)
                reader.keys("Escape")
                reader.gone(Atspi.Role.POPUP_MENU, menu)
            self.assert_dialog(reader, "ctrl+g", "Go to a square or play a move")
            reader.press(Atspi.Role.PAGE_TAB, "Game")
            self.assert_dialog(reader, "Resign", "Does Black resign?")
            self.assert_dialog(reader, "ctrl+n", "New game")

            reader.keys("ctrl+comma")
            reader.control(Atspi.Role.CHECK_BOX, "Reduced motion")
            self.assert_told(reader, "Settings")
            self.assert_walk(reader, "Settings")
            self.assert_dialog(reader, "F1", "Commands and keys", close=False)
            self.assert_dialog(reader, "Flip the board, F", "The key for “Flip the board”")


if __name__ == "__main__":
    unittest.main(verbosity=2)
