"""tesseract.py PROGRAM: the tesseract in the real window, with OpenGL and without."""

import os
import shutil
import subprocess
import sys
import unittest

from program import Atspi, Program, name_of, saved_text, wait_for

BINARY = sys.argv.pop(1)
# Qt says IMAGE of what it calls a graphic.
PICTURE = Atspi.Role.IMAGE


class Tesseract(unittest.TestCase):
    def setUp(self):
        for kind in ("DATA", "CONFIG", "STATE"):
            folder = os.environ[f"XDG_{kind}_HOME"]
            shutil.rmtree(folder)
            os.makedirs(folder)

    def test_it_tells_what_it_shows_and_which_way_it_is_turned(self):
        with Program(BINARY) as program:
            picture = program.item(PICTURE, "Tesseract. A tesseract: W 0 is the innermost cube.")
            self.assertIn("No axis is turned", name_of(picture))
            program.keys("shift+F6", "1")
            wait_for(lambda: "X into W by 15°" in name_of(picture), "the axis that is turned")
            program.keys("Home")
            wait_for(lambda: "No axis is turned" in name_of(picture), "the rest pose")
            self.assertEqual(program.close(), 0)

    def test_a_ply_is_played_in_it_with_the_keyboard_alone(self):
        with Program(BINARY) as program:
            program.item(PICTURE, "Tesseract.")
            program.keys("shift+F6", "ctrl+Up", "Return")
            program.expect("a2@00", "selected")
            program.keys("ctrl+Up", "space")
            program.expect("a3@00", "last move to here")
            self.assertIn("a2@00-a3@00", saved_text())
            self.assertEqual(program.close(), 0)

    def test_it_ends_well_with_the_tesseract_in_a_window_of_its_own(self):
        with Program(BINARY) as program:
            program.item(PICTURE, "Tesseract.")
            program.keys("ctrl+shift+w")
            subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name",
                            "^Tesseract - Tessera$"], check=True, stdout=subprocess.DEVNULL)
            self.assertEqual(program.close(), 0)

    def test_it_ends_well_whatever_it_is_doing(self):
        for keys in (("shift+F6", "d"), ("shift+F6", "a"), ("ctrl+shift+w",),
                     ("ctrl+shift+w", "ctrl+shift+w"), ("shift+F6", "1", "Home"),
                     ("ctrl+shift+t", "ctrl+shift+t", "ctrl+shift+w", "d"), ("ctrl+shift+t",)):
            with self.subTest(keys=keys), Program(BINARY) as program:
                program.item(PICTURE, "Tesseract.")
                program.keys(*keys)
                self.assertEqual(program.close(), 0)

    def test_without_opengl_it_says_why_and_the_game_goes_on(self):
        with Program(BINARY, QT_QUICK_BACKEND="software") as program:
            program.item(Atspi.Role.HEADING, "No tesseract without OpenGL")
            program.click_item(program.item(Atspi.Role.PUSH_BUTTON, "Why there is no tesseract"))
            program.item(Atspi.Role.LABEL, "This window is drawn without OpenGL")
            program.move("a2@00", "a3@00")
            self.assertEqual(program.close(), 0)


if __name__ == "__main__":
    unittest.main(verbosity=2)
