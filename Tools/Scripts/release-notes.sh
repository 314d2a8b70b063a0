#!/bin/sh
# Prints what CHANGELOG.md says of a version, or of what is not released yet: release-notes.sh VERSION
set -eu
notes() { awk -v heading="## $1" 'index($0, "## ") == 1 { on = index($0 " ", heading " ") == 1; next } on' CHANGELOG.md; }
text=$(notes "$1")
printf '%s\n' "${text:-$(notes 'Not yet released')}"
printf '\nThe program for macOS needs Graphviz and libyaml: brew install graphviz libyaml. SHA256SUMS has the
checksum of each archive.\n'
