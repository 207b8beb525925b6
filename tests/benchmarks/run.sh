#!/usr/bin/env bash
# run.sh [ROUNDS]: measures the program on this machine and prints what README.md lists. It judges
# nothing; build outputs go where app/run.sh puts them.
set -euo pipefail
# shellcheck source=../../app/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/../../app/setup.sh"
rounds=${1:-11}

build=$PWD/build/release
alone=("$PWD/tests/support/fresh-home.sh" "$PWD/tests/support/with-screen.sh")

# measure PROGRAM: microseconds to the first frame, and KiB in memory, of one start.
measure() { TESSERA_BENCH_STARTED=${EPOCHREALTIME/[.,]/} "$1" 2>/dev/null; }

if [[ ${2:-} == --rounds ]]; then
    if [[ $3 == software ]]; then export QT_QUICK_BACKEND=software; fi
    # On the screen: the two take turns, so that a busy moment hits both.
    for ((i = 0; i < rounds; ++i)); do
        printf 'empty %s\n' "$(measure "$build/tests/benchmarks/bench_empty")"
        printf 'tessera %s\n' "$(measure "$build/tests/benchmarks/bench_start")"
    done
    exit
fi

install_packages build run test
build_preset release tessera-cli bench_rules bench_explain bench_solver bench_search bench_start bench_empty bench_reader \
    bench_board bench_library bench_tesseract bench_trips tessera >&2

# median NAME COLUMN: of the lines collected.
median() {
    printf '%s\n' "$samples" | awk -v name="$1" -v column="$2" '$1 == name { print $column }' |
        sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'
}

printf 'machine: %s cores, %s\n' "$(nproc)" \
    "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)"
for backend in opengl software; do
    samples=$("${alone[@]}" "$0" "$rounds" --rounds "$backend")
    awk -v b="$backend" -v t="$(median tessera 2)" -v e="$(median empty 2)" -v m="$(median tessera 3)" \
        -v n="$(median empty 3)" 'BEGIN {
            printf "first frame (%s): tessera %.0f ms, empty window %.0f ms, ratio %.2f\n", b, t / 1000, e / 1000, t / e
            printf "memory (%s): tessera %.0f MiB, empty window %.0f MiB\n", b, m / 1024, n / 1024
        }'
    # The scene graph of the software renderer, or OpenGL of whatever the machine has.
    if [[ $backend == software ]]; then renderer=software; else renderer=; fi
    "${alone[@]}" env QT_QUICK_BACKEND="$renderer" "$build/tests/benchmarks/bench_board" |
        sed "s/^/board ($backend): /"
done
cli=$build/bin/tessera-cli
for ruleset in lite:5 tesschess:3 full:2 raumschach:3 fide:5; do
    "$cli" perft "${ruleset%:*}" "${ruleset#*:}" |
        sed -E 's/.*"nodes":([0-9]+).*"seconds":([0-9.e+-]+).*/\1 \2/' |
        awk -v what="$ruleset" '{ printf "perft %s: %d nodes, %.2f s, %.2f million nodes a second\n", what, $1, $2, $1 / $2 / 1e6 }'
done
"$build/tests/benchmarks/bench_rules"
"$build/tests/benchmarks/bench_explain"
"$build/tests/benchmarks/bench_solver"
"$build/tests/benchmarks/bench_search"
"$build/tests/benchmarks/bench_library"
"${alone[@]}" "$build/tests/benchmarks/bench_tesseract" | sed "s/^/tesseract: /"
"${alone[@]}" "$build/tests/benchmarks/bench_trips" | sed "s/^/tesseract: /"
"$PWD/tests/support/fresh-home.sh" "$PWD/tests/support/with-screen.sh" --accessible \
    "$PWD/tests/benchmarks/listen.py" "$build/tests/benchmarks/bench_reader"
"$PWD/tests/support/fresh-home.sh" "$PWD/tests/support/with-screen.sh" --accessible \
    "$PWD/tests/benchmarks/reader.py" "$build/app/tessera"
tests/benchmarks/compare_fairy.py "$cli"
