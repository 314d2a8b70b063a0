#!/bin/sh
# Writes SHA256SUMS beside the archives in a folder: checksums.sh FOLDER
set -eu
cd "$1"
if command -v sha256sum >/dev/null; then sum=sha256sum; else sum='shasum -a 256'; fi
# A pattern that matches nothing stays as it is.
for archive in *.deb *.tar.gz *.whl *.zip; do
  [ ! -f "$archive" ] || $sum "$archive"
done > SHA256SUMS
