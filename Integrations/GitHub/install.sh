#!/bin/sh
# Puts a release's program into a folder, with its checksum compared: install.sh URL FOLDER
# URL is where the release's files are. What is in the folder already stays.
set -eu
url=$1
folder=$2
[ ! -x "$folder/vcdiagram" ] || exit 0

case "$(uname -s)-$(uname -m)" in
Linux-x86_64) archive=vcdiagram.artifactbundle.zip triple=x86_64-unknown-linux-gnu ;;
Linux-aarch64) archive=vcdiagram.artifactbundle.zip triple=aarch64-unknown-linux-gnu ;;
Darwin-arm64) archive=vcdiagram-macos-arm64.tar.gz ;;
*)
  echo "no release has a program for $(uname -s) on $(uname -m): build it, and name it as 'program'" >&2
  exit 1
  ;;
esac

mkdir -p "$(dirname "$folder")"
work=$(mktemp -d "$(dirname "$folder")/vcdiagram.XXXXXX")
trap 'rm -rf "$work"' EXIT
for file in "$archive" SHA256SUMS; do
  curl -fsSL --proto '=https,file' --retry 3 -o "$work/$file" "$url/$file" || {
    echo "'$url/$file' cannot be loaded" >&2
    exit 1
  }
done
if command -v sha256sum >/dev/null; then sum=sha256sum; else sum='shasum -a 256'; fi
(
  cd "$work"
  awk -v name="$archive" '$2 == name' SHA256SUMS >wanted
  [ -s wanted ] && $sum -c wanted >/dev/null 2>&1
) || {
  echo "'$archive' is not what SHA256SUMS says" >&2
  exit 1
}

mkdir "$work/program"
case "$archive" in
*.zip)
  unzip -q "$work/$archive" -d "$work/bundle"
  mv "$work/bundle/vcdiagram.artifactbundle/$triple"/* "$work/program"
  ;;
*)
  tar -xzf "$work/$archive" -C "$work/program"
  brew install graphviz libyaml
  ;;
esac
# Another job of the machine may have been faster; then `mv` would put this one into that one's folder.
mv "$work/program" "$folder" 2>/dev/null || [ -x "$folder/vcdiagram" ]
rm -rf "$folder/program"
