#!/usr/bin/env bash
# with-screen.sh [--accessible] COMMAND...: runs it on a screen of its own, 1280 by 800 pixels, with
# a session bus of its own; with --accessible also what a screen reader listens to.
set -eu
if [[ $1 == --on-screen ]]; then
    shift
    if [[ $1 == --accessible ]]; then
        shift
        # Asking for its address starts the accessibility bus.
        dbus-send --session --print-reply=literal --dest=org.a11y.Bus /org/a11y/bus \
            org.a11y.Bus.GetAddress >/dev/null
        export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
    fi
    exec "$@"
fi
unset QT_QPA_PLATFORM QT_QUICK_BACKEND WAYLAND_DISPLAY
exec xvfb-run -a -s "-screen 0 1280x800x24" dbus-run-session -- "$0" --on-screen "$@"
