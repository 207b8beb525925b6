# shellcheck shell=bash
# Sourced by each check: goes to the top folder and tells which files belong to the repository.

cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
broken=0

# complain TEXT...: one finding; the check goes on and fails in the end.
complain() {
    printf '%s\n' "$*"
    broken=1
}

# verdict: ends the check.
verdict() { exit "$broken"; }

# files PATTERN...: tracked files, or without git every file that is not built.
files() {
    if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
        git ls-files --cached --others --exclude-standard -- "$@" | while read -r file; do
            [[ -e $file ]] && printf '%s\n' "$file"
        done
        return
    fi
    local pattern
    find . \( -path ./build -o -path ./.git -o -path ./.cache \) -prune -o -type f -printf '%P\n' |
        sort | while read -r file; do
        for pattern; do
            # shellcheck disable=SC2254 # the pattern is meant as one
            case $file in $pattern) printf '%s\n' "$file" ;; esac
        done
    done
}

# need TOOL: the check cannot be made without it.
need() {
    command -v "$1" >/dev/null || {
        printf "'%s' is not installed.\n" "$1"
        exit 1
    }
}
