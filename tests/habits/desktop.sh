#!/usr/bin/env bash
# The entries for the menu, for software centres and for kinds of files are valid, and agree.
set -u
source "$(dirname -- "${BASH_SOURCE[0]}")/files.sh"
need desktop-file-validate
need appstreamcli

desktop-file-validate app/desktop/*.desktop || complain "The menu entry is not valid"
appstreamcli validate --no-net app/desktop/*.metainfo.xml ||
    complain "The software-centre entry is not valid"

kinds() { grep -o "$1" "${@:2}" | sed "s/$1/\\1/" | sort -u; }
opened=$(sed -n 's/^MimeType=//p' app/desktop/*.desktop | tr ';' '\n' | sed '/^$/d' | sort -u)
[[ $opened == "$(kinds 'mime-type type="\([^"]*\)"' app/desktop/*.mime.xml)" ]] ||
    complain "The menu entry opens other kinds of files than *.mime.xml defines"
[[ $opened == "$(kinds '<mediatype>\([^<]*\)<' app/desktop/*.metainfo.xml)" ]] ||
    complain "The menu entry opens other kinds of files than the software-centre entry tells"
verdict
