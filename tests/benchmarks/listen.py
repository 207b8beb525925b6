#!/usr/bin/env -S /usr/bin/python3 -B
"""listen.py COMMAND...: runs it while listening to all that a screen reader would hear."""

import subprocess
import sys
import threading

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

HEARD = ("object:state-changed", "object:property-change", "object:children-changed", "focus:")


def hear(event):
    """Asks back, as readers do."""
    try:
        if event.source:
            event.source.get_name()
    except GLib.Error:  # it has gone already
        pass


def main():
    listener = Atspi.EventListener.new(hear)
    for event in HEARD:
        listener.register(event)
    loop = GLib.MainLoop()
    codes = []

    def run():
        codes.append(subprocess.call(sys.argv[1:]))
        GLib.idle_add(loop.quit)

    threading.Thread(target=run, daemon=True).start()
    loop.run()
    sys.exit(codes[0])


if __name__ == "__main__":
    main()
