#!/usr/bin/env bash
# qml.sh QMLLINT MODULES: the interface passes qmllint without a warning.
set -u
source "$(dirname -- "${BASH_SOURCE[0]}")/files.sh"
qmllint=$1 modules=$2

mapfile -t sources < <(files 'qml/*.qml')
"$qmllint" -I "$modules" "${sources[@]}" || complain "qmllint has something to say"
verdict
