#!/usr/bin/env bash
# The entries for the menu and for software centres are valid.
set -u
source "$(dirname -- "${BASH_SOURCE[0]}")/files.sh"
need desktop-file-validate
need appstreamcli

desktop-file-validate app/desktop/*.desktop || complain "The menu entry is not valid"
appstreamcli validate --no-net app/desktop/*.metainfo.xml ||
    complain "The software-centre entry is not valid"
verdict
