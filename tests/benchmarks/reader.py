#!/usr/bin/env -S /usr/bin/python3 -B
"""reader.py PROGRAM: prints how long the whole program keeps a screen reader waiting in `full`."""

import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "window"))
from ears import Atspi, Reader, descendants, name_of, wait_for  # noqa: E402

MOVES = [
    ("b2, Z 3, W 3", "b4, Z 3, W 3"),
    ("b8, Z 3, W 3", "c6, Z 3, W 3"),
    ("a2, Z 2, W 3", "a2, Z 2, W 4"),
]
FIRST_SQUARE = "a1, Z 7, W 7"


def timed(work):
    """Milliseconds, and what the work returns."""
    start = time.monotonic()
    result = work()
    return (time.monotonic() - start) * 1000, result


def main():
    with Reader(sys.argv[1]) as reader:
        reader.press(Atspi.Role.PUSH_BUTTON, "New game")
        row = reader.control(Atspi.Role.LIST_ITEM, "4⁴ full, ", whole=False)
        reader.act(row)
        start = reader.control(Atspi.Role.PUSH_BUTTON, "Start game")

        def begin():
            reader.act(start)
            reader.forget_board()
            return reader.cell(FIRST_SQUARE)
        spent, _ = timed(begin)
        print(f"program with a reader: full is on the bus {spent:.0f} ms after Start game")

        def walk():
            return sum(1 for table in reader.tables().values() for cell in descendants(table)
                       if name_of(cell))
        for what in ("first", "again"):
            spent, squares = timed(walk)
            print(f"program with a reader: {squares} squares walked and named over the bus, "
                  f"{what}: {spent:.0f} ms")

        for origin, target in MOVES:
            reader.act(reader.cell(origin))
            reader.expect_shown(origin, "selected")
            cell = reader.cell(target)

            def play():
                reader.act(cell)
                wait_for(lambda: "last move to here" in name_of(cell), target)
            spent, _ = timed(play)
            print(f"program with a reader: {target} shows its move {spent:.0f} ms after the press")


if __name__ == "__main__":
    main()
