#!/usr/bin/env bash
# Installs what is missing, builds Tessera and starts it. Arguments go to the program.
set -euo pipefail
caller=$PWD
# shellcheck source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install_packages build run
build_preset release tessera tessera-cli

if [[ -z ${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-} && $# -eq 0 ]]; then
    fail "Tessera is built, but there is no screen to show it on: run this in a desktop session."
fi
program="$TESSERA_ROOT/build/release/app/tessera"
cd -- "$caller"
exec "$program" "$@"
