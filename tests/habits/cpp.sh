#!/usr/bin/env bash
# C++ stands in clang-format's shape, headers guard themselves, the engine knows no Qt.
set -u
source "$(dirname -- "${BASH_SOURCE[0]}")/files.sh"
need clang-format

# The shape is that of version 14: others set some lines differently.
if clang-format --version | grep -q 'version 14\.'; then
    mapfile -t sources < <(files '*.cpp' '*.h')
    while read -r line; do
        complain "$line"
    done < <(clang-format --dry-run "${sources[@]}" 2>&1 |
        sed -n 's/^\([^:]*:[0-9]*\):.*warning.*/\1: not in shape; run clang-format -i/p')
else
    echo "The shape is not checked: that takes clang-format 14."
fi

while read -r header; do
    grep -q '^#pragma once$' "$header" || complain "$header: no #pragma once"
done < <(files '*.h')

while read -r line; do
    complain "$line: the engine may not use Qt"
done < <(files 'engine/*' | tr '\n' '\0' | xargs -0 -r grep -nHE '#include <Q|Qt6::')
verdict
