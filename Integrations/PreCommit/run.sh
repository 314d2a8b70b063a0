#!/bin/sh
# Runs the release of this checkout's version, for pre-commit: run.sh ARGUMENT...
# The first run downloads it into the checkout, which pre-commit caches, and compares its checksum.
# VCDIAGRAM_RELEASES names another place with the releases' folders, such as a mirror.
set -eu
repository=$(cd "$(dirname "$0")/../.." && pwd)
version=$(sed -n 's/.*current = "\(.*\)"/\1/p' "$repository/Sources/Command/Version.swift")
folder=$repository/.release/$version
if [ ! -x "$folder/vcdiagram" ]; then
  releases=${VCDIAGRAM_RELEASES-}
  if [ -z "$releases" ]; then
    releases=$(git -C "$repository" remote get-url origin |
      sed -e 's|^git@\([^:]*\):|https://\1/|' -e 's|\.git$||')/releases/download
  fi
  "$repository/Integrations/GitHub/install.sh" "$releases/v$version" "$folder" >&2
fi
exec "$folder/vcdiagram" "$@"
