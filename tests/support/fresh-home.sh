#!/usr/bin/env bash
# fresh-home.sh COMMAND...: runs it with an empty home, so that no test sees or touches the files
# of the person who runs it.
set -u
home=$(mktemp -d -t tessera-test.XXXXXX) || exit 1
trap 'rm -rf -- "$home"' EXIT
mkdir -m 700 -- "$home"/{data,config,cache,state,run}
export HOME=$home XDG_DATA_HOME=$home/data XDG_CONFIG_HOME=$home/config \
    XDG_CACHE_HOME=$home/cache XDG_STATE_HOME=$home/state XDG_RUNTIME_DIR=$home/run \
    LC_ALL=C.UTF-8
"$@"
