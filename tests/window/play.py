"""play.py PROGRAM: games on the real window with real keys and clicks, kept through every end."""

import glob
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

from program import Atspi, Program, saved_file, saved_text, wait_for

BINARY = sys.argv.pop(1)
DATA = os.path.join(os.path.dirname(__file__), "..", "data")

# White's and Black's pawns walk towards each other; each ply as (origin, target, as written).
PLIES = [
    ("a2@00", "a3@00", "a2@00-a3@00"),
    ("a3@11", "a2@11", "a3@11-a2@11"),
    ("b2@00", "b3@00", "b2@00-b3@00"),
    ("b3@11", "b2@11", "b3@11-b2@11"),
]


class Play(unittest.TestCase):
    def setUp(self):
        for kind in ("DATA", "CONFIG", "STATE"):
            folder = os.environ[f"XDG_{kind}_HOME"]
            shutil.rmtree(folder)
            os.makedirs(folder)

    def test_each_ply_played_with_the_mouse_is_saved_when_it_is_shown(self):
        with Program(BINARY) as program:
            for origin, target, written in PLIES:
                program.move(origin, target)
                self.assertIn(written, saved_text())
            self.assertEqual(program.square("a2@00"), "empty")

    def test_a_ply_is_played_with_the_keyboard_alone(self):
        with Program(BINARY) as program:
            # The board has the focus at the start, on a1 [0,0].
            program.keys("Up", "Return")
            program.expect("a2@00", "selected")
            program.expect("a3@00", "can move here")
            program.keys("Up", "space")
            program.expect("a3@00", "last move to here")
            self.assertIn("a2@00-a3@00", saved_text())
            # Alt with the arrows goes along Z and W.
            program.keys("alt+Right", "alt+Up", "Return")
            program.expect("a3@11", "selected")
            program.keys("Down", "Return")
            program.expect("a2@11", "last move to here")
            self.assertIn("a3@11-a2@11", saved_text())
            program.keys("ctrl+z")
            program.expect("a3@11", "black pawn")
            program.keys("ctrl+z")
            program.expect("a2@00", "white pawn")
            program.keys("ctrl+shift+z", "ctrl+shift+z")
            program.expect("a2@11", "last move to here")

    def test_escape_lets_go_of_the_selection(self):
        with Program(BINARY) as program:
            program.click("a2@00")
            program.expect("a3@00", "can move here")
            program.keys("Escape")
            program.expect_not("a2@00", "selected")
            program.expect_not("a3@00", "can move here")

    def test_a_capture_waits_for_its_confirmation(self):
        with Program(BINARY) as program:
            program.move("d1@00", "d2@11")
            program.move("a3@11", "a2@11")
            program.click("d2@11")
            program.expect("d3@11", "can be captured")
            program.click("d3@11")
            program.expect("d3@11", "capture waits for confirmation")
            program.keys("Escape")
            program.expect_not("d3@11", "capture waits for confirmation")
            program.expect("d3@11", "black pawn")
            self.assertNotIn("d2@11xd3@11", saved_text())
            program.keys("Escape")
            program.move("d2@11", "d3@11", capture=True)
            program.expect("d3@11", "white queen")
            self.assertIn("Qd2@11xd3@11", saved_text())

    def test_killed_at_any_ply_it_comes_back_with_all_that_was_shown(self):
        for count, (origin, target, _) in enumerate(PLIES, start=1):
            with Program(BINARY) as program:
                program.move(origin, target)
                shown = program.placement()
                program.kill()
            with Program(BINARY) as program:
                self.assertEqual(program.placement(), shown, f"after ply {count}")
                for _, _, written in PLIES[:count]:
                    self.assertIn(written, saved_text())

    def test_a_closed_window_comes_back_with_the_game(self):
        with Program(BINARY) as program:
            program.move(*PLIES[0][:2])
            shown = program.placement()
            self.assertEqual(program.close(), 0)
        with Program(BINARY) as program:
            self.assertEqual(program.placement(), shown)
            program.keys("ctrl+z")
            program.expect("a2@00", "white pawn")

    def test_a_damaged_save_is_kept_aside_and_said(self):
        with Program(BINARY) as program:
            program.move(*PLIES[0][:2])
        path = saved_file()
        junk = b"\x00\xff this is no game \x1b"
        with open(path, "wb") as file:
            file.write(junk)
        with Program(BINARY) as program:
            said = program.item(Atspi.Role.ALERT, "The saved game could not be read")
            self.assertIn("damaged", said.get_name())
            program.expect("a2@00", "white pawn")
            program.move(*PLIES[0][:2])
        aside = wait_for(lambda: glob.glob(os.path.join(os.path.dirname(path), "*damaged*")),
                         "the damaged file under another name")
        self.assertEqual(len(aside), 1)
        with open(aside[0], "rb") as file:
            self.assertEqual(file.read(), junk)
        self.assertIn(PLIES[0][2], saved_text())

    def test_a_move_can_be_typed_without_waiting_for_the_box(self):
        def typed(text):
            return [key.replace("@", "at") for key in text]

        with Program(BINARY) as program:
            program.keys("slash", *typed("a2@00a3@00"), "Return")
            program.expect("a3@00", "white pawn")
            # Opened again while it closes.
            program.keys("slash", "x", "Escape", "slash", *typed("a3@11a2@11"), "Return")
            program.expect("a2@11", "black pawn")

    def test_pipes_in_place_of_files_are_not_waited_for(self):
        data = os.path.join(os.environ["XDG_DATA_HOME"], "tessera")
        settings = os.path.join(os.environ["XDG_CONFIG_HOME"], "tessera", "settings.ini")
        for path in (settings, os.path.join(data, "games", "current.pgn4d"),
                     os.path.join(data, "games", ".current.lock"),
                     os.path.join(data, "rulesets", "pipe.toml")):
            os.makedirs(os.path.dirname(path), exist_ok=True)
            os.mkfifo(path)
        with Program(BINARY) as program:
            program.item(Atspi.Role.ALERT, f"{settings} is not a file")
            program.keys("ctrl+n")
            program.item(Atspi.Role.HEADING, "New game")
            program.keys("Escape")
            program.move(*PLIES[0][:2])
            self.assertIn(PLIES[0][2], saved_text())
            self.assertEqual(program.close(), 0)

    def test_damaged_settings_are_kept_aside_and_said_once(self):
        folder = os.path.join(os.environ["XDG_CONFIG_HOME"], "tessera")
        os.makedirs(folder)
        junk = bytes(range(256))
        with open(os.path.join(folder, "settings.ini"), "wb") as file:
            file.write(junk)
        with Program(BINARY) as program:
            program.item(Atspi.Role.ALERT, "The settings file was damaged")
            aside, = glob.glob(os.path.join(folder, "settings.damaged-*.ini"))
            with open(aside, "rb") as file:
                self.assertEqual(file.read(), junk)
            self.assertEqual(program.close(), 0)
        with Program(BINARY) as program:
            self.assertFalse(program.seen(Atspi.Role.ALERT, "The settings"))

    def test_a_game_is_opened_from_its_file(self):
        with Program(BINARY) as program:
            program.move(*PLIES[0][:2])
            one_ply = saved_text()
            program.move(*PLIES[1][:2])
            program.close()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "evening.pgn4d")
            with open(path, "w", encoding="utf-8") as file:
                file.write(one_ply)
            with Program(BINARY, path) as program:
                program.expect("a3@00", "last move to here")
                program.expect("a3@11", "black pawn")
                said = program.item(Atspi.Role.ALERT, "evening.pgn4d was opened").get_name()
                self.assertEqual(program.close(), 0)
        kept = glob.glob(os.path.join(os.path.dirname(saved_file()), "kept-*.pgn4d"))
        self.assertEqual(len(kept), 1)
        self.assertIn(os.path.basename(kept[0]), said)
        with open(kept[0], encoding="utf-8") as file:
            self.assertIn(PLIES[1][2], file.read())
        self.assertNotIn(PLIES[1][2], saved_text())

    def test_a_file_with_several_games_goes_to_the_library(self):
        with Program(BINARY, os.path.join(DATA, "several.pgn")) as program:
            program.item(Atspi.Role.LIST_ITEM, "Final, Dora – Emil, Chess · 2 Mar 2025, Black won")
            added = os.path.join(os.environ["XDG_DATA_HOME"], "**", "added-*.pgn4d")
            self.assertEqual(len(glob.glob(added, recursive=True)), 5)
            program.keys("ctrl+shift+f")
            program.keys("d", "o", "r", "a", "Return", "Return")
            program.item(Atspi.Role.LABEL, "Ruleset Chess")
            self.assertEqual(program.close(), 0)
        self.assertIn('[White "Dora"]', saved_text())

    def test_a_ruleset_is_offered_from_its_file(self):
        with Program(BINARY, os.path.join(DATA, "odd.toml")) as program:
            program.item(Atspi.Role.LIST_ITEM, "Odd")
            program.keys("Return")
            program.item(Atspi.Role.LABEL, "Ruleset Odd")
            self.assertIn('[Variant "Tessera/odd"]', saved_text())

    def test_a_file_that_is_no_game_is_said_and_changes_nothing(self):
        with Program(BINARY, "/nowhere/evening.pgn4d") as program:
            said = program.item(Atspi.Role.ALERT, "No game was opened. evening.pgn4d")
            self.assertIn("No such file", said.get_name())
            program.move(*PLIES[0][:2])
            self.assertIn(PLIES[0][2], saved_text())

    def test_more_than_one_file_that_is_no_game_is_refused(self):
        run = subprocess.run([BINARY, "a.pgn4d", "b.toml"], capture_output=True, check=False, timeout=60)
        self.assertEqual(run.returncode, 2)


if __name__ == "__main__":
    unittest.main(verbosity=2)
