#!/usr/bin/env bash
# What may stand at the top, and a README in every folder that stands there.
set -u
source "$(dirname -- "${BASH_SOURCE[0]}")/files.sh"

folders=(app engine qml lessons studies translations tests)
allowed=" CMakeLists.txt CMakePresets.json LICENSE README.md ${folders[*]} "

while read -r entry; do
    [[ $entry == .* || $allowed == *" $entry "* ]] || complain "At the top, where it should not be: $entry"
done < <(files '*' | cut -d/ -f1 | sort -u)

for folder in "${folders[@]}"; do
    [[ -s $folder/README.md ]] || complain "No README.md in $folder/"
done

for script in app/run.sh tests/run.sh .ci/run; do
    [[ -x $script ]] || complain "Not executable: $script"
done
verdict
