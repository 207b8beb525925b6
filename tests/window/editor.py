"""editor.py PROGRAM: the editor in the real window, with real keys, through every end."""

import glob
import os
import shutil
import sys
import unittest

from program import Atspi, Program, wait_for

BINARY = sys.argv.pop(1)
PLAYABLE = "This can be played."


def draft():
    """What is kept of the work in the editor."""
    found = glob.glob(os.path.join(os.environ["XDG_DATA_HOME"], "**", "draft.json"),
                      recursive=True)
    assert len(found) <= 1, found
    if not found:
        return ""
    with open(found[0], encoding="utf-8") as file:
        return file.read()


class Editor(unittest.TestCase):
    def setUp(self):
        for kind in ("DATA", "CONFIG", "STATE"):
            folder = os.environ[f"XDG_{kind}_HOME"]
            shutil.rmtree(folder)
            os.makedirs(folder)

    def test_what_was_put_on_the_board_is_there_after_a_power_cut(self):
        with Program(BINARY) as program:
            program.keys("ctrl+6")
            program.item(Atspi.Role.STATUS_BAR, PLAYABLE)
            # The keyboard is on a1 [0,0].
            program.keys("shift+q", "Up", "n")
            wait_for(lambda: "4/4/nPPP/QNKQ|" in draft(), "both pieces in the draft")
            program.kill()
        with Program(BINARY) as program:
            program.keys("ctrl+6")
            program.item(Atspi.Role.STATUS_BAR, PLAYABLE)
            program.keys("Delete")
            wait_for(lambda: "4/4/nPPP/1NKQ|" in draft(), "the same board, one piece less")
            self.assertEqual(program.close(), 0)
        self.assertIn("4/4/nPPP/1NKQ|", draft())

    def test_what_is_wrong_is_told_and_words_are_kept(self):
        with Program(BINARY) as program:
            program.keys("ctrl+6")
            program.item(Atspi.Role.STATUS_BAR, PLAYABLE)
            program.keys("Right", "Right", "Delete")
            program.item(Atspi.Role.STATUS_BAR, "White has no king.")
            program.keys("ctrl+z")
            program.item(Atspi.Role.STATUS_BAR, PLAYABLE)
            program.click_item(program.item(Atspi.Role.PAGE_TAB, "Study"))
            program.click_item(program.item(Atspi.Role.TEXT, "Title"))
            program.keys("f", "o", "r", "k")
            wait_for(lambda: '"title": "fork"' in draft(), "the title in the draft")
            program.kill()
        with Program(BINARY) as program:
            program.keys("ctrl+6")
            program.click_item(program.item(Atspi.Role.PAGE_TAB, "Study"))
            program.click_item(program.item(Atspi.Role.PUSH_BUTTON, "Check"))
            # The title is there: what is missing first is the idea.
            program.item(Atspi.Role.PUSH_BUTTON, "The study needs its idea")
            self.assertIsNone(program.seen(Atspi.Role.PUSH_BUTTON, "The study needs a title"))
            self.assertEqual(program.close(), 0)


if __name__ == "__main__":
    unittest.main(verbosity=2)
