#!/usr/bin/env bash
# No unfinished marks, no machine's own paths, no debugging output left behind.
set -u
source "$(dirname -- "${BASH_SOURCE[0]}")/files.sh"

# The brackets keep this file from finding itself.
search() {
    local what=$1 pattern=$2 found
    shift 2
    found=$(files "$@" | tr '\n' '\0' | xargs -0 -r grep -nIE -- "$pattern")
    [[ -z $found ]] || complain "$what:" $'\n'"$found"
}
search "Unfinished" '\b(T[O]DO|F[I]XME|X[X]X|H[A]CK|Q[S]KIP|coming [s]oon|not [i]mplemented)\b'
search "Paths of one machine" '(^|[^[:alnum:]_.~-])/(h[o]me|r[o]ot|w[o]rk|t[m]p)/'
search "Debugging output" '\b(q[D]ebug|console\.[l]og)\b' '*.cpp' '*.h' '*.qml'
search "A file of the other line ending" $'\r$' '*.cpp' '*.h' '*.qml' '*.md' '*.sh' '*.txt'
verdict
