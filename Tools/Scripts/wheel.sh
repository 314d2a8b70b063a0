#!/bin/sh
# Makes the Python package with a program, the same bytes from the same folder: wheel.sh FOLDER OUTPUT
#
# FOLDER has `vcdiagram` and what it needs beside it, as `make portable` makes it. OUTPUT gets
# vcdiagram-VERSION-py3-none-SYSTEM.whl. hatchling, which is needed, dates all files the same.
set -eu
folder=$(cd "$1" && pwd)
mkdir -p "$2"
output=$(cd "$2" && pwd)
case $(uname -s) in
# pip compares the system's C library with the newest version of which the files need something.
Linux)
  library=$(find "$folder" -type f \( -name vcdiagram -o -name '*.so*' \) -exec readelf --version-info --wide {} + \
    | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -1)
  system=manylinux_$(echo "${library#GLIBC_}" | tr . _)_$(uname -m) ;;
# And the system's version with that for which the program was linked.
Darwin)
  least=$(otool -l "$folder/vcdiagram" | awk '$1 == "minos" { print $2; exit }')
  system=macosx_$(echo "$least" | tr . _)_$(uname -m) ;;
esac
cd "$(dirname "$0")/../../Integrations/Python"
unset SOURCE_DATE_EPOCH
PROGRAM_FOLDER=$folder WHEEL_TAG=py3-none-$system hatchling build --target wheel --directory "$output"
