"""What a screen reader hears of the program, and the hands it has: the accessibility bus alone."""

import warnings

from program import Atspi, GLib, Program, descendants, name_of, showing, wait_for

EVENTS = ("object:state-changed:showing", "object:state-changed:focused")
SCREEN = (1280, 800)  # what with-screen.sh gives
OBSCURE_ROLES = {Atspi.Role.INVALID, Atspi.Role.UNKNOWN, Atspi.Role.FILLER, Atspi.Role.EXTENDED}


def around_squares(item):
    """Everything in an item but what is inside tables, as a board may have 4096 squares, and but
    what is hidden, as other pages are."""
    item.clear_cache()
    for index in range(item.get_child_count()):
        child = item.get_child_at_index(index)
        if child and present(child):
            yield child
            if child.get_role() != Atspi.Role.TABLE:
                yield from around_squares(child)


def present(item):
    """On screen, or where scrolling brings it there; the bus calls that as invisible as what is
    hidden, but what is hidden has its place inside the screen."""
    if showing(item):
        return True
    area = item.get_extents(Atspi.CoordType.SCREEN)
    return area.width > 0 and not (-area.width < area.x < SCREEN[0] and
                                   -area.height < area.y < SCREEN[1])


class Reader(Program):
    """The program with a reader attached, which works it by names and actions only."""

    def __init__(self, binary):
        # What is heard does not hang on who draws; this starts sooner.
        super().__init__(binary, QT_QUICK_BACKEND="software")
        self.said = []     # notifications, in the order they appeared
        self.focused = []  # what got the focus, as (role, name)
        self._tables = {}
        self._listener = Atspi.EventListener.new(self._hear)

    def __enter__(self):
        for event in EVENTS:
            self._listener.register(event)
        return super().__enter__()

    def __exit__(self, *details):
        for event in EVENTS:
            self._listener.deregister(event)
        super().__exit__(*details)

    def _hear(self, event):
        source = event.source
        try:
            if not event.detail1 or not source or source.get_process_id() != self.process.pid:
                return
            if event.type.startswith("object:state-changed:focused"):
                self.focused.append((source.get_role(), name_of(source)))
            elif source.get_role() == Atspi.Role.NOTIFICATION:
                self.said.append(name_of(source))
        except GLib.Error:  # it has gone already
            pass

    def _find_board(self):
        """Any board will do, of any size; its squares are looked up when they are needed."""
        assert self.process.poll() is None, "the program ended by itself"
        self.forget_board()
        return bool(self.tables())

    # Finding things by what they are called

    def forget_board(self):
        """Another game is on the board."""
        self.squares = {}
        self._tables = {}

    def tables(self):
        if not self._tables and self._application():
            self._tables = {name_of(item): item for item in around_squares(self._application())
                            if item.get_role() == Atspi.Role.TABLE}
        return self._tables

    def table(self, name):
        if name not in self.tables():
            self.forget_board()
        return self.tables().get(name)

    def cell(self, place):
        """The square that is called so: 'a2, Z 0, W 1' or 'e4'."""
        if place not in self.squares:
            _, _, board = place.partition(", ")
            table = wait_for(lambda: self.table(board or "Board"), f"the board of {place}")
            for cell in descendants(table):
                parts = name_of(cell).split(", ")
                self.squares[", ".join(parts[:place.count(", ") + 1])] = cell
        return self.squares[place]

    def shows(self, place):
        """What the square shows: 'white pawn, last move to here'."""
        return name_of(self.cell(place))[len(place) + 2:]

    def expect_shown(self, place, words):
        wait_for(lambda: words in self.shows(place), f"'{words}' on {place}")

    def control(self, role, name, whole=True):
        """The control that is called exactly so, or whose name begins so."""
        def look():
            for item in around_squares(self._application()):
                if item.get_role() == role:
                    found = name_of(item)
                    if found == name or not whole and found.startswith(name):
                        return item
            return None
        return wait_for(look, f"{role.value_nick} '{name}'")

    def gone(self, role, name):
        """Waits until nothing is called so."""
        wait_for(lambda: not any(item.get_role() == role and name_of(item) == name
                                 for item in around_squares(self._application())),
                 f"no {role.value_nick} '{name}'")

    def focusable(self):
        """Everything that the keyboard can reach here, squares left out."""
        return [item for item in around_squares(self._application())
                if item.get_state_set().contains(Atspi.StateType.FOCUSABLE)]

    # Working them

    def act(self, item, action="Press"):
        with warnings.catch_warnings():
            # The bindings take the name of an action for the outdated call beside it.
            warnings.simplefilter("ignore")
            names = [item.get_action_name(index) for index in range(item.get_n_actions())]
        assert action in names, f"'{name_of(item)}' can only {names}"
        item.do_action(names.index(action))

    def press(self, role, name):
        self.act(self.control(role, name))

    def begin(self, ruleset):
        """Starts a game of the ruleset whose name begins so, through the dialog."""
        self.press(Atspi.Role.PUSH_BUTTON, "New game")
        self.act(self.control(Atspi.Role.LIST_ITEM, f"{ruleset}, ", whole=False))
        self.press(Atspi.Role.PUSH_BUTTON, "Start game")
        self.forget_board()

    def play(self, origin, target):
        """Plays a move by pressing two squares, and the second again when a capture asks."""
        self.act(self.cell(origin))
        self.expect_shown(origin, "selected")
        capture = "can be captured" in self.shows(target)
        self.act(self.cell(target))
        if capture:
            self.expect_shown(target, "capture waits for confirmation")
            self.act(self.cell(target))
        self.expect_shown(target, "last move to here")

    # Listening

    def hear(self, text, since=0):
        """Waits until a notification says exactly this; returns how many were heard up to it."""
        def look():
            return text in self.said[since:] and self.said.index(text, since) + 1
        try:
            return wait_for(look, f"'{text}'")
        except AssertionError as missed:
            raise AssertionError(f"{missed}; heard were {self.said[since:]}") from missed

    def hear_of(self, beginning, since=0):
        """The same for the beginning of what a notification says."""
        def look():
            return next((place + 1 for place, text in enumerate(self.said)
                         if place >= since and text.startswith(beginning)), 0)
        try:
            return wait_for(look, f"'{beginning}...'")
        except AssertionError as missed:
            raise AssertionError(f"{missed}; heard were {self.said[since:]}") from missed

    def arrive(self, *keys):
        """Presses keys and returns the role and name of what the focus lands on."""
        before = len(self.focused)
        self.keys(*keys)
        return wait_for(lambda: self.focused[before:], f"focus after {keys}")[-1]

    def logged(self):
        """The entries of the log, the latest at the end."""
        entries = self.control(Atspi.Role.LIST, "Announcements, the latest at the end")
        return [name_of(item) for item in descendants(entries)
                if item.get_role() == Atspi.Role.LIST_ITEM]
