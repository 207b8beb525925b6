#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test. Arguments go to ctest:
# tests/run.sh -R perft
set -euo pipefail
# shellcheck source=../app/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/../app/setup.sh"

install_packages build run test
build_preset dev
ctest --preset dev --parallel "$(nproc)" "$@" </dev/null
