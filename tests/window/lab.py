"""lab.py PROGRAM: a study solved on the real window while a game is running, which finds itself again."""

import glob
import json
import os
import shutil
import subprocess
import sys
import tomllib
import unittest

from program import Atspi, Program, saved_text, wait_for

BINARY = sys.argv.pop(1)
STUDIES = os.path.join(os.path.dirname(__file__), "..", "..", "studies")


def study_titled(title):
    for path in glob.glob(os.path.join(STUDIES, "*.toml")):
        with open(path, "rb") as file:
            study = tomllib.load(file)
        if study["title"] == title:
            return study
    raise AssertionError(f"no study is called {title}")


def progress():
    found = glob.glob(os.path.join(os.environ["XDG_DATA_HOME"], "**", "progress.json"),
                      recursive=True)
    if not found:
        return {}
    with open(found[0], encoding="utf-8") as file:
        return json.load(file)["studies"]


class Lab(unittest.TestCase):
    def setUp(self):
        for kind in ("DATA", "CONFIG", "STATE"):
            folder = os.environ[f"XDG_{kind}_HOME"]
            shutil.rmtree(folder)
            os.makedirs(folder)

    def solve_the_first_study(self, program):
        """By keys alone; returns the study."""
        program.keys("ctrl+3")
        card = wait_for(lambda: program.focused(Atspi.Role.LIST_ITEM), "a study that has the focus")
        title = program.name(card).split(". ")[0]
        study = study_titled(title)
        program.keys("Return")
        program.item(Atspi.Role.HEADING, title)
        for number, move in enumerate(study["line"]):
            if number % 2 == 1:
                continue  # the program answers
            program.keys("ctrl+g")
            program.item(Atspi.Role.DIALOG, "Go to a square or play a move")
            subprocess.run(["xdotool", "type", "--delay", "5", move], check=True)
            program.keys("Return")
        wait_for(lambda: study["id"] in progress(), f"{study['id']} noted as solved")
        program.item(Atspi.Role.LABEL, "Solved")
        return study

    def test_the_running_game_waits_for_who_is_in_the_lab(self):
        with Program(BINARY) as program:
            program.move("a2@00", "a3@00")
            program.move("a3@11", "a2@11")
            before = program.placement()
            game = saved_text()
            study = self.solve_the_first_study(program)
            self.assertEqual(saved_text(), game)
            self.assertEqual(program.close(), 0)
        self.assertEqual(saved_text(), game)
        self.assertEqual(progress(), {study["id"]: "unaided"})
        with Program(BINARY) as program:
            self.assertEqual(program.placement(), before)
            program.expect("a2@11", "last move to here")
            # It goes on from there.
            program.move("b2@00", "b3@00")
            self.assertTrue(saved_text().startswith(game[:game.index("1. ")]))
            self.assertIn("a3@11-a2@11", saved_text())
            self.assertIn("b2@00-b3@00", saved_text())
            # What was solved is solved.
            program.keys("ctrl+3")
            card = program.item(Atspi.Role.LIST_ITEM, study["title"])
            self.assertTrue(program.name(card).endswith(", Solved"), program.name(card))
            self.assertEqual(program.close(), 0)

    def test_a_power_cut_in_the_lab_takes_neither_game_nor_progress(self):
        with Program(BINARY) as program:
            program.move("a2@00", "a3@00")
            before = program.placement()
            study = self.solve_the_first_study(program)
            program.kill()
        self.assertEqual(progress(), {study["id"]: "unaided"})
        with Program(BINARY) as program:
            self.assertEqual(program.placement(), before)
            self.assertEqual(program.close(), 0)


if __name__ == "__main__":
    unittest.main(verbosity=2)
