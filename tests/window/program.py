"""Starts the real program and uses it as a person does: eyes are the accessibility bus, hands are
xdotool. Everything waits for what it expects to see."""

import glob
import os
import signal
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE_S = float(os.environ.get("TESSERA_PATIENCE", "60"))


class NotSeen(AssertionError):
    """What was waited for did not come."""


def wait_for(look, what):
    """Returns the first true value of look(), or fails saying what was missed."""
    end = time.monotonic() + PATIENCE_S
    while True:
        while GLib.MainContext.default().iteration(False):
            pass
        try:
            seen = look()
        except GLib.Error:  # an object that went away while it was looked at
            seen = None
        if seen:
            return seen
        if time.monotonic() > end:
            raise NotSeen(what)
        time.sleep(0.02)


def name_of(item):
    item.clear_cache()
    return item.get_name() or ""


def showing(item):
    item.clear_cache()
    return item.get_state_set().contains(Atspi.StateType.SHOWING)


def descendants(item):
    item.clear_cache()
    for index in range(item.get_child_count()):
        child = item.get_child_at_index(index)
        if child:
            yield child
            yield from descendants(child)


class Program:
    """One run of the program. As a context manager it is gone at the end, however that comes."""

    def __init__(self, binary, *arguments, **environment):
        self.command = [binary, *arguments]
        self.environment = os.environ | environment
        self.process = None
        self.squares = {}

    def __enter__(self):
        self.process = subprocess.Popen(self.command, env=self.environment)
        try:
            wait_for(self._find_board, "the board in the window of the program")
            # There is no window manager here that would give a new window the keyboard.
            subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Tessera$",
                            "windowfocus", "--sync"], check=True)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE_S)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.wait()

    def kill(self):
        """What a power cut does: no chance to tidy up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self):
        """Closes the window as a person does and waits for the end."""
        self.keys("ctrl+q")
        self.process.wait(PATIENCE_S)
        return self.process.returncode

    def _application(self):
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_process_id() == self.process.pid:
                return child
        return None

    def _find_board(self):
        assert self.process.poll() is None, "the program ended by itself"
        self.squares = {}
        application = self._application()
        for item in descendants(application) if application else ():
            if item.get_role() == Atspi.Role.TABLE_CELL:
                place = ", ".join((item.get_name() or "").split(", ")[:3])
                self.squares[place] = item
        return len(self.squares) == 64

    def seen(self, role, name):
        """The item on screen of this role whose name begins so, or None."""
        for item in descendants(self._application()):
            if item.get_role() == role and name_of(item).startswith(name) and showing(item):
                return item
        return None

    def focused(self, role):
        """The item of this role that has the keyboard, or None."""
        for item in descendants(self._application()):
            if (item.get_role() == role and showing(item)
                    and item.get_state_set().contains(Atspi.StateType.FOCUSED)):
                return item
        return None

    def name(self, item):
        return name_of(item)

    def item(self, role, name):
        """The same, waited for."""
        return wait_for(lambda: self.seen(role, name), f"{role.value_nick} '{name}'")

    # Eyes

    def square(self, square):
        """What a square shows, in words: 'white pawn, last move to here'. 'a2@10' is X a, Y 2, Z 1, W 0."""
        place, zw = square.split("@")
        name = name_of(self.squares[f"{place}, Z {zw[0]}, W {zw[1]}"])
        return ", ".join(name.split(", ")[3:])

    def expect(self, square, words):
        wait_for(lambda: words in self.square(square),
                 f"'{words}' on {square}, which shows '{self.square(square)}'")

    def expect_not(self, square, words):
        wait_for(lambda: words not in self.square(square), f"no '{words}' on {square}")

    def placement(self):
        """Everything on the board: place to piece, without marks."""
        return {place: name_of(item).split(", ")[3] for place, item in self.squares.items()}

    # Hands

    def keys(self, *keys):
        subprocess.run(["xdotool", "key", "--delay", "5", *keys], check=True)

    def click(self, square):
        place, zw = square.split("@")
        self.click_item(self.squares[f"{place}, Z {zw[0]}, W {zw[1]}"])

    def click_item(self, item):
        item.clear_cache()
        area = item.get_extents(Atspi.CoordType.SCREEN)
        x, y = area.x + area.width // 2, area.y + area.height // 2
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)

    def move(self, origin, target, capture=False):
        """Plays a move with the mouse, confirming a capture with the keyboard."""
        self.click(origin)
        self.expect(origin, "selected")
        self.click(target)
        if capture:
            self.expect(target, "capture waits for confirmation")
            self.keys("Return")
        self.expect(target, "last move to here")


def saved_file():
    """Where the running game is kept; the file need not be there yet."""
    found = glob.glob(os.path.join(os.environ["XDG_DATA_HOME"], "**", "current.pgn4d"),
                      recursive=True)
    assert len(found) <= 1, found
    return found[0] if found else None


def saved_text():
    path = saved_file()
    if not path:
        return ""
    with open(path, encoding="utf-8") as file:
        return file.read()
