"""speech.py PROGRAM: the program for someone who cannot see it, on the accessibility bus."""

import os
import shutil
import sys
import unittest

from ears import OBSCURE_ROLES, Atspi, Reader, name_of, wait_for

BINARY = sys.argv.pop(1)

# Check, captures, a promotion and mate: origin, target, what is said.
GAME = [
    ("a2, Z 0, W 0", "a3, Z 0, W 0", "White: pawn, a2 to a3, on Z 0, W 0."),
    ("a4, Z 1, W 1", "a4, Z 0, W 1", "Black: queen, a4 to a4, Z minus 1, now on Z 0, W 1."),
    ("c2, Z 0, W 0", "c3, Z 0, W 0", "White: pawn, c2 to c3, on Z 0, W 0."),
    ("a4, Z 0, W 1", "c2, Z 0, W 1", "Black: queen, a4 to c2, on Z 0, W 1. Check: the white king on "
     "c1, Z 0, W 0 is attacked by the black queen on c2, Z 0, W 1."),
    ("d1, Z 0, W 0", "c2, Z 0, W 1",
     "White: queen takes queen, d1 to c2, W plus 1, now on Z 0, W 1."),
    ("c4, Z 0, W 1", "b4, Z 0, W 0", "Black: bishop, c4 to b4, W minus 1, now on Z 0, W 0."),
    ("c2, Z 0, W 1", "c2, Z 0, W 0", "White: queen, c2 to c2, W minus 1, now on Z 0, W 0."),
    ("b4, Z 0, W 1", "c4, Z 0, W 1", "Black: rook, b4 to c4, on Z 0, W 1."),
    ("a3, Z 0, W 0", "b4, Z 0, W 0", "White: pawn takes bishop, a3 to b4, on Z 0, W 0, becomes queen. "
     "Checkmate. White wins: Black's king is attacked and no move saves it."),
]


class Speech(unittest.TestCase):
    def setUp(self):
        for kind in ("DATA", "CONFIG", "STATE"):
            folder = os.environ[f"XDG_{kind}_HOME"]
            shutil.rmtree(folder)
            os.makedirs(folder)

    def test_a_game_is_played_and_heard_to_checkmate(self):
        with Reader(BINARY) as reader:
            heard = 0
            for origin, target, words in GAME:
                reader.play(origin, target)
                heard = reader.hear(words, heard)
            reader.press(Atspi.Role.PAGE_TAB, "Log")
            log = reader.logged()
            self.assertEqual([entry for entry in log if entry in [said for *_, said in GAME]],
                             [said for *_, said in reversed(GAME)])


if __name__ == "__main__":
    unittest.main(verbosity=2)
