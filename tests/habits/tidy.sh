#!/usr/bin/env bash
# tidy.sh [FILE...]: clang-tidy on these C++ files, or on all. It takes minutes, so it is run by hand;
# build the dev preset first.
set -u
source "$(dirname -- "${BASH_SOURCE[0]}")/files.sh"
need clang-tidy
compiled=build/dev/compile_commands.json
[[ -e $compiled ]] || {
    echo "Build first: cmake --preset dev && cmake --build --preset dev"
    exit 1
}

# clang cannot read the precompiled headers of gcc, nor some of its options.
mkdir -p build/tidy
sed -E 's/ -fpch-preprocess| -Winvalid-pch| -include [^ ]*cmake_pch\.hxx//g' "$compiled" \
    >build/tidy/compile_commands.json
if (($#)); then
    sources=("$@")
else
    mapfile -t sources < <(files 'app/*.cpp' 'engine/*.cpp')
fi
printf '%s\0' "${sources[@]}" |
    xargs -0 -n 1 -P "$(nproc)" clang-tidy -p build/tidy --quiet \
        --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-misleading-indentation || broken=1
verdict
