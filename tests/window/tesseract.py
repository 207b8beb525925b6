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

            def tells(words):
                wait_for(lambda: words in name_of(picture), words)

            tells("No axis is turned")
            program.keys("shift+F6", "1")
            tells("X into W by 15°")
            program.keys("7")
            tells("Seen from the front")
            program.keys("a")
            tells("The cubes of W beside each other")
            program.keys("Home")
            tells("No axis is turned")
            program.keys("d")
            tells("Turn X into W")  # and no angles while it turns: each would be heard
            program.keys("Escape", "Home")
            tells("No axis is turned")
            self.assertEqual(program.close(), 0)

    def test_its_focus_is_told_on_all_four_axes(self):
        with Program(BINARY) as program:
            picture = program.item(PICTURE, "Tesseract.")
            program.keys("shift+F6")

            def focused():
                picture.clear_cache()
                return picture.get_state_set().contains(Atspi.StateType.FOCUSED)

            wait_for(focused, "the focus on the tesseract")
            for key, place in (("ctrl+Right", "b1, Z 0, W 0"), ("ctrl+Up", "b2, Z 0, W 0"),
                               ("alt+Right", "b2, Z 1, W 0"), ("alt+Up", "b2, Z 1, W 1")):
                program.keys(key)
                # The picture tells where its focus is, and the announcer says it aloud.
                wait_for(lambda: picture.get_description().startswith(place), place)
                program.item(Atspi.Role.NOTIFICATION, place)
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
        none = "No OpenGL was found"
        for why, words in (({"QT_QUICK_BACKEND": "software"}, "This window is drawn without OpenGL"),
                           ({"QT_XCB_GL_INTEGRATION": "none"}, none),
                           ({"LIBGL_DRIVERS_PATH": "/nowhere", "QT_XCB_GL_INTEGRATION": "xcb_glx"},
                            none)):
            self.setUp()
            with self.subTest(why=why), Program(BINARY, **why) as program:
                program.item(Atspi.Role.HEADING, "No tesseract without OpenGL")
                program.click_item(program.item(Atspi.Role.PUSH_BUTTON, "Why there is no tesseract"))
                program.item(Atspi.Role.LABEL, words)
                program.move("a2@00", "a3@00")
                self.assertEqual(program.close(), 0)

    def test_another_system_of_graphics_is_not_tried(self):
        with Program(BINARY, QSG_RHI_BACKEND="vulkan") as program:
            program.item(PICTURE, "Tesseract.")
            self.assertEqual(program.close(), 0)


if __name__ == "__main__":
    unittest.main(verbosity=2)
