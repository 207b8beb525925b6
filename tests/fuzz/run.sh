#!/usr/bin/env bash
# run.sh [SECONDS [TARGET...]]: fuzzes each target (ruleset fen lan record study lesson) for so many seconds, 600 if
# none are given. Texts that reach new code are kept in build/fuzz/found/TARGET and the next run goes
# on from them; texts that break something stand in build/fuzz/broken/TARGET, and it ends with 1.
set -euo pipefail
# shellcheck source=../../app/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/../../app/setup.sh"

seconds=${1:-600}
shift $(($# > 0 ? 1 : 0))
targets=("$@")
((${#targets[@]})) || targets=(ruleset fen lan record study lesson)

build_preset fuzz
export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
broken=0
for target in "${targets[@]}"; do
    found=build/fuzz/found/$target out=build/fuzz/broken/$target
    corpora=("$found" "tests/fuzz/corpus/$target")
    [[ $target == ruleset ]] && corpora+=(engine/rulesets)
    [[ $target == study ]] && corpora+=(studies)
    [[ $target == lesson ]] && corpora+=(lessons)
    mkdir -p "$found" "$out"
    say "Fuzzing $target for $seconds seconds; build/fuzz/$target.log tells how it goes"
    # In processes of its own, so that it goes on after a finding.
    "build/fuzz/tests/fuzz/fuzz_$target" -fork=1 -ignore_crashes=1 -ignore_timeouts=1 -ignore_ooms=1 \
        -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -artifact_prefix="$out/" \
        "${corpora[@]}" >"build/fuzz/$target.log" 2>&1 || true
    grep -E '^#[0-9]+: cov' "build/fuzz/$target.log" | tail -n 1 || true
    if [[ -n $(ls -A "$out") ]]; then
        printf 'Broken by:\n'
        printf '    %s\n' "$out"/*
        broken=1
    fi
done
exit "$broken"
