#!/usr/bin/env bash
# with-screen.sh [--accessible] COMMAND...: runs it on an X screen of its own, 1280 by 800 pixels, with
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
# The server chooses a free number itself, so that screens started at once do not meet.
exec {told}< <(exec Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp -noreset 2>/dev/null)
server=$!
trap 'kill "$server" 2>/dev/null' EXIT
read -r -t 60 display <&"$told" || {
    echo "Xvfb did not start." >&2
    exit 1
}
export DISPLAY=:$display
dbus-run-session -- "$0" --on-screen "$@"
