#!/bin/sh
# Makes the files of a release, the same bytes from the same commit and programs.
#
#   release.sh program PROGRAM VERSION FOLDER   this machine's package for Debian, portable folder and wheel
#   release.sh rest VERSION FOLDER URL          all else, from the programs of every machine in FOLDER
#
# URL is where the files will be downloaded from.
set -eu
scripts=$(cd "$(dirname "$0")" && pwd)
case $1 in
program)
  program=$2 version=$3 folder=$4
  portable=$folder/vcdiagram-$(uname -m)-unknown-linux-gnu
  mkdir -p "$folder"
  "$scripts/deb.sh" "$program" "$version" "$folder" > /dev/null
  "$scripts/portable.sh" "$program" "$portable"
  "$scripts/wheel.sh" "$portable" "$folder" > /dev/null
  rm -r "$portable"
  ;;
rest)
  version=$2 folder=$3 url=$4
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  source=vcdiagram-$version-source.tar.gz
  git archive --format=tar --prefix="vcdiagram-$version/" HEAD | gzip -9n > "$folder/$source"
  set --
  for archive in "$folder"/vcdiagram-*-linux-gnu.tar.gz; do
    tar -xzf "$archive" -C "$work"
    name=$(basename "$archive" .tar.gz)
    set -- "$@" "${name#vcdiagram-}=$work/$name"
  done
  "$scripts/artifact-bundle.py" "$version" "$folder" "$url/vcdiagram.artifactbundle.zip" "$@" > /dev/null
  tar -C "$folder" --sort=name --owner=0 --group=0 --numeric-owner --mtime=@946684800 -cf - vcdiagram-plugin \
    | gzip -9n > "$folder/vcdiagram-plugin.tar.gz"
  rm -r "$folder/vcdiagram-plugin"
  "$scripts/checksums.sh" "$folder"
  sum=$(sed -n "s/ .*$source//p" "$folder/SHA256SUMS")
  "$scripts/formula.sh" "$version" "$url/$source" "$sum" > "$folder/vcdiagram.rb"
  date=$(TZ=UTC git log -1 --format=%cd --date=format-local:%Y-%m-%dT%H:%M:%SZ)
  "$scripts/sbom.py" "$version" "$url" "$date" > "$folder/vcdiagram.spdx.json"
  "$scripts/release-notes.sh" "$version" > "$folder/notes.md"
  ;;
esac
