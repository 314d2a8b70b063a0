#!/bin/sh
# Makes what a release offers, as far as this machine can: release.sh PROGRAM VERSION FOLDER URL
#
# The same commit and program make the same bytes. URL is where the archives will be downloaded from.
set -eu
program=$1 version=$2 folder=$3 url=$4
triple=$(uname -m)-unknown-linux-gnu
rm -rf "$folder"
mkdir -p "$folder"
git archive --format=tar --prefix="vcdiagram-$version/" HEAD | gzip -9n > "$folder/vcdiagram-$version-source.tar.gz"
Tools/Scripts/deb.sh "$program" "$version" "$folder" > /dev/null
Tools/Scripts/portable.sh "$program" "$folder/vcdiagram-$triple"
Tools/Scripts/artifact-bundle.py "$version" "$folder" "$url/vcdiagram.artifactbundle.zip" \
  "$triple=$folder/vcdiagram-$triple" > /dev/null
rm -r "$folder/vcdiagram-$triple"
tar -C "$folder" --sort=name --owner=0 --group=0 --numeric-owner --mtime=@946684800 -cf - vcdiagram-plugin \
  | gzip -9n > "$folder/vcdiagram-plugin.tar.gz"
rm -r "$folder/vcdiagram-plugin"
Tools/Scripts/checksums.sh "$folder"
source=$(sed -n "s/ .*vcdiagram-$version-source.tar.gz//p" "$folder/SHA256SUMS")
Tools/Scripts/formula.sh "$version" "$url/vcdiagram-$version-source.tar.gz" "$source" > "$folder/vcdiagram.rb"
date=$(TZ=UTC git log -1 --format=%cd --date=format-local:%Y-%m-%dT%H:%M:%SZ)
Tools/Scripts/sbom.py "$version" "$url" "$date" > "$folder/vcdiagram.spdx.json"
Tools/Scripts/release-notes.sh "$version" > "$folder/notes.md"
