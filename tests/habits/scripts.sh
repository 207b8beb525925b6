#!/usr/bin/env bash
# The list of packages is well formed and every shell script passes shellcheck.
set -u
source "$(dirname -- "${BASH_SOURCE[0]}")/files.sh"
need shellcheck

while read -r use name _; do
    [[ -z $use || $use == \#* ]] && continue
    [[ $use =~ ^(build|run|test)$ && $name =~ ^[a-z0-9][a-z0-9.+-]+$ ]] ||
        complain "app/packages.txt: not 'use package reason': $use $name"
done <app/packages.txt
repeated=$(awk '!/^#/ && NF { print $2 }' app/packages.txt | sort | uniq -d)
[[ -z $repeated ]] || complain "app/packages.txt names twice:" "$repeated"

while read -r script; do
    shellcheck "$script" || complain "$script: shellcheck has something to say"
done < <(files '*.sh' '.ci/run')
verdict
