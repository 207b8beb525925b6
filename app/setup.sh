# shellcheck shell=bash
# What app/run.sh and tests/run.sh share; source it, then call the functions below.
# It leaves the caller in the top folder of the repository.

TESSERA_ROOT=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P) || exit 1
cd -- "$TESSERA_ROOT" || exit 1

say() { printf '%s\n' "$*"; }
fail() {
    printf '%s: %s\n' "$(basename -- "$0")" "$*" >&2
    exit 1
}

# packages USE...: the names listed for these uses.
packages() {
    local use name uses=" $* "
    while read -r use name _; do
        [[ $uses == *" $use "* ]] && say "$name"
    done <app/packages.txt
    return 0
}

# missing_packages USE...: those of them that are not installed.
missing_packages() {
    local -A installed=()
    local -a wanted
    local name status
    mapfile -t wanted < <(packages "$@")
    while read -r name status; do
        [[ $status == "install ok installed" || $status == "hold ok installed" ]] &&
            installed[$name]=1
    done < <(dpkg-query -W -f='${Package} ${Status}\n' "${wanted[@]}" 2>/dev/null)
    for name in "${wanted[@]}"; do
        [[ ${installed[$name]:-} ]] || say "$name"
    done
}

# need_tools: ends with a message unless the tools of a build are on the PATH.
need_tools() {
    local tool compiler=${CXX:-c++}
    for tool in cmake ninja "$compiler"; do
        command -v "$tool" >/dev/null || fail "'$tool' was not found, so nothing can be built."
    done
}

# Said where the packages cannot be installed by this script.
explain_requirements() {
    say "Tessera needs CMake 3.25 or newer, Ninja, a compiler for C++20, toml++, and Qt 6.4 or newer with"
    say "its Qt Quick modules. Debian 12 calls the packages:"
    packages "$@" | fold_names
}

fold_names() { paste -sd ' ' - | fold -s -w 96 | sed 's/^/    /'; }

# install_packages USE...: installs what is missing, and nothing when nothing is.
install_packages() {
    local -a missing become=()
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is not a Debian system, so nothing is installed for you."
        explain_requirements "$@"
        need_tools
        say "The tools are there: going on."
        return
    fi
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]})) || return 0

    say "These Debian packages are needed to build and run Tessera ($*) and are missing:"
    printf '%s\n' "${missing[@]}" | fold_names
    if ((EUID)); then
        command -v sudo >/dev/null || fail "Install them as root: apt-get install ${missing[*]}"
        say "Installing them with sudo, which may ask for your password."
        become=(sudo)
    else
        say "Installing them."
    fi
    local -a apt=("${become[@]}" env DEBIAN_FRONTEND=noninteractive apt-get
        -o DPkg::Lock::Timeout=300 -y)
    "${apt[@]}" update </dev/null ||
        say "The package lists could not be brought up to date; trying with what is there."
    if ! "${apt[@]}" install --no-install-recommends "${missing[@]}" </dev/null; then
        explain_requirements "$@" >&2
        fail "The packages could not be installed; apt-get says why above."
    fi
    # What an earlier configuration did not find may be there now.
    rm -f -- build/*/build.ninja
}

# build_preset PRESET [TARGET...]: configures when that is needed, and builds.
build_preset() {
    local preset=$1 cache="build/$1/CMakeCache.txt" target
    local -a fresh=() targets=()
    shift
    for target in "$@"; do targets+=(--target "$target"); done
    need_tools
    # A build folder that came here from another place knows the old paths only.
    if [[ -e $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$TESSERA_ROOT" "$cache"; then
        fresh=(--fresh)
    fi
    if ((${#fresh[@]})) || [[ ! -e build/$preset/build.ninja || CMakePresets.json -nt $cache ]]; then
        say "Configuring ($preset)"
        cmake --preset "$preset" "${fresh[@]}" </dev/null || fail "Configuring failed; see above."
    fi
    [[ -e build/$preset/.built ]] || say "Building ($preset); the first time takes some minutes"
    cmake --build --preset "$preset" "${targets[@]}" </dev/null || fail "Building failed; see above."
    touch "build/$preset/.built"
}
