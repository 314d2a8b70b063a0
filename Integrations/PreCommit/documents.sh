#!/bin/sh
# Checks the figures of all documents that Git knows, for pre-commit: documents.sh [--installed] [PATTERN...]
# The patterns are Git's, by default those of every document. With --installed, the program is the one on the
# path, else the release of this checkout's version.
set -eu
program=$(dirname "$0")/run.sh
if [ "${1-}" = --installed ]; then
  program=vcdiagram
  shift
fi
[ $# -gt 0 ] || set -- '*.md' '*.markdown' '*.adoc' '*.asciidoc' '*.tex'
[ -z "$(git ls-files -- "$@" | head -n 1)" ] ||
  git ls-files -z -- "$@" | xargs -0 "$program" embed --check -- || exit 1 # xargs' own code is 123.
